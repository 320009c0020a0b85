import type { Deps } from './deps.ts';
import { networkOf } from './network-address.ts';
import { signature } from './reader-cookie.ts';

/** What limits know of a reader. `activeDays`: days on which an action was accepted. */
export type Visitor = { readerId: string; activeDays: number; isNew: boolean } & Caller;

/**
 * Where a call comes from. `isDirect`: it went to the function's own address, round Hosting.
 * `isAddressVerified`: its address cannot be invented.
 */
export type Caller = { address: string | null; isDirect?: boolean; isAddressVerified?: boolean };

/**
 * A reader is trusted from this day of accepted actions on. Ids are free to make and to keep,
 * coming back on several days is not.
 */
export const TRUSTED_DAYS = 3;

export const isTrusted = (reader: Pick<Visitor, 'activeDays'>): boolean => reader.activeDays >= TRUSTED_DAYS;

/**
 * What a network is counted under: its address is nowhere kept. Calls round Hosting share one:
 * such a caller could name another network each time.
 */
export function networkKeyOf(deps: Pick<Deps, 'config'>, reader: Caller): string {
  if (reader.isDirect === true) return 'direct';
  const network = networkOf(reader.address);
  return network === '' ? 'unknown' : signature('limit-network', network, deps.config.signingSecret).slice(0, 22);
}
