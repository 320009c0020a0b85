import type { Deps } from '../deps.ts';
import { networkOf } from './network-address.ts';
import { signature } from '../identity/reader-cookie.ts';

/** The data about a reader that limits use. `activeDays`: days with an accepted action. */
export type Visitor = { readerId: string; activeDays: number; isNew: boolean } & Caller;

/**
 * The origin of a call. `isDirect`: it went to the function's own address, bypassing Hosting.
 * `isAddressVerified`: its address cannot be forged.
 */
export type Caller = { address: string | null; isDirect?: boolean; isAddressVerified?: boolean };

/**
 * A reader is trusted after accepted actions on this many days. Ids are free to make and to keep,
 * but returning on several days takes effort.
 */
export const TRUSTED_DAYS = 3;

export const isTrusted = (reader: Pick<Visitor, 'activeDays'>): boolean => reader.activeDays >= TRUSTED_DAYS;

/**
 * The key under which a network is counted; the address itself is stored nowhere. Calls that bypass
 * Hosting share one key, because their callers could forge another network each time.
 */
export function networkKeyOf(deps: Pick<Deps, 'config'>, reader: Caller): string {
  if (reader.isDirect === true) return 'direct';
  const network = networkOf(reader.address);
  return network === '' ? 'unknown' : signature('limit-network', network, deps.config.signingSecret).slice(0, 22);
}
