import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { article, articleCard, type Article, type ArticleCard } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';

/** Fields of a card. Lists read these with `select()`, so that the content is never paid for. */
export const CARD_FIELDS = Object.keys(articleCard.shape).filter((field) => field !== 'id');

/**
 * What an article lacks that was written before a field existed, or by an import that did not know
 * it.
 */
const cardDefaults = {
  slug: '',
  title: '',
  summary: '',
  imageUrl: null,
  categoryId: '',
  tags: [],
  hashtags: [],
  isPublished: false,
  isFeatured: false,
  isBreaking: false,
  viewCount: 0,
  readMinutes: 1,
  language: 'en',
  byline: null,
  imageAlt: '',
  imageFocus: null,
  publishedAt: null,
  updatedAt: '',
  createdAt: '',
  rating: null,
} satisfies Omit<ArticleCard, 'id'>;
const articleDefaults = {
  ...cardDefaults,
  content: '',
  metaTitle: null,
  metaDescription: null,
  source: null,
  imageCaption: null,
  imageCredit: null,
  correction: null,
  filmSlugs: [],
  trailers: [],
  scheduledFor: null,
  areCommentsClosed: false,
  aiAssisted: null,
} satisfies Omit<Article, 'id'>;

function pick<T extends object>(data: DocumentData | undefined, defaults: T): T {
  return Object.fromEntries(
    Object.entries(defaults).map(([field, value]) => [field, (data?.[field] as unknown) ?? value]),
  ) as T;
}

/** The card of an article document: nothing of the document but what a card has. */
export function cardOf(snapshot: DocumentSnapshot): ArticleCard {
  return { id: snapshot.id, ...pick(snapshot.data(), cardDefaults) };
}

/** The card's part of an article that was read whole. */
export const cardFields = (doc: DocumentData & { id: string }): ArticleCard => ({
  id: doc.id,
  ...pick(doc, cardDefaults),
});

/** The whole article of its document, counters of the desk left out. */
export function articleOf(snapshot: DocumentSnapshot): Article {
  return { id: snapshot.id, ...pick(snapshot.data(), articleDefaults) };
}

/**
 * Published cards of `ids`, in their order; drafts and what is gone are left out. One read each.
 */
export async function publishedCards(db: Firestore, ids: readonly string[]): Promise<ArticleCard[]> {
  if (ids.length === 0) return [];
  const refs = ids.map((id) => db.collection(collections.articles).doc(id));
  const snapshots = await db.getAll(...refs, { fieldMask: CARD_FIELDS });
  return snapshots
    .filter((snapshot) => snapshot.exists)
    .map(cardOf)
    .filter((card) => card.isPublished);
}

/** Field names of `Article`, for a read that leaves out what only the desk needs. */
export const ARTICLE_FIELDS = Object.keys(article.shape).filter((field) => field !== 'id');
