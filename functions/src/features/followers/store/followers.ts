import type { Firestore } from 'firebase-admin/firestore';
import type { FollowerSettings, NewFollowers } from '@first-show/domain/followers/followers.schema';
import type { LogChange } from '../../../platform/desk-log/desk-log.ts';
import { collections } from '@first-show/domain/core/collections';

/** Reads and writes `settings/followers`. Readers get it with the sidebar's roll-up. */

const settingsRef = (db: Firestore) => db.collection(collections.settings).doc('followers');

const settingsOf = (data: Partial<FollowerSettings> | undefined): FollowerSettings => ({
  followers: data?.followers ?? [],
  updatedAt: data?.updatedAt ?? null,
  updatedBy: data?.updatedBy ?? null,
});

/** The follower counts. One read. */
export const loadFollowers = async (db: Firestore): Promise<FollowerSettings> =>
  settingsOf((await settingsRef(db).get()).data());

/**
 * Saves the follower counts. 'stale': the counts have been saved again since `form.basedOn`, and
 * `settings` are the current counts.
 */
export async function saveFollowers(
  db: Firestore,
  input: { form: NewFollowers; by: string; now: Date; log?: LogChange },
): Promise<{ outcome: 'done' | 'stale'; settings: FollowerSettings }> {
  const { form, by, now } = input;
  return db.runTransaction(async (transaction) => {
    const before = settingsOf((await transaction.get(settingsRef(db))).data());
    if (form.basedOn !== undefined && form.basedOn !== before.updatedAt)
      return { outcome: 'stale' as const, settings: before };
    const followers = form.followers.flatMap(({ count, ...row }) => (count === null ? [] : [{ ...row, count }]));
    const settings: FollowerSettings = { followers, updatedAt: now.toISOString(), updatedBy: by };
    transaction.set(settingsRef(db), settings);
    input.log?.(transaction);
    return { outcome: 'done' as const, settings };
  });
}
