import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import { TRASH_DAYS, type TrashItem, type TrashKind, type TrashPage } from '@first-show/domain/trash/trash.schema';
import { isDocumentId } from './ids.ts';

/**
 * The trash. A delete moves the documents of an item into one document of `trash`, and a restore
 * moves them back, so that no list, count, rule or trigger needs to know about deleted items. After
 * the days of `TRASH_DAYS` the job `emptyTrash` removes the item for good.
 *
 * Deleted comments and messages stay in their collections with the status 'deleted', because the
 * erasure of a person's data looks for them there.
 */

const DAY_MS = 86_400_000;

const collectionOf: Record<TrashKind, string> = {
  article: collections.articles,
  film: collections.films,
  person: collections.people,
  poll: collections.polls,
  prediction: collections.predictions,
  picture: collections.media,
  category: collections.categories,
  source: collections.sources,
};

/** A document of the item. The first one is the item itself. */
export type TrashedDoc = { path: string; data: DocumentData };
/**
 * How an item was merged into another one of its kind (`into`): the fields of that item which the
 * merge changed, before and after.
 */
export type TrashedMerge = { into: string; before: DocumentData; after: DocumentData };
/**
 * As stored in `trash/{kind}-{id}`. `mergedInto`: the item that stands for a merged one. It is
 * `merge.into`, or the item into which that one was merged later, and always exists.
 */
type TrashDoc = TrashItem & { docs: TrashedDoc[]; merge?: TrashedMerge; mergedInto?: string };
/**
 * As stored while the item is removed for good. Without `deletedAt` it is in no list, and without
 * `docs` nobody can restore it.
 */
type RemovingDoc = Pick<TrashItem, 'kind' | 'id' | 'removeAt'> & { removingSince: string };

export const trashRef = (db: Firestore, kind: TrashKind, id: string): DocumentReference =>
  db.collection(collections.trash).doc(`${kind}-${id}`);

const ALREADY_RESTORED: Failure = { status: 409, message: 'This has already been restored' };
const NOT_IN_TRASH: Failure = { status: 404, message: 'This is no longer in the trash' };

/**
 * Moves an item into the trash. `documents` are all documents that a restore needs, the item itself
 * first. Documents that do not exist are skipped.
 */
export function moveToTrash(
  db: Firestore,
  transaction: Transaction,
  item: {
    kind: TrashKind;
    title: string;
    by: string;
    now: Date;
    documents: [DocumentSnapshot, ...DocumentSnapshot[]];
    merge?: TrashedMerge;
  },
): void {
  const { kind, title, by, now, documents, merge } = item;
  const [{ id }] = documents;
  const stored = documents.filter(({ exists }) => exists);
  const entry: TrashDoc = {
    kind,
    id,
    title,
    deletedAt: now.toISOString(),
    deletedBy: by,
    removeAt: new Date(now.getTime() + TRASH_DAYS[kind] * DAY_MS).toISOString(),
    docs: stored.map((one) => ({ path: one.ref.path, data: one.data() ?? {} })),
    ...(merge && { merge, mergedInto: merge.into }),
  };
  transaction.set(trashRef(db, kind, id), entry);
  for (const { ref } of stored) transaction.delete(ref);
}

/**
 * Reads a deleted item: its own document (`item`) and its other documents, without those that
 * another item has written in the meantime, such as a slug. Those of a merged item may have been
 * lent (`lentBy`) to the item that stands for it. Fails with 409 if it has been restored,
 * and with 404 if it was removed for good or never existed.
 */
export async function readTrash(
  db: Firestore,
  transaction: Transaction,
  { kind, id }: { kind: TrashKind; id: string },
): Promise<
  Result<{ item: DocumentData; others: TrashedDoc[]; merge: TrashedMerge | null; mergedInto: string | null }>
> {
  const live = db.collection(collectionOf[kind]).doc(id);
  const [found, standing] = await transaction.getAll(trashRef(db, kind, id), live);
  const entry = found?.data() as TrashDoc | undefined;
  const [own, ...others] = entry?.docs ?? [];
  if (standing?.exists === true) return fail(ALREADY_RESTORED);
  if (own === undefined) return fail(NOT_IN_TRASH);
  const merged = { merge: entry?.merge ?? null, mergedInto: entry?.mergedInto ?? null };
  if (others.length === 0) return ok({ item: own.data, others, ...merged });
  const now = await transaction.getAll(...others.map(({ path }) => db.doc(path)));
  const isFree = (doc: DocumentSnapshot | undefined) => doc?.exists !== true || doc.get('lentBy') === id;
  return ok({ item: own.data, others: others.filter((_, index) => isFree(now[index])), ...merged });
}

