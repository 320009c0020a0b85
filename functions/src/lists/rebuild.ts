import type { Firestore } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { trendingScore } from '@first-show/domain/articles/trending';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { retryOnConflict } from '../platform/firestore/preconditions.ts';
import {
  commentOf,
  isFull,
  isShownAs,
  shownCommentsOf,
  shownCommentsRef,
  type ShownComments,
} from '../features/comments/store/shown-comments.ts';
import { openBulkSet } from '../platform/firestore/bulk-set.ts';
import { db as productionDb } from '../platform/firestore/firestore.ts';
import { rebuildFilmLists } from './film-lists.ts';
import {
  categoryLists,
  chartList,
  homeList,
  peopleList,
  rankedLists,
  shownCommentsList,
  sidebarList,
} from './lists.ts';
import { rebuildNameLists } from './name-lists.ts';
import { rebuildBallots } from './open-ballots.ts';
import { recordsList } from './records.ts';
import { forgetRelated } from './related-lists.ts';
import { coalesce, rebuild, rollupRef, type List } from './rollups.ts';
import { monthOf } from './sitemap-rollup.ts';
import { readCategories } from './queries.ts';
import { rebuildSubjectSitemaps } from './subject-sitemaps.ts';

/**
 * Rebuilds roll-ups. Triggers, the job `everyMinute`, and the commands that seed the demo or count
 * again call these functions. (A moderator's decision also changes the public comments of its
 * article.) Each function computes its result from the current documents, so repeated, late or
 * concurrent calls do no harm.
 */

/** Rebuilds the lists of all articles, and those of the given categories. */
export async function rebuildLists(db: Firestore, categoryIds: Iterable<string>): Promise<void> {
  const ofCategories = [...new Set(categoryIds)].flatMap((id) => [categoryLists(id), rankedLists(id)]);
  const lists: List<object>[] = [homeList, sidebarList, peopleList, rankedLists('all'), ...ofCategories];
  await Promise.all(lists.map((list) => rebuild(db, list)));
}

/** Called after a category or the follower counts were written. */
export const rebuildSidebar = (db: Firestore): Promise<void> => rebuild(db, sidebarList);

/** Called after a person was written. */
export const rebuildPeople = (db: Firestore): Promise<void> => rebuild(db, peopleList);

/** Called after a film was written. */
export const rebuildChart = (db: Firestore): Promise<void> => rebuild(db, chartList);

/** An article before and after a write; `undefined` if it did not exist. */
export type ArticleChange = { before: ArticleDoc | undefined; after: ArticleDoc | undefined };

/** Called after an article was written or deleted. A change of a draft changes no roll-up. */
export async function rebuildListsOfArticle(
  db: Firestore,
  articleId: string,
  { before, after }: ArticleChange,
): Promise<void> {
  const published = [before, after].filter((article) => article !== undefined && article.isPublished) as ArticleDoc[];
  if (published.length === 0) return;
  await Promise.all([
    rebuildLists(
      db,
      published.map(({ categoryId }) => categoryId),
    ),
    forgetRelated(db, published),
    ...(published.length === 1 ? [rebuildComments(db, articleId)] : []),
  ]);
}

/**
 * Reads the approved comments of an article again. Updates its roll-up, and the number of comments
 * in the article. Deletes the roll-up of an article that is not published.
 */
export async function rebuildComments(db: Firestore, articleId: string): Promise<void> {
  await rebuild(db, shownCommentsList(articleId));
  await storeCommentTotal(db, articleId);
}

/**
 * Called after a comment was written. If the roll-up does not show the comment as it is now, or has
 * a gap at its end, reads all comments again. `createdAt` gives the place of the comment in the
 * list, even if the comment was deleted.
 */
