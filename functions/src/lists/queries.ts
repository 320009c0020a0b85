import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { boxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { rankFilms } from '@first-show/domain/box-office/suggest';
import { category, type Category, type CategoryDoc } from '@first-show/domain/categories/category.schema';
import type { Comment } from '@first-show/domain/comments/comment.schema';
import type { ChartEntry } from '@first-show/domain/rollups/rollups';
import { collections } from '@first-show/domain/core/collections';
import { BOX_OFFICE_MAX, LIST_MAX } from '@first-show/domain/core/limits';
import { CARD_FIELDS, cardOf } from '../features/articles/store/article-card.ts';
import { ENDED_FIELD, withoutEndedPoster } from '../features/articles/store/ended-pictures.ts';
import { readPins } from '../features/films/store/film-history.ts';
import { filmsByWordStart } from '../features/films/store/read-films.ts';
import { commentOf } from '../features/comments/store/shown-comments.ts';

const published = (db: Firestore): Query => db.collection(collections.articles).where('isPublished', '==', true);

type ListRules = {
  categoryId?: string;
  flag?: 'isFeatured' | 'isBreaking';
  orderBy: 'publishedAt' | 'viewCount' | 'trendingScore';
  limit: number;
};

export async function readCards(db: Firestore, rules: ListRules): Promise<ArticleCard[]> {
  let query = published(db);
  if (rules.categoryId !== undefined) query = query.where('categoryId', '==', rules.categoryId);
  if (rules.flag !== undefined) query = query.where(rules.flag, '==', true);
  const snapshot = await query
    .orderBy(rules.orderBy, 'desc')
    .limit(rules.limit)
    .select(...CARD_FIELDS)
    .get();
  return snapshot.docs.map(cardOf);
}

/** The ids of the people of the first stories by trending score, each once. One read a story. */
export async function readTrendingPeople(db: Firestore, stories: number): Promise<string[]> {
  const trending = published(db).orderBy('trendingScore', 'desc').limit(stories).select('personIds');
  const { docs } = await trending.get();
  return [...new Set(docs.flatMap((doc) => (doc.get('personIds') as string[] | undefined) ?? []))];
}

/** The categories in display order, each with the number of its published articles. */
export async function readCategories(db: Firestore): Promise<Category[]> {
  const { docs } = await db.collection(collections.categories).orderBy('order').limit(LIST_MAX).get();
  return Promise.all(docs.map((doc) => withArticleCount(db, doc.data() as CategoryDoc)));
}

/** Counting costs one read per thousand articles. */
export async function withArticleCount(db: Firestore, doc: CategoryDoc): Promise<Category> {
  const counted = await published(db).where('categoryId', '==', doc.id).count().get();
  return category.parse({ ...doc, articleCount: counted.data().count });
}

/**
 * The newest approved comments of a published article, and the number of all its approved comments,
 * read at the same moment. `null` if the article is not published.
 */
export async function readComments(
  db: Firestore,
  articleId: string,
): Promise<{ comments: Comment[]; commentTotal: number } | null> {
  const approved = db
    .collection(collections.comments)
    .where('articleId', '==', articleId)
    .where('isApproved', '==', true);
  return db.runTransaction(
    async (transaction) => {
      const [[article], newest, counted] = await Promise.all([
        transaction.getAll(db.collection(collections.articles).doc(articleId), { fieldMask: ['isPublished'] }),
        transaction.get(approved.orderBy('createdAt', 'desc').limit(LIST_MAX)),
        transaction.get(approved.count()),
      ]);
      if (article?.get('isPublished') !== true) return null;
      return { comments: newest.docs.map((doc) => commentOf(doc.id, doc.data())), commentTotal: counted.data().count };
    },
    { readOnly: true },
  );
}

/** A `ChartEntry` without its rank. */
export type StoredEntry = Omit<ChartEntry, 'rank'>;
/** The stored fields of a `ChartEntry`. */
export const CHART_FIELDS = [
  ...(Object.keys(boxOfficeEntry.omit({ rank: true }).shape) as (keyof Omit<BoxOfficeEntry, 'rank'>)[]),
  'languages',
  'phases',
  'trend',
] as const satisfies readonly (keyof StoredEntry)[];

/**
 * The published films of the chart by rank, films without a rank last. One read for each film and
 * for each pinned rank.
 */
export const readChartFilms = async (db: Firestore): Promise<ChartEntry[]> =>
  (await readEntries(db)).flatMap(({ entry, isPublished }) => (isPublished ? [entry] : []));

/**
 * The published ones, with or without figures, among the first `limit` of `filmsByWordStart`. Their
 * ranks are in the chart. One read for each of these.
 */
export async function publishedFilmsNamed(db: Firestore, start: string, limit: number): Promise<ChartEntry[]> {
  const named = filmsByWordStart(db, start).limit(limit);
  const { docs } = await named.select(...CHART_FIELDS, 'isPublished', ENDED_FIELD).get();
  return docs.map(entryOf).flatMap(({ entry, isPublished }) => (isPublished ? [{ ...entry, rank: null }] : []));
}

/** The films that were written since a time, the newest `limit`. One read for each. */
export async function readFilmsSince(
  db: Firestore,
  { since, limit }: { since: string; limit: number },
): Promise<{ entry: StoredEntry; isPublished: boolean }[]> {
  const written = db.collection(collections.films).where('updatedAt', '>=', since).orderBy('updatedAt', 'desc');
  const { docs } = await written
    .limit(limit)
    .select(...CHART_FIELDS, 'isPublished', ENDED_FIELD)
    .get();
  return docs.map(entryOf);
}

/** Like `readChartFilms`, with unpublished films, for the desk. */
export const readBoxOffice = async (db: Firestore): Promise<BoxOfficeEntry[]> =>
  (await readEntries(db)).map(({ entry }) => entry);

function entryOf(doc: DocumentSnapshot): { entry: StoredEntry; isPublished: boolean } {
  const { [ENDED_FIELD]: _ended, isPublished, ...entry } = doc.data() ?? {};
  return {
    entry: withoutEndedPoster({ ...(entry as StoredEntry), id: doc.id }, doc.data()),
    isPublished: isPublished === true,
  };
}

async function readEntries(db: Firestore): Promise<{ entry: ChartEntry; isPublished: boolean }[]> {
  const fields = [...CHART_FIELDS, 'isPublished', ENDED_FIELD];
  const films = db.collection(collections.films);
  const charted = films.where('isCharted', '==', true).select(...fields);
  // The order of `rankFilms`: unknown totals are last.
  const byTotal = charted.orderBy('totalCollection', 'desc').orderBy('totalGrossRupees', 'desc');
  const [{ docs }, pins] = await Promise.all([byTotal.limit(BOX_OFFICE_MAX).get(), readPins(db)]);
  const found = new Set(docs.map(({ id }) => id));
  const pinned = [...pins.keys()].filter((id) => !found.has(id)).map((id) => films.doc(id));
  const others = pinned.length === 0 ? [] : await db.getAll(...pinned, { fieldMask: fields });
  const all = [...docs, ...others.filter(({ exists }) => exists)].map(entryOf);
  const published = all.filter(({ isPublished }) => isPublished).map(({ entry }) => entry);
  const ranks = rankFilms(published, pins);
  const ranked = all.map(({ entry, ...rest }) => ({ ...rest, entry: { ...entry, rank: ranks.get(entry.id) ?? null } }));
  const place = ({ rank }: BoxOfficeEntry): number => rank ?? Number.MAX_SAFE_INTEGER;
  return ranked
    .sort(
      ({ entry: a }, { entry: b }) =>
        place(a) - place(b) ||
        (b.totalCollection ?? -1) - (a.totalCollection ?? -1) ||
        a.movieName.localeCompare(b.movieName),
    )
    .slice(0, BOX_OFFICE_MAX);
}
