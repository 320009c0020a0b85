import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import {
  isNewArticleKey,
  type NewArticleCopies,
  type WorkingCopy,
  type WorkingCopyDoc,
} from '@first-show/domain/articles/article-desk.schema';
import { collections } from '@first-show/domain/core/collections';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { deskRef } from './revisions.ts';

/**
 * Unsaved forms, one per editor and article, and one for each new article of an editor. They are
 * never public and do not appear in the history. The copies of an article are deleted with it.
 */

type Owner = { key: string; uid: string };

const NEW = 'new';
const copiesOf = (db: Firestore, id: string): CollectionReference => deskRef(db, id).collection('workingCopies');
/** The rest of a new article's key, after `NEW`, is a part of the document's id. */
const copyRef = (db: Firestore, { key, uid }: Owner): DocumentReference =>
  isNewArticleKey(key) ? copiesOf(db, NEW).doc(`${uid}${key.slice(NEW.length)}`) : copiesOf(db, key).doc(uid);

// Unsaved forms are stored as JSON, which writes a line break as a backslash and the letter n. The
// search of an erasure finds no address directly after a letter, so it would miss an address after
// a line break. Line breaks are therefore stored as line separators (U+2028), and converted back
// when reading.
const LINE_SEPARATOR = '\u2028';
const toLines = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\r\n?|\n/g, LINE_SEPARATOR) : value;
const fromLines = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(LINE_SEPARATOR, '\n') : value;

/**
 * Saves an unsaved form. Returns false if its article does not exist, because copies of a deleted
 * article would never be removed. The form of a new article is always saved.
 */
export async function saveWorkingCopy(db: Firestore, copy: WorkingCopy): Promise<boolean> {
  const { values, ...rest } = copy;
  const doc: WorkingCopyDoc = { ...rest, valuesJson: JSON.stringify(values, toLines) };
  return db.runTransaction(async (transaction) => {
    if (!isNewArticleKey(copy.key)) {
      const [article] = await transaction.getAll(db.collection(collections.articles).doc(copy.key), {
        fieldMask: ['slug'],
      });
      if (article?.exists !== true) return false;
    }
    transaction.set(copyRef(db, copy), doc);
    return true;
  });
}

export async function loadWorkingCopy(db: Firestore, owner: Owner): Promise<WorkingCopy | null> {
  const doc = (await copyRef(db, owner).get()).data() as WorkingCopyDoc | undefined;
  if (doc === undefined) return null;
  const { valuesJson, ...rest } = doc;
  return { ...rest, values: JSON.parse(valuesJson, fromLines) as WorkingCopy['values'] };
}

/** The copies of new articles of this editor, newest first, without their values. */
export async function listNewArticleCopies(db: Firestore, uid: string): Promise<NewArticleCopies> {
  const found = await copiesOf(db, NEW)
    .where('uid', '==', uid)
    .select('key', 'uid', 'basedOnRevision', 'savedAt')
    .limit(LIST_MAX)
    .get();
  const copies = found.docs.map((document) => document.data() as NewArticleCopies[number]);
  return copies.sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}

export async function dropWorkingCopy(db: Firestore, owner: Owner): Promise<void> {
  await copyRef(db, owner).delete();
}
