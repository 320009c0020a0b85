import { isDeepStrictEqual } from 'node:util';
import { FieldPath, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { createLocks } from '../platform/firestore/lock.ts';
import { optimistically } from '../platform/cache/optimistic.ts';
import { readTogether } from '../platform/firestore/read-together.ts';

/** The fields of a roll-up besides its content. */
type Bookkeeping = {
  /** The time when the sources of each slice were read. */
  readAt: Record<string, string>;
  /** Ids of all articles in the roll-up, so that a change of an article finds its roll-ups. */
  articleIds?: string[];
  updatedAt: string;
};
export type Stored<T> = T & Partial<Bookkeeping>;

const rollupRef = (db: Firestore, id: string) => db.collection(collections.rollups).doc(id);

/** A roll-up; `null` if it was never built. One read. */
export async function readRollup<T>(db: Firestore, id: string): Promise<Stored<T> | null> {
  const snapshot = await readTogether(rollupRef(db, id));
  return (snapshot.data() as Stored<T> | undefined) ?? null;
}

/**
 * A read time as sortable text with nanoseconds, so that two rebuilds within a millisecond have an
 * order. Of several times, the earliest is used.
 */
export function stampOf(times: readonly Timestamp[]): string {
  const oldest = times.reduce((a, b) => (a.valueOf() <= b.valueOf() ? a : b));
  return `${new Date(oldest.seconds * 1000).toISOString().slice(0, 19)}.${String(oldest.nanoseconds).padStart(9, '0')}Z`;
}

/**
 * Runs the rebuilds of one roll-up one after the other on this instance, because concurrent ones
 * would conflict.
 */
const inTurn = createLocks();

/**
 * Writes one slice of a roll-up, unless the stored slice was read later. Concurrent rebuilds finish
 * in any order, so the latest read must win, not the latest write. `readAt` is the stamp of the
 * source that was read first.
 */
export async function writeSlice(
  db: Firestore,
  input: { id: string; slice: string; readAt: string; data: Record<string, unknown> },
): Promise<void> {
  const ref = rollupRef(db, input.id);
  const updatedAt = new Date(input.readAt.slice(0, 23) + 'Z').toISOString();
  const write = async (): Promise<unknown> => {
    const stored = await ref.get();
    const { readAt } = (stored.data() ?? {}) as Partial<Bookkeeping>;
    if ((readAt?.[input.slice] ?? '') > input.readAt) return;
    if (stored.updateTime === undefined)
      return ref.create({ ...input.data, readAt: { [input.slice]: input.readAt }, updatedAt });
    // Update each field by its name, which replaces it as a whole. With `set` and `merge`, a map
    // field would mix the old and the new card.
    const fields = Object.entries(input.data).flatMap(([field, value]) => [new FieldPath(field), value]);
    return ref.update(new FieldPath('readAt', input.slice), input.readAt, 'updatedAt', updatedAt, ...fields, {
      lastUpdateTime: stored.updateTime,
    });
  };
  await inTurn(ref.path, () => optimistically(write));
}

/**
 * Builds one slice of a roll-up that other code also writes. Reads the roll-up first, then the
 * sources, and writes only if the roll-up has not changed since. Otherwise it retries, so older
 * data never overwrite a newer write. It ends when the stored slice equals the sources. `read`
 * returns `null` if there must be no roll-up.
 */
export async function rebuildSlice<T extends Record<string, unknown>>(
  db: Firestore,
  { id, slice, read }: { id: string; slice: string; read: () => Promise<{ readAt: string; data: T } | null> },
): Promise<void> {
  const ref = rollupRef(db, id);
  const rebuild = async (): Promise<void> => {
    for (;;) {
      const stored = await ref.get();
      if (stored.updateTime === undefined) {
        if ((await read()) === null) return;
        // Create the document before its content. From now on, every commit that hides a comment
        // also writes the document. So either the next read of the sources sees the commit, or the
        // update below fails and is retried.
        await ref.create({ readAt: {}, updatedAt: '' } satisfies Bookkeeping);
        continue;
      }
      const found = await read();
      if (found === null) {
        await ref.delete({ lastUpdateTime: stored.updateTime });
        return;
      }
      const { readAt, data } = found;
      if (Object.entries(data).every(([field, value]) => isDeepStrictEqual(stored.get(field), value))) return;
      const updatedAt = new Date(readAt.slice(0, 23) + 'Z').toISOString();
      await ref.update({ ...data, [`readAt.${slice}`]: readAt, updatedAt }, { lastUpdateTime: stored.updateTime });
    }
  };
  await inTurn(ref.path, () => optimistically(rebuild));
}

export async function deleteRollup(db: Firestore, id: string): Promise<void> {
  await rollupRef(db, id).delete();
}

const SHOWING_AT_ONCE = 300;

/**
 * The ids of all roll-ups that show an article: home page, sidebar, category lists, ranked lists,
 * and the related lists of other articles, which may be thousands.
 */
export async function rollupsShowing(db: Firestore, articleId: string): Promise<string[]> {
  const showing = db
    .collection(collections.rollups)
    .where('articleIds', 'array-contains', articleId)
    .orderBy(FieldPath.documentId())
    .select()
    .limit(SHOWING_AT_ONCE);
  const ids: string[] = [];
  for (let page = showing; ; page = showing.startAfter(ids.at(-1))) {
    const { docs } = await page.get();
    ids.push(...docs.map(({ id }) => id));
    if (docs.length < SHOWING_AT_ONCE) return ids;
  }
}
