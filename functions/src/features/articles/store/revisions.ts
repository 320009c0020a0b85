import { isDeepStrictEqual } from 'node:util';
import {
  type CollectionReference,
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
  type WithFieldValue,
} from 'firebase-admin/firestore';
import {
  EDITED_FIELDS,
  type ArticleDeskDoc,
  type ArticleRevision,
  type ArticleRevisions,
  type EditedField,
  type RevisionDoc,
  type RevisionKind,
} from '@first-show/domain/articles/article-desk.schema';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { REVISIONS_KEPT } from '@first-show/domain/core/limits';

/**
 * The history of an article (`articleDesk/{id}/revisions`) and its last editor
 * (`articleDesk/{id}`). They are written in the same transaction as the article, so that they
 * always match it.
 */

export const deskRef = (db: Firestore, id: string): DocumentReference => db.collection(collections.articleDesk).doc(id);
const revisionsOf = (db: Firestore, id: string): CollectionReference => deskRef(db, id).collection('revisions');
/** The number is padded, so that ids sort in numerical order. */
const revisionRef = (db: Firestore, id: string, revision: number): DocumentReference =>
  revisionsOf(db, id).doc(String(revision).padStart(10, '0'));

/**
 * Who saved, when, and the kind of entry in the history. With `isByMachine` the last editor stays
 * the same; a draft that only jobs have filled has no last editor.
 */
export type Save = { by: string | null; at: string; kind: RevisionKind; restoredFrom?: number; isByMachine?: boolean };

const snapshotOf = (doc: ArticleDoc): RevisionDoc['article'] =>
  Object.fromEntries(EDITED_FIELDS.map((field) => [field, doc[field]])) as RevisionDoc['article'];

/** The fields of `EDITED_FIELDS` that differ between two states of an article. */
export const changedFields = (before: ArticleDoc, after: ArticleDoc): EditedField[] =>
  EDITED_FIELDS.filter((field) => !isDeepStrictEqual(before[field] ?? null, after[field] ?? null));

/**
 * Writes one entry of the history, with the article after the save, and updates the last editor.
 * Deletes the oldest entry if there would be more than `REVISIONS_KEPT`. `desk` and `before` must
 * come from the same transaction; `before` is `null` for a new article.
 */
export function recordRevision(
  db: Firestore,
  transaction: Transaction,
  input: { before: ArticleDoc | null; after: ArticleDoc; desk: ArticleDeskDoc | undefined; save: Save },
): void {
  const { before, after, desk, save } = input;
  const { id } = after;
  const revision = after.revision ?? 1;
  // Seeded and imported articles have no history yet, so first store their original state as an
  // entry.
  if (before !== null && desk?.revision === undefined) {
    const first = before.revision ?? 1;
    const line: RevisionDoc = {
      revision: first,
      at: before.updatedAt,
      by: null,
      changed: [],
      kind: 'create',
      restoredFrom: null,
      article: snapshotOf(before),
    };
    transaction.set(revisionRef(db, id, first), line);
  }
  const line: RevisionDoc = {
    revision,
    at: save.at,
    by: save.by,
    changed: before === null ? [] : changedFields(before, after),
    kind: save.kind,
    restoredFrom: save.restoredFrom ?? null,
    article: snapshotOf(after),
  };
  transaction.set(revisionRef(db, id, revision), line);
  if (revision > REVISIONS_KEPT) transaction.delete(revisionRef(db, id, revision - REVISIONS_KEPT));
  const note: WithFieldValue<ArticleDeskDoc> = {
    ...(save.isByMachine === true ? {} : { lastEditedBy: save.by, lastEditedAt: save.at }),
    ...(save.isByMachine === true || save.by === null ? {} : { editors: FieldValue.arrayUnion(save.by) }),
    revision,
  };
  transaction.set(deskRef(db, id), note, { merge: true });
}

/**
 * A page of the history, newest first, without the snapshots of the article. `after` is the number
 * of the previous page's last entry.
 */
export async function listRevisions(
  db: Firestore,
  { id, limit, after }: { id: string; limit: number; after: number | undefined },
): Promise<ArticleRevisions> {
  const fields = [
    'revision',
    'at',
    'by',
    'changed',
    'kind',
    'restoredFrom',
  ] as const satisfies readonly (keyof ArticleRevision)[];
  let query = revisionsOf(db, id).orderBy('revision', 'desc');
  if (after !== undefined) query = query.startAfter(after);
  const found = await query
    .limit(limit + 1)
    .select(...fields)
    .get();
  const revisions = found.docs.slice(0, limit).map((document) => document.data() as ArticleRevision);
  return { revisions, nextAfter: found.docs.length > limit ? (revisions.at(-1)?.revision ?? null) : null };
}

/** One entry of the history with its snapshot; `null` if it does not exist. */
export async function loadRevision(db: Firestore, id: string, revision: number): Promise<RevisionDoc | null> {
  return ((await revisionRef(db, id, revision).get()).data() as RevisionDoc | undefined) ?? null;
}

/** `loadRevision` within a transaction. Call it before the transaction's writes. */
export async function revisionIn(
  db: Firestore,
  transaction: Transaction,
  { id, revision }: { id: string; revision: number },
): Promise<RevisionDoc | null> {
  return ((await transaction.get(revisionRef(db, id, revision))).data() as RevisionDoc | undefined) ?? null;
}
