import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { authorOf, type ArticleDoc } from '@first-show/domain/articles/article.schema';
import { trendingScore } from '@first-show/domain/articles/trending';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import type { Drift } from '../platform/counters/drift.ts';
import { shownCommentsOf, shownCommentsRef } from '../features/comments/store/shown-comments.ts';
import { categoryLists, chartList, homeList, sidebarList } from './lists.ts';
import { ballotsList } from './open-ballots.ts';
import { rebuildComments } from './rebuild.ts';
import { rebuild, rollupRef, type List } from './rollups.ts';
import { readCategories, readComments } from './queries.ts';

/**
 * Compares the roll-ups of the home page, the chart, the ballots and the categories, and the
 * article counts of the categories, with the documents behind them. Does not compare the lists that
 * are sorted by views, because views arrive all the time.
 */
export async function checkRollups(db: Firestore): Promise<Drift[]> {
  const categories = await readCategories(db);
  const sidebar: List<object> = { id: sidebarList.id, read: () => Promise.resolve({ categories }) };
  const lists: List<object>[] = [homeList, chartList, ballotsList, ...categories.map(({ id }) => categoryLists(id))];
  const fixSidebar = () => rebuild(db, sidebarList);
  const found = await Promise.all([
    checkList(db, sidebar, fixSidebar),
    ...lists.map((list) => checkList(db, list, () => rebuild(db, list))),
  ]);
  return found.flat();
}

async function checkList(db: Firestore, { id, read }: List<object>, fix: () => Promise<void>): Promise<Drift[]> {
  const ref = rollupRef(db, id);
  const [content, stored] = await Promise.all([read(db), ref.get()]);
  return Object.entries(content).flatMap(([field, expected]: [string, unknown]): Drift[] => {
    const actual = stored.get(field) as unknown;
    if (isDeepStrictEqual(withoutViewCounts(actual), withoutViewCounts(expected))) return [];
    return [{ path: `${ref.path}.${field}`, stored: idsIn(actual), expected: idsIn(expected), fix }];
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
  const [[article, stored], counted] = await Promise.all([
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
  if (counted === null) return drifts;
  const { comments, commentTotal } = counted;
  const fix = () => rebuildComments(db, articleId);
  const shown = stored === undefined ? null : shownCommentsOf(stored);
  if ((shown?.commentTotal ?? 0) !== commentTotal || !isDeepStrictEqual(shown?.comments ?? [], comments))
    drifts.push({
      path: `${collections.rollups}/${rollupIds.shownComments(articleId)}`,
      stored: shown === null ? null : { total: shown.commentTotal, comments: idsIn(shown.comments) },
      expected: { total: commentTotal, comments: idsIn(comments) },
      fix,
    });
  if ((doc.commentTotal ?? 0) !== commentTotal)
    drifts.push({ path: `${ref.path}.commentTotal`, stored: doc.commentTotal ?? 0, expected: commentTotal, fix });
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
