import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { createCoalescer } from '../platform/cache/coalesce.ts';
import { retryOnConflict } from '../platform/firestore/preconditions.ts';

/** A list that is stored as a roll-up: the id of its document, and the query for its content. */
export type List<Content extends object | null> = {
  id: string;
  /** Reads the content from its sources. `null` if there must be no roll-up. */
  read: (db: Firestore) => Promise<Content>;
};

export const rollupRef = (db: Firestore, id: string): DocumentReference => db.collection(collections.rollups).doc(id);

/**
 * The content of a list. One read, or the list's sources if no trigger has built it yet. `read`:
 * the list's document, if the caller has read it together with others.
 */
export async function readList<Content extends object | null>(
  db: Firestore,
  list: List<Content>,
  read?: DocumentSnapshot,
): Promise<Content> {
  const stored = read ?? (await rollupRef(db, list.id).get());
  // A document without a time was created before its content (see `rebuild`).
  return stored.get('updatedAt') === undefined ? list.read(db) : (stored.data() as Content);
}

/** Calls for a roll-up that is being rebuilt on this instance share one further rebuild. */
const coalescers = new WeakMap<Firestore, ReturnType<typeof createCoalescer>>();
export function coalesce(db: Firestore, key: string, work: () => Promise<void>): Promise<void> {
  const own = coalescers.get(db) ?? createCoalescer();
  coalescers.set(db, own);
  return own(key, work);
}

/**
 * Rebuilds a list: reads its roll-up, then its sources, and writes only if nobody has written the
 * roll-up since. Otherwise it starts again, so the rebuild that read the sources last wins. It
 * writes even if the content is the same, because a concurrent rebuild with older sources must
 * fail.
 */
export const rebuild = (db: Firestore, list: List<object | null>): Promise<void> =>
  coalesce(db, list.id, () => retryOnConflict(() => tryRebuild(db, list)));

/**
 * Rebuilds one field of a list like `rebuild`, or the whole list if no trigger has built it yet.
 * `read` reads the field's value.
 */
export const rebuildField = (
  db: Firestore,
  list: List<object | null>,
  { field, read }: { field: string; read: (db: Firestore) => Promise<unknown> },
): Promise<void> =>
  coalesce(db, `${list.id} ${field}`, () =>
    retryOnConflict(async () => {
      const ref = rollupRef(db, list.id);
      const stored = await ref.get();
      if (stored.get('updatedAt') === undefined) return rebuild(db, list);
      const precondition = { lastUpdateTime: stored.updateTime };
      const updatedAt = new Date().toISOString();
      await ref.update({ [field]: await read(db), updatedAt }, precondition);
    }),
  );

async function tryRebuild(db: Firestore, { id, read }: List<object | null>): Promise<void> {
  const ref = rollupRef(db, id);
  let stored = await ref.get();
  if (!stored.exists) {
    // Create the document before its content. From now on, every commit that hides a comment also
    // writes the document. So either the sources are read after that commit, or the update fails.
    await ref.create({});
    stored = await ref.get();
  }
  const precondition = { lastUpdateTime: stored.updateTime };
  const content = await read(db);
  if (content === null) await ref.delete(precondition);
  else await ref.update({ ...content, updatedAt: new Date().toISOString() }, precondition);
}
