import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import type { AdminCategory, NewCategory } from '@first-show/domain/categories/category-desk.schema';
import type { CategoryDoc } from '@first-show/domain/categories/category.schema';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import type { LogChange } from '../../../platform/desk-log/desk-log.ts';
import {
  moveToTrash,
  readTrash,
  removeFromTrash,
  restoreFromTrash,
  trashRef,
  type Removal,
} from '../../../platform/firestore/trash.ts';

const categoryRef = (db: Firestore, id: string) => db.collection(collections.categories).doc(id);
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

const CATEGORIES_FULL: Failure = { status: 409, message: `At most ${LIST_MAX} categories are allowed` };
const SLUG_MESSAGE = 'Another category has this URL';
const SLUG_TAKEN: Failure = {
  status: 409,
  message: SLUG_MESSAGE,
  issues: [{ path: 'slug', message: SLUG_MESSAGE }],
};

type ArticleCounts = Pick<AdminCategory, 'articleCount' | 'articleTotal'>;

const present = (doc: CategoryDoc, counts: ArticleCounts): AdminCategory => ({
  id: doc.id,
  name: doc.name,
  slug: doc.slug,
  description: doc.description,
  color: doc.color,
  icon: doc.icon,
  ...counts,
  order: doc.order,
  revision: doc.revision ?? 1,
});

async function countArticlesIn(db: Firestore, id: string): Promise<ArticleCounts> {
  const all = articlesIn(db, id);
  const [total, published] = await Promise.all([all.count().get(), all.where('isPublished', '==', true).count().get()]);
  return { articleTotal: total.data().count, articleCount: published.data().count };
}

/** All categories in display order. */
export async function listAdminCategories(db: Firestore): Promise<AdminCategory[]> {
  const { docs } = await inOrder(db).get();
  return Promise.all(docs.map(async (doc) => present(doc.data() as CategoryDoc, await countArticlesIn(db, doc.id))));
}

export async function loadAdminCategory(db: Firestore, id: string): Promise<AdminCategory | null> {
  const [found, counts] = await Promise.all([categoryRef(db, id).get(), countArticlesIn(db, id)]);
  return found.exists ? present(found.data() as CategoryDoc, counts) : null;
}

/**
 * Adds a category at the end of the order. The slug is also the id, so a category that was deleted
 * and is created again gets its addresses back; it can no longer be restored then. Returns the id.
 * Fails if another category has the slug, or if there are `LIST_MAX` categories.
 */
export async function createCategory(db: Firestore, form: NewCategory, log?: LogChange): Promise<Result<string>> {
  return db.runTransaction(async (transaction) => {
    const [all, own] = await Promise.all([transaction.get(inOrder(db)), transaction.get(categoryRef(db, form.slug))]);
    const docs = all.docs.map((doc) => doc.data() as CategoryDoc);
    const refused = refusalBeside(docs, form.slug);
    if (refused !== null) return fail(refused);
    if (own.exists) return fail(SLUG_TAKEN);
    const order = docs.reduce((last, doc) => Math.max(last, doc.order + 1), 0);
    const doc: CategoryDoc = { id: form.slug, ...form, order, revision: 1 };
    transaction.create(own.ref, doc);
    transaction.delete(trashRef(db, 'category', form.slug));
    log?.(transaction, { title: form.name, id: form.slug });
    return ok(form.slug);
  });
}

/** Why a category with this slug cannot stand beside the existing ones; `null` if it can. */
function refusalBeside(docs: readonly CategoryDoc[], wanted: string): Failure | null {
  if (docs.some(({ slug }) => slug === wanted)) return SLUG_TAKEN;
  return docs.length >= LIST_MAX ? CATEGORIES_FULL : null;
}

export async function changeCategory(
  db: Firestore,
  input: { id: string; revision: number | undefined; changes: Partial<Omit<NewCategory, 'slug'>>; log?: LogChange },
): Promise<'changed' | 'stale' | 'missing'> {
  const ref = categoryRef(db, input.id);
  return db.runTransaction(async (transaction) => {
    const found = (await transaction.get(ref)).data() as CategoryDoc | undefined;
    if (found === undefined) return 'missing';
    const revision = found.revision ?? 1;
    if (input.revision !== undefined && input.revision !== revision) return 'stale';
    // Write only the sent fields, because `orderCategories` writes `order` of the same document.
    transaction.update(ref, { ...input.changes, revision: revision + 1 });
    input.log?.(transaction, { title: input.changes.name ?? found.name });
    return 'changed';
  });
}

/**
 * Sets the display order. False, without a change, if `ids` are not exactly the existing
 * categories.
 */
export async function orderCategories(db: Firestore, ids: readonly string[], log?: LogChange): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const known = (await transaction.get(inOrder(db))).docs;
    const isComplete =
      known.length === ids.length && new Set(ids).size === ids.length && known.every((doc) => ids.includes(doc.id));
    if (!isComplete) return false;
    for (const doc of known) {
      const order = ids.indexOf(doc.id);
      if (doc.get('order') !== order) transaction.update(doc.ref, { order });
    }
    log?.(transaction);
    return true;
  });
}

/** The numbers of articles and sources that use a category. A category in use cannot be deleted. */
export type CategoryUse = { articles: number; sources: number };

/** Moves an unused category to the trash. */
export async function deleteCategory(
  db: Firestore,
  { id, by, now, log }: { id: string; by: string; now: Date; log?: LogChange },
): Promise<{ deleted: CategoryDoc } | 'missing' | CategoryUse> {
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
    moveToTrash(db, transaction, { kind: 'category', title: category.name, by, now, documents: [found] });
    log?.(transaction, { title: category.name });
    return { deleted: category };
  });
}

/** Restores a deleted category, under the same conditions as `createCategory`. */
export async function restoreCategory(db: Firestore, id: string, log?: LogChange): Promise<Result<CategoryDoc>> {
  return db.runTransaction(async (transaction) => {
    const trashed = await readTrash(db, transaction, { kind: 'category', id });
    if (!trashed.ok) return trashed;
    const category = trashed.value.item as CategoryDoc;
    const all = (await transaction.get(inOrder(db))).docs.map((doc) => doc.data() as CategoryDoc);
    const refused = refusalBeside(all, category.slug);
    if (refused !== null) return fail(refused);
    restoreFromTrash(db, transaction, { kind: 'category', id, ...trashed.value });
    log?.(transaction, { title: category.name });
    return ok(category);
  });
}

/** Removes a category from the trash for good, with its lists. */
export const removeDeletedCategory = (db: Firestore, removal: Removal): Promise<void> =>
  removeFromTrash(db, { kind: 'category', ...removal }, async () => {
    const rollups = db.collection(collections.rollups);
    for (const id of [rollupIds.category(removal.id), rollupIds.ranked(removal.id)]) await rollups.doc(id).delete();
  });
