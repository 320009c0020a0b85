import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import {
  article,
  articleCard,
  SMALL_CARD_FIELDS,
  type Article,
  type ArticleCard,
  type SmallCard,
} from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { ENDED_FIELD, withoutEndedPicture } from './ended-pictures.ts';
import { SIZES_FIELD } from './picture-sizes.ts';

const fieldsOf = (schema: typeof articleCard | typeof article): string[] =>
  Object.keys(schema.shape).filter((field) => field !== 'id');
const cardFieldNames = fieldsOf(articleCard);
// Only the desk needs the revision.
const articleFieldNames = fieldsOf(article).filter((field) => field !== 'revision');

/**
 * The fields to load for a card. Lists pass them to `select()`, so that they do not load the
 * content.
 */
export const CARD_FIELDS = [...cardFieldNames, ENDED_FIELD];

/**
 * The fields to load for an article as readers see it: the fields of the schema `article`, and the
 * two fields for ended licences and picture sizes.
 */
export const ARTICLE_FIELDS = [...articleFieldNames, ENDED_FIELD, SIZES_FIELD];

const pick = (doc: DocumentData, fields: readonly string[]): DocumentData =>
  Object.fromEntries(fields.filter((field) => doc[field] !== undefined).map((field) => [field, doc[field]]));

/** The card of an article's document as readers see it. */
export const cardOf = (snapshot: DocumentSnapshot): ArticleCard => cardFields({ ...snapshot.data(), id: snapshot.id });

/** The card of an article that was loaded completely. */
export const cardFields = (doc: DocumentData & { id: string }): ArticleCard =>
  withoutEndedPicture({ ...pick(doc, cardFieldNames), id: doc.id } as ArticleCard, doc);

/** The card for small lists. A page's data are sent with its HTML, so they have no other fields. */
export const smallCard = (card: ArticleCard): SmallCard => pick(card, SMALL_CARD_FIELDS) as SmallCard;

/** The stored article of a document, without fields that only the functions use. */
export const articleOf = (snapshot: DocumentSnapshot): Article =>
  ({ ...pick(snapshot.data() ?? {}, articleFieldNames), id: snapshot.id }) as Article;

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
