import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { UnfinishedArticle, WorkingCopy, WorkingCopyDoc } from '@first-show/domain/articles/article-desk.schema';
import { collections } from '@first-show/domain/core/collections';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { idsInTrash, trashRef } from '../../../platform/firestore/trash.ts';
import { deskRef } from './revisions.ts';

/**
 * Unsaved forms, one per editor and article. An article that was never saved has a form too, under
 * the id that it will get. The forms are never public and do not appear in the history. They are
 * deleted when their article is removed from the trash.
 */

type Owner = { articleId: string; uid: string };

const GROUP = 'workingCopies';
const copyRef = (db: Firestore, { articleId, uid }: Owner): DocumentReference =>
  deskRef(db, articleId).collection(GROUP).doc(uid);

// Unsaved forms are stored as JSON, which writes a line break as a backslash and the letter n. The
// search of an erasure finds no address directly after a letter, so it would miss an address after
// a line break. Line breaks are therefore stored as line separators (U+2028), and converted back
// when reading.
const LINE_SEPARATOR = '\u2028';
const toLines = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\r\n?|\n/g, LINE_SEPARATOR) : value;
const fromLines = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(LINE_SEPARATOR, '\n') : value;

function copyOf({ valuesJson, title: _title, ...rest }: WorkingCopyDoc): WorkingCopy {
  return { ...rest, values: JSON.parse(valuesJson, fromLines) as WorkingCopy['values'] };
}

/** The length of a listed title. The form may hold a longer one. */
const TITLE_MAX = 300;
const titleOf = ({ title }: WorkingCopy['values']): string =>
  typeof title === 'string' ? title.trim().slice(0, TITLE_MAX) : '';

type Saved = { outcome: 'saved' } | { outcome: 'stale'; current: WorkingCopy } | { outcome: 'missing' };

/**
 * Saves an unsaved form. 'stale': another window of the editor has saved a copy that this one has
 * not seen. 'missing': the form is of a saved article that neither exists nor is in the trash, so
 * nothing would ever delete the copy.
 */
export async function saveWorkingCopy(db: Firestore, copy: WorkingCopy, replaces: string | null): Promise<Saved> {
  const { values, ...rest } = copy;
  const doc: WorkingCopyDoc = { ...rest, title: titleOf(values), valuesJson: JSON.stringify(values, toLines) };
  return db.runTransaction(async (transaction) => {
    const article = db.collection(collections.articles).doc(copy.articleId);
    const places = [article, trashRef(db, 'article', copy.articleId)] as const;
    const [stored, found] = await Promise.all([
      transaction.get(copyRef(db, copy)),
      copy.basedOnRevision === null ? [] : transaction.getAll(...places, { fieldMask: ['id'] }),
    ]);
    if (copy.basedOnRevision !== null && !found.some(({ exists }) => exists)) return { outcome: 'missing' };
    const current = stored.data() as WorkingCopyDoc | undefined;
    if (current !== undefined && current.savedAt !== replaces) return { outcome: 'stale', current: copyOf(current) };
    transaction.set(copyRef(db, copy), doc);
    return { outcome: 'saved' };
  });
}

export async function loadWorkingCopy(db: Firestore, owner: Owner): Promise<WorkingCopy | null> {
  const doc = (await copyRef(db, owner).get()).data() as WorkingCopyDoc | undefined;
  return doc === undefined ? null : copyOf(doc);
}

/** The newest working copies of this editor, without their values. */
export async function listUnfinished(db: Firestore, uid: string): Promise<UnfinishedArticle[]> {
  const found = await db
    .collectionGroup(GROUP)
    .where('uid', '==', uid)
    .orderBy('savedAt', 'desc')
    .limit(LIST_MAX)
    .select('articleId', 'title', 'basedOnRevision', 'savedAt')
    .get();
  const copies = found.docs.map((document) => document.data() as Omit<UnfinishedArticle, 'isDeleted'>);
  const ids = copies.map(({ articleId }) => articleId);
  const deleted = await idsInTrash(db, 'article', ids);
  return copies.map((copy) => ({ ...copy, isDeleted: deleted.has(copy.articleId) }));
}

/** Deletes the copy, unless another window has saved a newer one than `savedAt`. */
export async function dropWorkingCopy(db: Firestore, owner: Owner, savedAt: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(copyRef(db, owner));
    if (stored.get('savedAt') === savedAt) transaction.delete(stored.ref);
  });
}
