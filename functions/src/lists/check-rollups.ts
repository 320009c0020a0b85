import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { authorOf, type ArticleDoc } from '@first-show/domain/articles/article.schema';
import { trendingScore } from '@first-show/domain/articles/trending';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import type { Drift } from '../platform/counters/drift.ts';
import { shownCommentsOf, shownCommentsRef } from '../features/comments/store/shown-comments.ts';
import {
  readCategoryLists,
  readChart,
  readHome,
  refreshBoxOffice,
  refreshCategories,
  refreshCategory,
  refreshComments,
  refreshHome,
  type Slice,
} from './rebuild.ts';
import { countPublished, readCategories, readComments } from './sources.ts';

/**
 * Compares the roll-ups of the home page, the chart and the categories, and the article counts of
 * the categories, with the documents behind them. Does not compare the sidebar, the ranked lists
 * and the related articles: a read rebuilds them when they are too old.
 */
export async function checkRollups(db: Firestore): Promise<Drift[]> {
  const categories = await readCategories(db);
  const lists = [
    { read: readHome, refresh: refreshHome },
    { read: readChart, refresh: refreshBoxOffice },
    ...categories.value.map(({ id }) => ({
      read: (of: Firestore) => readCategoryLists(of, id),
      refresh: (of: Firestore) => refreshCategory(of, id),
    })),
  ];
  const found = await Promise.all(lists.map((list) => checkList(db, list)));
  const counts = await Promise.all(
    categories.value.map(async ({ id, articleCount }): Promise<Drift[]> => {
      const { value } = await countPublished(db, id);
      if (value === articleCount) return [];
      const path = `${collections.categories}/${id}`;
      return [{ path, stored: articleCount, expected: value, fix: () => refreshCategories(db) }];
    }),
  );
  return [...found, ...counts].flat();
}

type List = { read: (db: Firestore) => Promise<Slice>; refresh: (db: Firestore) => Promise<void> };

async function checkList(db: Firestore, { read, refresh }: List): Promise<Drift[]> {
  const { id, data } = await read(db);
  const ref = db.collection(collections.rollups).doc(id);
  const stored = (await ref.get()).data() ?? {};
  return Object.entries(data).flatMap(([field, expected]): Drift[] => {
    if (field === 'articleIds' || isDeepStrictEqual(withoutViewCounts(stored[field]), withoutViewCounts(expected)))
      return [];
    return [
      { path: `${ref.path}.${field}`, stored: idsIn(stored[field]), expected: idsIn(expected), fix: () => refresh(db) },
    ];
  });
}

/**
 * Removes the view counts before a comparison. View counts change all the time, so a list may
 * contain older ones.
 */
const withoutViewCounts = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withoutViewCounts)
    : typeof value === 'object' && value !== null
      ? { ...value, viewCount: null }
      : value;

/** Reduces cards and comments to their ids, for a readable report. */
const idsIn = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(idsIn) : ((value as { id?: string } | null | undefined)?.id ?? value);

/**
 * Compares the author of an article with its byline and source. If the article is published, also
 * compares its list of public comments, their number and its score with the stored comments and
 * counts.
 */
export async function checkArticle(db: Firestore, articleId: string): Promise<Drift[]> {
  const ref = db.collection(collections.articles).doc(articleId);
  const [[article, stored], { value }] = await Promise.all([
    db.getAll(ref, shownCommentsRef(db, articleId)),
    readComments(db, articleId),
  ]);
  const doc = article?.data() as ArticleDoc | undefined;
  if (doc === undefined) return [];
  const author = authorOf(doc);
  const drifts: Drift[] = [];
  if (doc.author !== author)
    drifts.push({
      path: `${ref.path}.author`,
      stored: doc.author,
      expected: author,
      fix: () => fixDerived(db, articleId),
    });
  if (!doc.isPublished) return drifts;
  const fix = () => refreshComments(db, articleId);
  const shown = stored === undefined ? null : shownCommentsOf(stored);
  if ((shown?.commentTotal ?? 0) !== value.total || !isDeepStrictEqual(shown?.comments ?? [], value.comments))
    drifts.push({
      path: `${collections.rollups}/${rollupIds.articleExtras(articleId)}`,
      stored: shown === null ? null : { total: shown.commentTotal, comments: idsIn(shown.comments) },
      expected: { total: value.total, comments: idsIn(value.comments) },
      fix,
    });
  if ((doc.commentTotal ?? 0) !== value.total)
    drifts.push({ path: `${ref.path}.commentTotal`, stored: doc.commentTotal ?? 0, expected: value.total, fix });
  const score = trendingScore(doc);
  if (Math.abs(score - doc.trendingScore) > SCORE_ROUNDING)
    drifts.push({
      path: `${ref.path}.trendingScore`,
      stored: doc.trendingScore,
      expected: score,
      fix: () => fixDerived(db, articleId),
    });
  return drifts;
}

const SCORE_ROUNDING = 1e-6;

/** Stores author and score, which are computed from other fields of the article. */
const fixDerived = (db: Firestore, articleId: string): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const found = await transaction.get(db.collection(collections.articles).doc(articleId));
    const doc = found.data() as ArticleDoc | undefined;
    if (doc !== undefined) transaction.update(found.ref, { trendingScore: trendingScore(doc), author: authorOf(doc) });
  });
