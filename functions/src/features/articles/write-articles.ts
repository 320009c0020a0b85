import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Article, ArticleDoc, NewArticle } from '@first-show/domain/articles/article.schema';
import { trendingScore } from '@first-show/domain/articles/trending';
import { collections } from '@first-show/domain/core/collections';
import { slugify } from '@first-show/domain/core/paths';
import { readMinutes } from '@first-show/domain/core/reading-time';
import { isHindi } from '@first-show/domain/core/text';
import { cancelPurge, schedulePurge } from '../../lib/purge.ts';
import { sanitizeContent } from './sanitize.ts';

/**
 * What editors do to `articles`, and `articleSlugs/{slug}`: `{ articleId, redirectTo: null }` for every slug an article has or had, so
 * that a former address still finds it and no other article takes it.
 */

const articleRef = (db: Firestore, id: string) => db.collection(collections.articles).doc(id);
const slugRef = (db: Firestore, slug: string) => db.collection(collections.articleSlugs).doc(slug);
/** Holds a deleted article while that can be undone. */
const deskRef = (db: Firestore, id: string) => db.collection(collections.articleDesk).doc(id);
const purgeName = (id: string) => `article-${id}`;

type SlugDoc = { articleId: string; redirectTo: null };
type DeskDoc = { deleted?: { article: ArticleDoc; at: string; by: string } | null };

/** Fields whose change is an edit that readers are told of. */
const TEXT_FIELDS = [
  'title',
  'summary',
  'content',
  'imageUrl',
  'metaTitle',
  'metaDescription',
  'byline',
  'rating',
] as const;
const SLUGS_MAX = 50;

/** The first of `stem`, `stem-2`, `stem-3` … that no other article has or had. Reads only: before the writes. */
async function freeSlug(
  db: Firestore,
  transaction: Transaction,
  wish: { stem: string; articleId: string },
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wish.stem : `${wish.stem}-${number}`;
    const [known, used] = await Promise.all([
      transaction.get(slugRef(db, slug)),
      transaction.get(db.collection(collections.articles).where('slug', '==', slug).select().limit(2)),
    ]);
    const owner = (known.data() as SlugDoc | undefined)?.articleId ?? wish.articleId;
    if (owner === wish.articleId && used.docs.every((document) => document.id === wish.articleId)) return slug;
  }
}

/** A Hindi title leaves no ASCII letters: such an article goes by its id until an editor names it. */
const stemOf = (wish: string | null | undefined, title: string, id: string): string => {
  const stem = slugify(wish ?? '') || slugify(title);
  return stem.length >= 3 ? stem : `story-${id.slice(0, 8).toLowerCase()}`;
};

export async function createArticle(
  db: Firestore,
  input: { id: string; form: NewArticle; categoryId: string; source: Article['source']; now: Date },
): Promise<ArticleDoc> {
  const { id, form, now } = input;
  const at = now.toISOString();
  const content = sanitizeContent(form.content);
  return db.runTransaction(async (transaction) => {
    const slug = await freeSlug(db, transaction, { stem: stemOf(form.slug, form.title, id), articleId: id });
    const publishedAt = form.isPublished ? at : null;
    const doc: ArticleDoc = {
      id,
      slug,
      title: form.title,
      summary: form.summary,
      content,
      imageUrl: form.imageUrl,
      imageAlt: form.imageAlt ?? '',
      imageCredit: form.imageCredit,
      categoryId: input.categoryId,
      tags: form.tags,
      hashtags: form.hashtags,
      isPublished: form.isPublished,
      isFeatured: form.isFeatured,
      isBreaking: form.isBreaking,
      viewCount: 0,
      readMinutes: readMinutes(content),
      language: form.language ?? (isHindi(`${form.title} ${form.summary}`) ? 'hi' : 'en'),
      byline: form.byline,
      publishedAt,
      updatedAt: at,
      createdAt: at,
      rating: form.rating,
      metaTitle: form.metaTitle,
      metaDescription: form.metaDescription,
      source: input.source,
      correction: null,
      filmSlugs: form.filmSlugs,
      revision: 1,
      reactionTotal: 0,
      commentTotal: 0,
      trendingScore: trendingScore({ publishedAt, viewCount: 0, reactionTotal: 0, commentTotal: 0 }),
    };
    transaction.set(articleRef(db, id), doc);
    transaction.set(slugRef(db, slug), { articleId: id, redirectTo: null } satisfies SlugDoc);
    return doc;
  });
}

