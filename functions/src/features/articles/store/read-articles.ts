import { FieldPath, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import type { Article, ArticleCard, ArticleSort } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { fail, invalidField, ok, type Result } from '@first-show/domain/core/result';
import { ARTICLE_FIELDS, articleOf, CARD_FIELDS, cardOf } from './article-card.ts';
import { contentWithoutEndedPictures, withoutEndedPictures } from './ended-pictures.ts';
import { withPictureSizes } from './picture-sizes.ts';
import { isDocumentId } from '../../../platform/firestore/ids.ts';

export type ListRules = {
  categoryId?: string;
  /** `null` lists drafts and published articles. */
  isPublished: boolean | null;
  isFeatured?: boolean;
  isBreaking?: boolean;
  language?: Article['language'];
  sort: ArticleSort;
  limit: number;
  offset: number;
  /**
   * The id of the last article on the previous page. The next page starts after it, even if
   * articles were published in the meantime.
   */
  after?: string;
};

/**
 * By default, lists with drafts are sorted by creation, because a draft has no publication time.
 */
const orderFields = (rules: ListRules): string[] => {
  if (rules.sort === 'views') return ['viewCount'];
  if (rules.sort === 'trending') return ['trendingScore'];
  if (rules.sort === 'stars') return ['rating', 'publishedAt'];
  return [rules.isPublished === true ? 'publishedAt' : 'createdAt'];
};

/**
 * The cards of a list, without content. Costs one read per card, one for each article skipped by
 * `offset`, and one for `after`. Fails if `after` is not the id of an article.
 */
export async function listArticles(db: Firestore, rules: ListRules): Promise<Result<ArticleCard[]>> {
  const articles = db.collection(collections.articles);
  const fields = orderFields(rules);
  let query: Query = articles;
  if (rules.isPublished !== null) query = query.where('isPublished', '==', rules.isPublished);
  if (rules.categoryId !== undefined) query = query.where('categoryId', '==', rules.categoryId);
  if (rules.isFeatured !== undefined) query = query.where('isFeatured', '==', rules.isFeatured);
  if (rules.isBreaking !== undefined) query = query.where('isBreaking', '==', rules.isBreaking);
  if (rules.language !== undefined) query = query.where('language', '==', rules.language);
  for (const field of fields) query = query.orderBy(field, 'desc');
  query = query.orderBy(FieldPath.documentId(), 'desc');
  if (rules.after !== undefined) {
    const last = await seenArticle(db, rules.after, fields);
    if (last === null) return fail(invalidField('after', 'Unknown article in after'));
    query = query.startAfter(...last);
  } else if (rules.offset > 0) {
    query = query.offset(rules.offset);
  }
  const snapshot = await query
    .limit(rules.limit)
    .select(...CARD_FIELDS)
    .get();
  return ok(snapshot.docs.map(cardOf));
}

/** The position of an article in a list sorted by `fields`; `null` if there is no such article. */
async function seenArticle(db: Firestore, id: string, fields: string[]): Promise<unknown[] | null> {
  if (!isDocumentId(id)) return null;
  const [snapshot] = await db.getAll(db.collection(collections.articles).doc(id), { fieldMask: fields });
  return snapshot?.exists ? [...fields.map((field) => (snapshot.get(field) as unknown) ?? null), id] : null;
}

/**
 * The article with this slug, former slug or id; `null` if there is none. Costs one read for a
 * current slug, otherwise at most four.
 */
async function findArticle(db: Firestore, slugOrId: string): Promise<DocumentSnapshot | null> {
  const articles = db.collection(collections.articles);
  const bySlug = async (slug: string) =>
    (
      await articles
        .where('slug', '==', slug)
        .limit(1)
        .select(...ARTICLE_FIELDS)
        .get()
    ).docs[0] ?? null;
  const found = await bySlug(slugOrId);
  if (found !== null) return found;
  if (!isDocumentId(slugOrId)) return null;
  const [byId] = await db.getAll(articles.doc(slugOrId), { fieldMask: ARTICLE_FIELDS });
  if (byId?.exists) return byId;
  const former = (await db.collection(collections.articleSlugs).doc(slugOrId).get()).data() as
    { redirectTo?: string | null; articleId?: string } | undefined;
  if (former === undefined) return null;
  if (former.redirectTo) return bySlug(former.redirectTo);
  if (!former.articleId) return null;
  const [owner] = await db.getAll(articles.doc(former.articleId), { fieldMask: ARTICLE_FIELDS });
  return owner?.exists ? owner : null;
}

/**
 * The article or draft with this slug, former slug or id, as readers see it, except that its
 * content is not sanitised again; `null` if there is none. The caller checks whether the reader may
 * see drafts.
 */
export async function loadArticle(db: Firestore, slugOrId: string): Promise<Article | null> {
  const snapshot = await findArticle(db, slugOrId);
  if (snapshot === null) return null;
  const stored = snapshot.data();
  return withPictureSizes(withoutEndedPictures(articleOf(snapshot), stored), stored);
}

/** Published articles about a film or person, newest first. */
export async function articlesAbout(
  db: Firestore,
  subject: { field: 'filmIds' | 'personIds'; id: string },
  limit: number,
): Promise<ArticleCard[]> {
  const snapshot = await db
    .collection(collections.articles)
    .where('isPublished', '==', true)
    .where(subject.field, 'array-contains', subject.id)
    .orderBy('publishedAt', 'desc')
    .limit(limit)
    .select(...CARD_FIELDS)
    .get();
  return snapshot.docs.map(cardOf);
}

/**
 * The newest published articles, for the news sitemap. `since` (ISO time) is the oldest allowed
 * publication time.
 */
export async function newestArticles(db: Firestore, rules: { limit: number; since?: string }): Promise<ArticleCard[]> {
  const snapshot = await newest(db, rules)
    .select(...CARD_FIELDS)
    .get();
  return snapshot.docs.map(cardOf);
}

/** A category, film or person, and the field of an article that names it. */
export type StorySubject = { field: 'categoryId' | 'filmIds' | 'personIds'; id: string };

/** A card with the article's content, which is not sanitised again. */
export type Story = ArticleCard & { content: string };

/** The newest published articles, or those about `about`, with their content for the feeds. */
export async function newestStories(
  db: Firestore,
  rules: { limit: number; about?: StorySubject | undefined },
): Promise<Story[]> {
  const snapshot = await newest(db, rules)
    .select(...CARD_FIELDS, 'content')
    .get();
  return snapshot.docs.map((doc) => ({
    ...cardOf(doc),
    content: contentWithoutEndedPictures(doc.get('content') as string, doc.data()),
  }));
}

function newest(
  db: Firestore,
  { limit, since, about }: { limit: number; since?: string; about?: StorySubject | undefined },
): Query {
  let query: Query = db.collection(collections.articles).where('isPublished', '==', true);
  if (about !== undefined)
    query = query.where(about.field, about.field === 'categoryId' ? '==' : 'array-contains', about.id);
  if (since !== undefined) query = query.where('publishedAt', '>=', since);
  return query.orderBy('publishedAt', 'desc').limit(limit);
}
