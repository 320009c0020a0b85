import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { article, articleCard, type Article, type ArticleCard } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { ENDED_FIELD, withoutEndedPicture } from './ended-pictures.ts';
import { SIZES_FIELD } from './picture-sizes.ts';

/**
 * The fields to load for a card. Lists pass them to `select()`, so that they do not load the
 * content.
 */
export const CARD_FIELDS = [...Object.keys(articleCard.shape).filter((field) => field !== 'id'), ENDED_FIELD];

/**
 * Defaults for fields that an article may lack: it was written before the field existed, or
 * imported.
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

/** The card of an article's document as readers see it. */
export const cardOf = (snapshot: DocumentSnapshot): ArticleCard => cardFields({ ...snapshot.data(), id: snapshot.id });

/** The card of an article that was loaded completely. */
export const cardFields = (doc: DocumentData & { id: string }): ArticleCard =>
  withoutEndedPicture({ id: doc.id, ...pick(doc, cardDefaults) }, doc);

/** The stored article of a document, without fields that only the functions use. */
export function articleOf(snapshot: DocumentSnapshot): Article {
  return { id: snapshot.id, ...pick(snapshot.data(), articleDefaults) };
}

/**
 * The cards of those `ids` that are published articles, in the order of `ids`. One read for each
 * id.
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

/**
 * The fields to load for an article as readers see it: the fields of the schema `article`, and the
 * two fields for ended licences and picture sizes.
 */
export const ARTICLE_FIELDS = [
  ...Object.keys(article.shape).filter((field) => field !== 'id'),
  ENDED_FIELD,
  SIZES_FIELD,
];
