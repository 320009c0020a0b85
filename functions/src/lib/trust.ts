import type { Deps } from './deps.ts';
import { networkOf } from './network-address.ts';
import { signature } from './reader-cookie.ts';

/** What limits know of a reader. `activeDays`: days on which an action was accepted. */
export type Visitor = { readerId: string; activeDays: number; isNew: boolean; address: string | null };

/**
 * A reader is trusted from this day of accepted actions on. Ids are free to make and to keep,
 * coming back on several days is not.
 */
export const TRUSTED_DAYS = 3;

export const isTrusted = (reader: Pick<Visitor, 'activeDays'>): boolean => reader.activeDays >= TRUSTED_DAYS;

/** What a network is counted under: its address is nowhere kept. */
export function networkKeyOf(deps: Pick<Deps, 'config'>, reader: Pick<Visitor, 'address'>): string {
  const network = networkOf(reader.address);
  return network === '' ? 'unknown' : signature('limit-network', network, deps.config.signingSecret).slice(0, 22);
}
