import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { CategoryDoc } from '@first-show/domain/categories/category.schema';
import { collections } from '@first-show/domain/core/collections';
import { LIST_MAX } from '@first-show/domain/core/limits';
import type { Failure } from '@first-show/domain/core/result';
import { isDocumentId } from '../../../platform/firestore/ids.ts';

/** For a query by a category that does not exist. A form with such a category gets 400. */
export const CATEGORY_NOT_FOUND: Failure = {
  status: 404,
  message: 'Unknown category',
  issues: [{ path: 'categoryId', message: 'Unknown category' }],
};

const categoryOf = (snapshot: DocumentSnapshot): CategoryDoc => snapshot.data() as CategoryDoc;

/** All categories in display order. */
export async function listCategories(db: Firestore): Promise<CategoryDoc[]> {
  const snapshot = await db.collection(collections.categories).orderBy('order').limit(LIST_MAX).get();
  return snapshot.docs.map(categoryOf);
}

export async function loadCategory(db: Firestore, slugOrId: string): Promise<CategoryDoc | null> {
  const categories = db.collection(collections.categories);
  const bySlug = (await categories.where('slug', '==', slugOrId).limit(1).get()).docs[0];
  if (bySlug !== undefined) return categoryOf(bySlug);
  if (!isDocumentId(slugOrId)) return null;
  const byId = await categories.doc(slugOrId).get();
  return byId.exists ? categoryOf(byId) : null;
}

/**
 * Whether the category exists. The transaction itself reads the category, because otherwise an
 * empty category could be deleted while an article or source is moved into it. Costs one read.
 */
export const isCategory = async (db: Firestore, transaction: Transaction, id: string): Promise<boolean> =>
  (await transaction.get(db.collection(collections.categories).doc(id))).exists;

/** The id of the category with this slug or id; `null` if there is none. */
export const categoryIdOf = async (db: Firestore, slugOrId: string): Promise<string | null> =>
  (await loadCategory(db, slugOrId))?.id ?? null;
