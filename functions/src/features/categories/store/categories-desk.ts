import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import type { AdminCategory, NewCategory } from '@first-show/domain/categories/category-desk.schema';
import type { CategoryDoc } from '@first-show/domain/categories/category.schema';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { cancelPurge, schedulePurge } from '../../../platform/firestore/purge.ts';

const categoryRef = (db: Firestore, id: string) => db.collection(collections.categories).doc(id);
/** `system/deletedCategory_{id}` holds a deleted category while its deletion can be undone. */
const binRef = (db: Firestore, id: string) => db.collection(collections.system).doc(`deletedCategory_${id}`);
const purgeName = (id: string) => `category-${id}`;
const inOrder = (db: Firestore): Query => db.collection(collections.categories).orderBy('order').limit(LIST_MAX);
/** Articles of the category, including drafts. */
const articlesIn = (db: Firestore, id: string): Query =>
  db.collection(collections.articles).where('categoryId', '==', id);
/**
 * Sources of the category, including disabled ones: when one is enabled again, its category must
 * exist.
 */
const sourcesInto = (db: Firestore, id: string): Query =>
  db.collection(collections.sources).where('categoryId', '==', id);

const present = (doc: CategoryDoc, articleTotal: number): AdminCategory => ({
  id: doc.id,
  name: doc.name,
  slug: doc.slug,
  description: doc.description,
  color: doc.color,
  icon: doc.icon,
  articleCount: doc.articleCount ?? 0,
  articleTotal,
  order: doc.order,
  revision: doc.revision ?? 1,
});

const countArticlesIn = async (db: Firestore, id: string): Promise<number> =>
  (await articlesIn(db, id).count().get()).data().count;

/** All categories in display order. */
export async function listAdminCategories(db: Firestore): Promise<AdminCategory[]> {
  const { docs } = await inOrder(db).get();
  const totals = await Promise.all(docs.map(({ id }) => countArticlesIn(db, id)));
  return docs.map((doc, index) => present({ ...(doc.data() as CategoryDoc), id: doc.id }, totals[index] ?? 0));
}

export async function loadAdminCategory(db: Firestore, id: string): Promise<AdminCategory | null> {
  const [found, total] = await Promise.all([categoryRef(db, id).get(), countArticlesIn(db, id)]);
  return found.exists ? present({ ...(found.data() as CategoryDoc), id }, total) : null;
}

/**
 * Adds a category at the end of the order. The slug is also the id, so a category that was deleted
 * and is created again gets its addresses back. 'taken': another category has the slug, perhaps a
 * deleted one that can still be restored. 'full': there are `LIST_MAX` categories.
 */
export async function createCategory(
  db: Firestore,
  form: NewCategory,
): Promise<{ outcome: 'created'; id: string } | { outcome: 'taken' } | { outcome: 'full' }> {
  return db.runTransaction(async (transaction) => {
    const [all, own, binned] = await Promise.all([
      transaction.get(inOrder(db)),
      transaction.get(categoryRef(db, form.slug)),
      transaction.get(binRef(db, form.slug)),
    ]);
    const docs = all.docs.map((doc) => doc.data() as CategoryDoc);
    if (own.exists || binned.exists || docs.some(({ slug }) => slug === form.slug))
      return { outcome: 'taken' as const };
    if (docs.length >= LIST_MAX) return { outcome: 'full' as const };
    const order = docs.reduce((last, doc) => Math.max(last, doc.order + 1), 0);
    const doc: CategoryDoc = { id: form.slug, ...form, articleCount: 0, order, revision: 1 };
    transaction.create(own.ref, doc);
    return { outcome: 'created' as const, id: form.slug };
  });
}

export async function changeCategory(
  db: Firestore,
  input: { id: string; revision: number | undefined; changes: Partial<Omit<NewCategory, 'slug'>> },
): Promise<'changed' | 'stale' | 'missing'> {
  const ref = categoryRef(db, input.id);
  return db.runTransaction(async (transaction) => {
    const found = (await transaction.get(ref)).data() as CategoryDoc | undefined;
    if (found === undefined) return 'missing';
    const revision = found.revision ?? 1;
    if (input.revision !== undefined && input.revision !== revision) return 'stale';
    // Write only the sent fields, because `refreshCategories` writes `articleCount` and
    // `orderCategories` writes `order` of the same document.
    transaction.update(ref, { ...input.changes, revision: revision + 1 });
    return 'changed';
  });
}

/**
 * Sets the display order. False, without a change, if `ids` are not exactly the existing
 * categories.
 */
export async function orderCategories(db: Firestore, ids: readonly string[]): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const known = (await transaction.get(inOrder(db))).docs;
    const isWhole =
      known.length === ids.length && new Set(ids).size === ids.length && known.every((doc) => ids.includes(doc.id));
    if (!isWhole) return false;
    for (const doc of known) {
      const order = ids.indexOf(doc.id);
      if (doc.get('order') !== order) transaction.update(doc.ref, { order });
    }
    return true;
  });
}

/** The numbers of articles and sources that use a category. A category in use cannot be deleted. */
export type CategoryUse = { articles: number; sources: number };

/** Deletes an unused category. For ten seconds `restoreCategory` can restore it. */
export async function deleteCategory(
  db: Firestore,
  input: { id: string; now: Date },
): Promise<{ deleted: CategoryDoc } | 'missing' | CategoryUse> {
  const { id } = input;
  return db.runTransaction(async (transaction: Transaction) => {
    const [found, articles, sources] = await Promise.all([
      transaction.get(categoryRef(db, id)),
      transaction.get(articlesIn(db, id).count()),
      transaction.get(sourcesInto(db, id).count()),
    ]);
    const category = found.data() as CategoryDoc | undefined;
    if (category === undefined) return 'missing';
    const use: CategoryUse = { articles: articles.data().count, sources: sources.data().count };
    if (use.articles + use.sources > 0) return use;
    transaction.delete(found.ref);
    transaction.set(binRef(db, id), { category });
    const rollups = [rollupIds.category(id), rollupIds.ranked(id)].map((name) => `${collections.rollups}/${name}`);
    schedulePurge(db, transaction, { key: purgeName(id), paths: [binRef(db, id).path, ...rollups], now: input.now });
    return { deleted: category };
  });
}

/** Restores a deleted category. False if it is not deleted or was purged. */
export async function restoreCategory(db: Firestore, id: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const bin = (await transaction.get(binRef(db, id))).data() as { category: CategoryDoc } | undefined;
    if (bin === undefined) return false;
    transaction.set(categoryRef(db, id), bin.category);
    transaction.delete(binRef(db, id));
    cancelPurge(db, transaction, purgeName(id));
    return true;
  });
}
