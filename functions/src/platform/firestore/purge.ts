import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { UNDO_MS } from '@first-show/domain/core/limits';
import type { Writes } from '../cache/optimistic.ts';

/**
 * Soft deletes: a deleted item is hidden at once, and a note in `system/purge_…` lists the
 * documents to remove and when. Ten seconds after the delete, `jobs/purge.trigger` removes all
 * documents of the note, once. To undo the delete before that, the note is removed.
 */
export type Purge = { dueAt: string; paths: string[] };

const PREFIX = 'purge_';
const noteRef = (db: Firestore, key: string) => db.collection(collections.system).doc(`${PREFIX}${key}`);

/**
 * Schedules a purge by writing its note. Call it within the commit that hides the item. `key` names
 * the item: 'comment-x'.
 */
export function schedulePurge(db: Firestore, writes: Writes, input: { key: string; paths: string[]; now: Date }): void {
  const note: Purge = { dueAt: new Date(input.now.getTime() + UNDO_MS).toISOString(), paths: input.paths };
  writes.set(noteRef(db, input.key), note);
}

/** Cancels a purge. Call it within the commit that shows the item again. */
export function cancelPurge(db: Firestore, writes: Writes, key: string): void {
  writes.delete(noteRef(db, key));
}

/** The key in a note's document id; `null` for other documents of `system`. */
export const purgeKey = (systemId: string): string | null =>
  systemId.startsWith(PREFIX) ? systemId.slice(PREFIX.length) : null;

/**
 * Removes the documents of a note if it still exists and is due, and returns true; otherwise does
 * nothing. `follow` removes dependent data that does not fit into one commit. The note stays due
 * until `follow` is done.
 */
export async function runPurge(
  db: Firestore,
  key: string,
  now: Date,
  follow?: () => Promise<unknown>,
): Promise<boolean> {
  const ref = noteRef(db, key);
  const isDue = await db.runTransaction(async (transaction) => {
    const note = (await transaction.get(ref)).data() as Purge | undefined;
    if (note === undefined || note.dueAt > now.toISOString()) return false;
    for (const path of note.paths) transaction.delete(db.doc(path));
    if (follow === undefined) transaction.delete(ref);
    else transaction.update(ref, { paths: [] } satisfies Partial<Purge>);
    return true;
  });
  if (!isDue || follow === undefined) return isDue;
  await follow();
  await ref.delete();
  return true;
}

/** Keys of at most `limit` notes that are due. */
export async function duePurges(db: Firestore, now: Date, limit: number): Promise<string[]> {
  const snapshot = await db.collection(collections.system).where('dueAt', '<=', now.toISOString()).limit(limit).get();
  return snapshot.docs.flatMap((document) => purgeKey(document.id) ?? []);
}