export type Changed<T> = { outcome: 'changed'; doc: T } | { outcome: 'stale'; doc: T } | { outcome: 'missing' };

/** Changes what was sent. 'stale': somebody else did meanwhile; `doc` is how it is now. */
export async function changeArticle(
  db: Firestore,
  input: { id: string; revision: number | undefined; changes: Partial<NewArticle>; now: Date },
): Promise<Changed<ArticleDoc>> {
  const { id, changes, now } = input;
  const at = now.toISOString();
  return db.runTransaction(async (transaction) => {
    const found = (await transaction.get(articleRef(db, id))).data() as ArticleDoc | undefined;
    if (found === undefined) return { outcome: 'missing' as const };
    const before: ArticleDoc = { ...found, id };
    const revision = before.revision ?? 1;
    if (input.revision !== undefined && input.revision !== revision) return { outcome: 'stale' as const, doc: before };

    const { slug: wishedSlug, content: sentContent, imageAlt, language, ...plain } = changes;
    const content = sentContent === undefined ? before.content : sanitizeContent(sentContent);
    const renamed = wishedSlug !== undefined && wishedSlug !== null && slugify(wishedSlug) !== before.slug;
    const slug = renamed
      ? await freeSlug(db, transaction, { stem: stemOf(wishedSlug, before.title, id), articleId: id })
      : before.slug;

    const after: ArticleDoc = {
      ...before,
      ...plain,
      slug,
      content,
      imageAlt: imageAlt === undefined ? before.imageAlt : (imageAlt ?? ''),
      language: language ?? before.language,
      readMinutes: readMinutes(content),
      revision: revision + 1,
    };
    const isTextChanged = TEXT_FIELDS.some((field) => after[field] !== before[field]);
    const isFirstPublication = after.isPublished && before.publishedAt === null;
    if (isFirstPublication) after.publishedAt = at;
    // On first publication both are now: an article that was never out has no 'Updated' to show.
    if (isTextChanged || isFirstPublication) after.updatedAt = at;
    after.trendingScore = trendingScore(after);

    transaction.set(articleRef(db, id), after);
    if (slug !== before.slug) {
      transaction.set(slugRef(db, before.slug), { articleId: id, redirectTo: null } satisfies SlugDoc);
      transaction.set(slugRef(db, slug), { articleId: id, redirectTo: null } satisfies SlugDoc);
    }
    return { outcome: 'changed' as const, doc: after };
  });
}

/** Takes an article away at once; for ten seconds `restoreArticle` brings it back. False where there is none. */
export async function deleteArticle(db: Firestore, input: { id: string; by: string; now: Date }): Promise<boolean> {
  const { id, now } = input;
  return db.runTransaction(async (transaction) => {
    const [found, slugs] = await Promise.all([
      transaction.get(articleRef(db, id)),
      transaction.get(db.collection(collections.articleSlugs).where('articleId', '==', id).select().limit(SLUGS_MAX)),
    ]);
    const article = found.data() as ArticleDoc | undefined;
    if (article === undefined) return false;
    transaction.delete(articleRef(db, id));
    transaction.set(deskRef(db, id), { deleted: { article, at: now.toISOString(), by: input.by } } satisfies DeskDoc, {
      merge: true,
    });
    const paths = [
      deskRef(db, id).path,
      db.collection(collections.reactionCounts).doc(id).path,
      ...slugs.docs.map((document) => document.ref.path),
    ];
    schedulePurge(db, transaction, { key: purgeName(id), paths, now });
    return true;
  });
}

/** Brings a deleted article back; `null` when it is gone for good. */
export async function restoreArticle(db: Firestore, id: string): Promise<ArticleDoc | null> {
  return db.runTransaction(async (transaction) => {
    const desk = (await transaction.get(deskRef(db, id))).data() as DeskDoc | undefined;
    if (!desk?.deleted) return null;
    transaction.set(articleRef(db, id), desk.deleted.article);
    transaction.update(deskRef(db, id), { deleted: null });
    cancelPurge(db, transaction, purgeName(id));
    return { ...desk.deleted.article, id };
  });
}
