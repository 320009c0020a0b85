import type { Firestore, Query, QuerySnapshot, Timestamp } from 'firebase-admin/firestore';
import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { boxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import type { CategoryDoc } from '@first-show/domain/categories/category.schema';
import type { Comment } from '@first-show/domain/comments/comment.schema';
import { collections } from '@first-show/domain/core/collections';
import { BOX_OFFICE_MAX, LIST_MAX } from '@first-show/domain/core/limits';
import { CARD_FIELDS, cardOf } from '../features/articles/store/article-card.ts';
import { ENDED_FIELD, withoutEndedPoster } from '../features/articles/store/ended-pictures.ts';
import type { RelatedCandidate } from './related.ts';
import { commentOf } from '../features/comments/store/shown-comments.ts';

/** The result of a query behind a roll-up, with its read time. */
export type Read<T> = { value: T; readTime: Timestamp };

const readCards = async (query: Query): Promise<Read<ArticleCard[]>> => {
  const snapshot = await query.get();
  return { value: snapshot.docs.map(cardOf), readTime: snapshot.readTime };
};

const published = (db: Firestore): Query => db.collection(collections.articles).where('isPublished', '==', true);

type ListRules = {
  categoryId?: string;
  flag?: 'isFeatured' | 'isBreaking';
  orderBy: 'publishedAt' | 'viewCount' | 'trendingScore';
  limit: number;
};

export function readList(db: Firestore, rules: ListRules): Promise<Read<ArticleCard[]>> {
  let query = published(db);
  if (rules.categoryId !== undefined) query = query.where('categoryId', '==', rules.categoryId);
  if (rules.flag !== undefined) query = query.where(rules.flag, '==', true);
  return readCards(
    query
      .orderBy(rules.orderBy, 'desc')
      .limit(rules.limit)
      .select(...CARD_FIELDS),
  );
}

export async function readCategories(db: Firestore): Promise<Read<CategoryDoc[]>> {
  const snapshot = await db.collection(collections.categories).orderBy('order').limit(LIST_MAX).get();
  return {
    value: snapshot.docs.map((doc) => ({ ...(doc.data() as CategoryDoc), id: doc.id })),
    readTime: snapshot.readTime,
  };
}

/** The number of published articles of a category. Costs one read per thousand articles. */
export async function countPublished(db: Firestore, categoryId: string): Promise<Read<number>> {
  const snapshot = await published(db).where('categoryId', '==', categoryId).count().get();
  return { value: snapshot.data().count, readTime: snapshot.readTime };
}

const RELATED_FIELDS = [...CARD_FIELDS, 'filmSlugs'];
const CANDIDATES_PER_REASON = 12;
/** Maximum number of films and of tags in a query (Firestore allows 30). */
const ANY_MAX = 10;

const candidatesOf = (snapshot: QuerySnapshot): RelatedCandidate[] =>
  snapshot.docs.map((doc) => ({ card: cardOf(doc), filmSlugs: (doc.get('filmSlugs') as string[] | undefined) ?? [] }));

/**
 * One article, and the newest articles that share a film, a tag or the category with it. At most 37
 * reads. `null` if the article is not published.
 */
export async function readRelated(
  db: Firestore,
  articleId: string,
): Promise<Read<{ subject: RelatedCandidate; candidates: RelatedCandidate[] }> | null> {
  const [found] = await db.getAll(db.collection(collections.articles).doc(articleId), { fieldMask: RELATED_FIELDS });
  if (found === undefined || found.get('isPublished') !== true) return null;
  const subject: RelatedCandidate = {
    card: cardOf(found),
    filmSlugs: (found.get('filmSlugs') as string[] | undefined) ?? [],
  };
  const newest = (query: Query) =>
    query
      .orderBy('publishedAt', 'desc')
      .limit(CANDIDATES_PER_REASON)
      .select(...RELATED_FIELDS)
      .get();
  const snapshots = await Promise.all([
    ...(subject.filmSlugs.length > 0
      ? [newest(published(db).where('filmSlugs', 'array-contains-any', subject.filmSlugs.slice(0, ANY_MAX)))]
      : []),
    ...(subject.card.tags.length > 0
      ? [newest(published(db).where('tags', 'array-contains-any', subject.card.tags.slice(0, ANY_MAX)))]
      : []),
    newest(published(db).where('categoryId', '==', subject.card.categoryId)),
  ]);
  return { value: { subject, candidates: snapshots.flatMap(candidatesOf) }, readTime: found.readTime };
}

/**
 * The newest approved comments of an article, and the number of all its approved comments, read at
 * the same moment.
 */
export async function readComments(
  db: Firestore,
  articleId: string,
): Promise<Read<{ comments: Comment[]; total: number }>> {
  const approved = db
    .collection(collections.comments)
    .where('articleId', '==', articleId)
    .where('isApproved', '==', true);
  return db.runTransaction(
    async (transaction) => {
      const [newest, counted] = await Promise.all([
        transaction.get(approved.orderBy('createdAt', 'desc').limit(LIST_MAX)),
        transaction.get(approved.count()),
      ]);
      return {
        value: { comments: newest.docs.map((doc) => commentOf(doc.id, doc.data())), total: counted.data().count },
        readTime: newest.readTime,
      };
    },
    { readOnly: true },
  );
}

const ENTRY_FIELDS = [...Object.keys(boxOfficeEntry.shape).filter((field) => field !== 'id'), ENDED_FIELD];

export async function readBoxOffice(db: Firestore): Promise<Read<BoxOfficeEntry[]>> {
  const films = db.collection(collections.boxOffice).select(...ENTRY_FIELDS);
  // Films without a rank come last, but Firestore would sort them first. So read them separately.
  const ranked = await films.where('rank', '>', 0).orderBy('rank').limit(BOX_OFFICE_MAX).get();
  const left = BOX_OFFICE_MAX - ranked.size;
  const unranked = left === 0 ? [] : (await films.where('rank', '==', null).limit(left).get()).docs;
  const entries = [...ranked.docs, ...unranked].map((doc) => {
    const { [ENDED_FIELD]: _ended, ...entry } = doc.data();
    return withoutEndedPoster({ ...(entry as BoxOfficeEntry), id: doc.id }, doc.data());
  });
  const place = ({ rank }: BoxOfficeEntry): number => rank ?? Number.MAX_SAFE_INTEGER;
  entries.sort(
    (a, b) =>
      place(a) - place(b) ||
      (b.totalCollection ?? -1) - (a.totalCollection ?? -1) ||
      a.movieName.localeCompare(b.movieName),
  );
  return { value: entries, readTime: ranked.readTime };
}

/** The follower counts that an editor entered, from `settings/followers`. */
export async function readFollowers(
  db: Firestore,
): Promise<Read<{ profileId: string; count: number; asOf: string }[]>> {
  const snapshot = await db.collection(collections.settings).doc('followers').get();
  return {
    value: (snapshot.get('followers') as { profileId: string; count: number; asOf: string }[] | undefined) ?? [],
    readTime: snapshot.readTime,
  };
}