export async function updateListsAfterComment(
  db: Firestore,
  { id, articleId, createdAt }: { id: string; articleId: string; createdAt: string },
): Promise<void> {
  const [found, stored] = await db.getAll(db.collection(collections.comments).doc(id), shownCommentsRef(db, articleId));
  const shown = stored === undefined ? null : shownCommentsOf(stored);
  const isPublic = found?.get('isApproved') === true && found.get('articleId') === articleId;
  const comment = found !== undefined && isPublic ? commentOf(id, found.data() ?? {}) : null;
  const isShown = shown !== null && isFull(shown) && isShownAs(shown, { position: { id, createdAt }, comment });
  await (isShown
    ? coalesce(db, `total-${articleId}`, () => storeCommentTotal(db, articleId))
    : rebuildComments(db, articleId));
}

type Engagement = Pick<ArticleDoc, 'isPublished' | 'publishedAt' | 'viewCount' | 'reactionTotal' | 'commentTotal'>;
const ENGAGEMENT: readonly (keyof Engagement)[] = [
  'isPublished',
  'publishedAt',
  'viewCount',
  'reactionTotal',
  'commentTotal',
];

/**
 * Copies the number of comments from the roll-up into the article, and updates the article's score.
 * The article is written only if it has not changed since it was read, so that no newer count is
 * overwritten. Then article and roll-up are read again, until their numbers agree.
 */
async function storeCommentTotal(db: Firestore, articleId: string): Promise<void> {
  const ref = db.collection(collections.articles).doc(articleId);
  await retryOnConflict(async () => {
    for (;;) {
      const [stored, shown] = await db.getAll(ref, shownCommentsRef(db, articleId), { fieldMask: [...ENGAGEMENT] });
      const article = stored?.data() as Engagement | undefined;
      const commentTotal = shown?.get('commentTotal') as number | undefined;
      if (stored?.updateTime === undefined || article === undefined) return;
      if (commentTotal === undefined || article.commentTotal === commentTotal) return;
      const { publishedAt, viewCount = 0, reactionTotal = 0 } = article;
      const counts = {
        commentTotal,
        trendingScore: trendingScore({ publishedAt, viewCount, reactionTotal, commentTotal }),
      };
      await ref.update(counts, { lastUpdateTime: stored.updateTime });
    }
  });
}

/**
 * Rebuilds all roll-ups, after a database was filled. Reads all published articles (without
 * content) and all approved comments.
 */
export async function rebuildAllRollups(db: Firestore = productionDb()): Promise<void> {
  const categories = await readCategories(db);
  await Promise.all([
    rebuildLists(
      db,
      categories.map(({ id }) => id),
    ),
    rebuildChart(db).then(() => rebuild(db, recordsList)),
    rebuildBallots(db),
    rebuildFilmLists(db),
    rebuildSubjectSitemaps(db),
    rebuildNameLists(db),
    rebuildRollupsOfArticles(db),
  ]);
}

async function rebuildRollupsOfArticles(db: Firestore): Promise<void> {
  const [articles, comments] = await Promise.all([
    db
      .collection(collections.articles)
      .where('isPublished', '==', true)
      .select('slug', 'updatedAt', 'publishedAt')
      .get(),
    db.collection(collections.comments).where('isApproved', '==', true).orderBy('createdAt', 'desc').get(),
  ]);
  const commentsOf = Map.groupBy(comments.docs, (doc) => doc.get('articleId') as string);
  const updatedAt = new Date().toISOString();
  const writer = openBulkSet(db);
  for (const { id } of articles.docs) {
    const own = commentsOf.get(id) ?? [];
    const shown: ShownComments = {
      comments: own.slice(0, LIST_MAX).map((doc) => commentOf(doc.id, doc.data())),
      commentTotal: own.length,
    };
    writer.set(shownCommentsRef(db, id), { ...shown, updatedAt });
  }
  const months = Map.groupBy(articles.docs, (doc) => monthOf(doc.get('publishedAt') as string));
  for (const [month, listed] of months) {
    const entries = Object.fromEntries(
      listed.map((doc) => [doc.id, { slug: doc.get('slug') as string, updatedAt: doc.get('updatedAt') as string }]),
    );
    writer.set(rollupRef(db, rollupIds.sitemap(month)), { month, entries });
  }
  await writer.close();
}