/** The items of one kind that are in the trash and can be restored, by id. One read for each id. */
export async function readItemsInTrash(
  db: Firestore,
  transaction: Transaction,
  { kind, ids }: { kind: TrashKind; ids: readonly string[] },
): Promise<Map<string, DocumentData>> {
  const found = ids.length === 0 ? [] : await transaction.getAll(...ids.map((id) => trashRef(db, kind, id)));
  return new Map(
    found.flatMap((entry) => {
      const [own] = (entry.data() as TrashDoc | undefined)?.docs ?? [];
      return own === undefined ? [] : [[entry.get('id') as string, own.data]];
    }),
  );
}

/** Writes the documents of a deleted item back, and removes the item from the trash. */
export function restoreFromTrash(
  db: Firestore,
  transaction: Transaction,
  { kind, id, item, others }: { kind: TrashKind; id: string; item: DocumentData; others: readonly TrashedDoc[] },
): void {
  transaction.set(db.collection(collectionOf[kind]).doc(id), item);
  for (const { path, data } of others) transaction.set(db.doc(path), data);
  transaction.delete(trashRef(db, kind, id));
}

/**
 * A page of the trash, the latest deletion first. Fails if `after` is not the position of an item.
 */
export async function listTrash(
  db: Firestore,
  { kind, after, limit }: { kind?: TrashKind | undefined; after?: string | undefined; limit: number },
): Promise<Result<TrashPage, 'unknown-after'>> {
  const trash = db.collection(collections.trash);
  let query = (kind === undefined ? trash : trash.where('kind', '==', kind)).orderBy('deletedAt', 'desc');
  if (after !== undefined) {
    const last = isDocumentId(after) ? await trash.doc(after).get() : null;
    // An item that is just being removed has no `deletedAt` any more.
    if (last?.get('deletedAt') === undefined) return fail('unknown-after');
    query = query.startAfter(last);
  }
  const { docs } = await query
    .select('kind', 'id', 'title', 'deletedAt', 'deletedBy', 'removeAt')
    .limit(limit + 1)
    .get();
  const shown = docs.slice(0, limit);
  return ok({
    items: shown.map((one) => one.data() as TrashItem),
    nextAfter: docs.length > limit ? (shown.at(-1)?.id ?? null) : null,
  });
}

/** At most `limit` items that are due for removal. */
export async function dueInTrash(db: Firestore, now: Date, limit: number): Promise<Pick<TrashItem, 'kind' | 'id'>[]> {
  const found = await db
    .collection(collections.trash)
    .where('removeAt', '<=', now.toISOString())
    .orderBy('removeAt')
    .select('kind', 'id')
    .limit(limit)
    .get();
  return found.docs.map((one) => one.data() as Pick<TrashItem, 'kind' | 'id'>);
}

/** Which of these items of one kind are in the trash. One read for each id. */
export async function idsInTrash(db: Firestore, kind: TrashKind, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await db.getAll(...ids.map((id) => trashRef(db, kind, id)), { fieldMask: ['id'] });
  return new Set(found.filter(({ exists }) => exists).map((entry) => entry.get('id') as string));
}

/** `dueBy`: removes the item only if it is due by this time. `null`: removes it in any case. */
export type Removal = { id: string; dueBy: Date | null; now: Date };

/** A removal that began longer ago was interrupted: no function runs for ten minutes. */
const REMOVED_WITHIN_MS = 10 * 60_000;

/** Whether an item is just being removed for good, or such a removal was interrupted. */
export async function removalOf(
  db: Firestore,
  { kind, id, now }: { kind: TrashKind; id: string; now: Date },
): Promise<'running' | 'interrupted' | null> {
  const { removingSince } = ((await trashRef(db, kind, id).get()).data() ?? {}) as Partial<RemovingDoc>;
  if (removingSince === undefined) return null;
  return Date.parse(removingSince) + REMOVED_WITHIN_MS > now.getTime() ? 'running' : 'interrupted';
}

/**
 * Removes an item from the trash for good. `removeRest` removes what is not in the trash: comments,
 * history, files. From the first commit on nobody can restore the item. Idempotent: an interrupted
 * call can be repeated.
 */
export async function removeFromTrash(
  db: Firestore,
  { kind, id, dueBy, now }: Removal & { kind: TrashKind },
  removeRest?: () => Promise<unknown>,
): Promise<void> {
  const ref = trashRef(db, kind, id);
  const isRemoved = await db.runTransaction(async (transaction) => {
    const entry = (await transaction.get(ref)).data() as TrashDoc | undefined;
    if (entry === undefined || (dueBy !== null && entry.removeAt > dueBy.toISOString())) return false;
    const removing: RemovingDoc = { kind, id, removeAt: entry.removeAt, removingSince: now.toISOString() };
    transaction.set(ref, removing);
    return true;
  });
  if (!isRemoved) return;
  // Somebody may have added the same item again, for example by an import. The rest then belongs
  // to the new item.
  const isBack = removeRest !== undefined && (await db.collection(collectionOf[kind]).doc(id).get()).exists;
  if (!isBack) await removeRest?.();
  await ref.delete();
}
