import type { Deps } from '../deps.ts';
import { networkOf } from './network-address.ts';
import { signature } from '../identity/reader-cookie.ts';

/**
 * The facts about a reader that rate limits use. `activeDays` is the number of days with an
 * accepted action.
 */
export type Visitor = { readerId: string; activeDays: number; isNew: boolean } & Caller;

/**
 * Where a call comes from. `isDirect`: it was sent to the function's own URL, bypassing Hosting.
 * `isAddressVerified`: its address cannot be forged.
 */
export type Caller = { address: string | null; isDirect?: boolean; isAddressVerified?: boolean };

/**
 * Accepted actions on this many days make a reader trusted. Ids cost nothing, but returning on
 * several days takes effort.
 */
export const TRUSTED_DAYS = 3;

export const isTrusted = (reader: Pick<Visitor, 'activeDays'>): boolean => reader.activeDays >= TRUSTED_DAYS;

/**
 * The key under which a network is counted; the address itself is not stored. Calls that bypass
 * Hosting share one key, because their callers could forge a new address for each call.
 */
export function networkKeyOf(deps: Pick<Deps, 'config'>, reader: Caller): string {
  if (reader.isDirect === true) return 'direct';
  const network = networkOf(reader.address);
  return network === '' ? 'unknown' : signature('limit-network', network, deps.config.signingSecret).slice(0, 22);
}
