import { isDeepStrictEqual } from 'node:util';
import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { ArticleCard, ArticleDoc } from '@first-show/domain/articles/article.schema';
import { trendingScore } from '@first-show/domain/articles/trending';
import { category, type Category, type CategoryDoc } from '@first-show/domain/categories/category.schema';
import { chunksOf } from '@first-show/domain/core/chunks';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import {
  CATEGORY_FEATURED_ITEMS,
  HERO_ITEMS,
  LIST_MAX,
  PAGE_SIZE,
  SIDEBAR_FETCHED,
  TRENDING_ITEMS,
} from '@first-show/domain/core/limits';
import type { RelatedRollup, SitemapEntry } from '@first-show/domain/rollups/rollups';
import { CARD_FIELDS, cardOf } from '../features/articles/store/article-card.ts';
import { openBulkSet } from '../platform/firestore/bulk-set.ts';
import { createCoalescer } from '../platform/cache/coalesce.ts';
import { db as productionDb } from '../platform/firestore/firestore.ts';
import { optimistically, writeAsRead } from '../platform/cache/optimistic.ts';
import {
  commentOf,
  isFull,
  isShownAs,
  shownCommentsOf,
  shownCommentsRef,
  type ShownComments,
} from '../features/comments/store/shown-comments.ts';
import { rankRelated, type RelatedCandidate } from './related.ts';
import { deleteRollup, readRollup, rebuildSlice, rollupsShowing, stampOf, writeSlice } from './rollups.ts';
import {
  countPublished,
  readBoxOffice,
  readCategories,
  readComments,
  readFollowers,
  readList,
  readRelated,
} from './sources.ts';

/**
 * Rebuilds roll-ups from the documents behind them. All functions are idempotent: repeated, late or
 * concurrent runs result in the same documents. Calls for a roll-up that is being rebuilt share one
 * further rebuild.
 */
const coalescers = new WeakMap<Firestore, ReturnType<typeof createCoalescer>>();
function coalesce(db: Firestore, key: string, work: () => Promise<void>): Promise<void> {
  const own = coalescers.get(db) ?? createCoalescer();
  coalescers.set(db, own);
  return own(key, work);
}

const idsOf = (...lists: readonly ArticleCard[][]): string[] => [...new Set(lists.flat().map(({ id }) => id))];

/** The number of articles of a first page, plus one that shows whether there is a second page. */
const FIRST_PAGE = PAGE_SIZE + 1;

export type Slice = Parameters<typeof writeSlice>[1];

export async function readHome(db: Firestore): Promise<Slice> {
  const [featured, breaking, latest] = await Promise.all([
    readList(db, { flag: 'isFeatured', orderBy: 'publishedAt', limit: HERO_ITEMS }),
    readList(db, { flag: 'isBreaking', orderBy: 'publishedAt', limit: 1 }),
    readList(db, { orderBy: 'publishedAt', limit: FIRST_PAGE }),
  ]);
  return {
    id: rollupIds.home,
    slice: 'lists',
    readAt: stampOf([featured.readTime, breaking.readTime, latest.readTime]),
    data: {
      featured: featured.value,
      breaking: breaking.value[0] ?? null,
      latest: latest.value,
      articleIds: idsOf(featured.value, breaking.value, latest.value),
    },
  };
}

export const refreshHome = (db: Firestore): Promise<void> =>
  coalesce(db, rollupIds.home, async () => writeSlice(db, await readHome(db)));

/** Rebuilds the lists of articles in the sidebar. `refreshCategories` rebuilds its other slice. */
export const refreshSidebarLists = (db: Firestore): Promise<void> =>
  coalesce(db, `${rollupIds.sidebar}/lists`, async () => {
    const [trending, popular, latest] = await Promise.all([
      readList(db, { orderBy: 'trendingScore', limit: TRENDING_ITEMS }),
      readList(db, { orderBy: 'viewCount', limit: SIDEBAR_FETCHED }),
      readList(db, { orderBy: 'publishedAt', limit: SIDEBAR_FETCHED }),
    ]);
    await writeSlice(db, {
      id: rollupIds.sidebar,
      slice: 'lists',
      readAt: stampOf([trending.readTime, popular.readTime, latest.readTime]),
      data: {
        trending: trending.value,
        popular: popular.value,
        latest: latest.value,
        articleIds: idsOf(trending.value, popular.value, latest.value),
      },
    });
  });

const presentCategory = (doc: CategoryDoc): Category => category.parse({ ...doc, articleCount: doc.articleCount });

/**
 * Rebuilds the categories of the sidebar with their article counts, and the follower counts. Also
 * stores each changed article count in `categories/{id}`.
 */
export const refreshCategories = (db: Firestore): Promise<void> =>
  coalesce(db, `${rollupIds.sidebar}/categories`, async () => {
    const [categories, followers] = await Promise.all([readCategories(db), readFollowers(db)]);
    const counts = await Promise.all(categories.value.map((doc) => countPublished(db, doc.id)));
    const counted = categories.value.map((doc, index) => ({ ...doc, articleCount: counts[index]?.value ?? 0 }));
    await Promise.all(
      counted.flatMap((doc, index) => {
        const readTime = counts[index]?.readTime;
        if (readTime === undefined || doc.articleCount === categories.value[index]?.articleCount) return [];
        return [storeCount(db, { categoryId: doc.id, articleCount: doc.articleCount, readAt: stampOf([readTime]) })];
      }),
    );
    await writeSlice(db, {
      id: rollupIds.sidebar,
      slice: 'categories',
      readAt: stampOf([categories.readTime, followers.readTime, ...counts.map(({ readTime }) => readTime)]),
      data: { categories: counted.map(presentCategory), followers: followers.value },
    });
  });

/**
 * Stores the article count of a category, unless a later count is stored. It uses no transaction:
 * an API call and its trigger both store the count, and their transactions would wait up to three
 * seconds for each other's locks.
 */
async function storeCount(
  db: Firestore,
  count: { categoryId: string; articleCount: number; readAt: string },
): Promise<void> {
  const ref = db.collection(collections.categories).doc(count.categoryId);
  await optimistically(async () => {
    const stored = await ref.get();
    if (
      stored.updateTime === undefined ||
      ((stored.get('articleCountReadAt') as string | undefined) ?? '') > count.readAt
    )
      return;
    await ref.update(
      { articleCount: count.articleCount, articleCountReadAt: count.readAt },
      { lastUpdateTime: stored.updateTime },
    );
  });
}

export async function readCategoryLists(db: Firestore, categoryId: string): Promise<Slice> {
  const [featured, latest] = await Promise.all([
    readList(db, { categoryId, flag: 'isFeatured', orderBy: 'publishedAt', limit: CATEGORY_FEATURED_ITEMS }),
    readList(db, { categoryId, orderBy: 'publishedAt', limit: FIRST_PAGE }),
  ]);
  return {
    id: rollupIds.category(categoryId),
    slice: 'lists',
    readAt: stampOf([featured.readTime, latest.readTime]),
    data: { featured: featured.value, latest: latest.value, articleIds: idsOf(featured.value, latest.value) },
  };
}

export const refreshCategory = (db: Firestore, categoryId: string): Promise<void> =>
  coalesce(db, rollupIds.category(categoryId), async () => writeSlice(db, await readCategoryLists(db, categoryId)));

/**
 * Rebuilds the first pages of the lists by views and by trending score. `scope` is a category's id,
 * or 'all'.
 */
export const refreshRanked = (db: Firestore, scope: string): Promise<void> =>
  coalesce(db, rollupIds.ranked(scope), async () => {
    const categoryId = scope === 'all' ? undefined : scope;
    const [views, trending] = await Promise.all([
      readList(db, { categoryId, orderBy: 'viewCount', limit: FIRST_PAGE }),
      readList(db, { categoryId, orderBy: 'trendingScore', limit: FIRST_PAGE }),
    ]);
    await writeSlice(db, {
      id: rollupIds.ranked(scope),
      slice: 'lists',
      readAt: stampOf([views.readTime, trending.readTime]),
      data: { views: views.value, trending: trending.value, articleIds: idsOf(views.value, trending.value) },
    });
  });

export async function readChart(db: Firestore): Promise<Slice> {
  const entries = await readBoxOffice(db);
  return {
    id: rollupIds.boxOffice,
    slice: 'entries',
    readAt: stampOf([entries.readTime]),
    data: { entries: entries.value },
  };
}

export const refreshBoxOffice = (db: Firestore): Promise<void> =>
  coalesce(db, rollupIds.boxOffice, async () => writeSlice(db, await readChart(db)));

/**
 * Rebuilds the list of articles that are related to an article. Deletes the list if the article is
 * not published or does not exist.
 */
export const refreshRelated = (db: Firestore, articleId: string): Promise<void> =>
  coalesce(db, `related-${articleId}`, async () => {
    const id = rollupIds.related(articleId);
    const [read, stored] = await Promise.all([readRelated(db, articleId), readRollup<RelatedRollup>(db, id)]);
    if (read === null) return deleteRollup(db, id);
    const { subject, candidates } = read.value;
    const related = rankRelated(subject, candidates);
    const readAt = stampOf([read.readTime]);
    const basis = basisOf(subject);
    // This article is new, or its category, tags or films have changed: invalidate the related
    // lists of its neighbours, old and new. (If the stored list has no `basis`, a change cannot be
    // detected.) Do this before writing the list below, which stores the new `basis`: an
    // interrupted call is then repeated.
    if (stored === null || (stored.basis !== undefined && stored.basis !== basis)) {
      const listing = stored === null ? [] : (await rollupsShowing(db, articleId)).filter(isRelated);
      await markRelatedStale(
        db,
        [...new Set([...idsOf(candidates.map(({ card }) => card)).map(rollupIds.related), ...listing])],
        { by: id, readAt },
      );
    }
    await writeSlice(db, { id, slice: 'related', readAt, data: { related, articleIds: idsOf(related), basis } });
  });

const basisOf = ({ card, filmSlugs }: RelatedCandidate): string =>
  JSON.stringify([card.categoryId, card.tags, filmSlugs]);

/** Marks these lists as stale, except the caller's own. The next read rebuilds them. */
async function markRelatedStale(
  db: Firestore,
  rollups: readonly string[],
  { by, readAt }: { by: string; readAt: string },
): Promise<void> {
  const refs = rollups.filter((id) => id !== by).map((id) => db.collection(collections.rollups).doc(id));
  for (const some of chunksOf(refs, PATCHED_AT_ONCE))
    await optimistically(async () => {
      const lists = await db.getAll(...some, { fieldMask: ['staleFrom'] });
      const batch = db.batch();
      for (const { ref } of lists.filter(({ exists }) => exists)) batch.update(ref, { staleFrom: readAt });
      await batch.commit();
    });
}

/**
 * Reads the approved comments of an article again. Updates the list and the number of comments in
 * the roll-up, and the number in the article.
 */
export const refreshComments = (db: Firestore, articleId: string): Promise<void> =>
  coalesce(db, `comments-${articleId}`, async () => {
    const article = db.collection(collections.articles).doc(articleId);
    let total: number | undefined;
    await rebuildSlice(db, {
      id: rollupIds.articleExtras(articleId),
      slice: 'comments',
      read: async () => {
        const [{ value, readTime }, [seen]] = await Promise.all([
          readComments(db, articleId),
          db.getAll(article, { fieldMask: ['isPublished'] }),
        ]);
        total = value.total;
        if (seen?.get('isPublished') !== true) return null;
        return {
          readAt: stampOf([readTime]),
          data: { comments: value.comments, commentTotal: total } satisfies ShownComments,
        };
      },
    });
    await storeCommentTotal(db, articleId, total);
  });

/**
 * Called after a moderator's decision, which has already written the article's roll-up. Copies the
 * number of comments into the article. If the roll-up is missing or its list is too short, reads
 * all comments again.
 */
export const repairComments = async (db: Firestore, articleId: string): Promise<void> =>
  repairShownComments(db, articleId, shownCommentsOf(await shownCommentsRef(db, articleId).get()));

const repairShownComments = (db: Firestore, articleId: string, shown: ShownComments | null): Promise<void> =>
  shown !== null && isFull(shown)
    ? coalesce(db, `total-${articleId}`, () => storeCommentTotal(db, articleId))
    : refreshComments(db, articleId);

/**
 * Called after any write of a comment. If the roll-up does not show the comment as it is now, reads
 * all comments again. `createdAt` gives the place of the comment in the list, even if the comment
 * was deleted.
 */
export async function followComment(
  db: Firestore,
  { id, articleId, createdAt }: { id: string; articleId: string; createdAt: string },
): Promise<void> {
  const [found, stored] = await db.getAll(db.collection(collections.comments).doc(id), shownCommentsRef(db, articleId));
  const shown = stored === undefined ? null : shownCommentsOf(stored);
  const isPublic = found?.get('isApproved') === true && found.get('articleId') === articleId;
  const comment = found !== undefined && isPublic ? commentOf(id, found.data() ?? {}) : null;
  const isShown = shown !== null && isShownAs(shown, { position: { id, createdAt }, comment });
  await repairShownComments(db, articleId, isShown ? shown : null);
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
 * Without a roll-up, `counted` is the number. The article is written only if it has not changed
 * since it was read, so that no newer count is overwritten. Then article and roll-up are read
 * again, until their numbers agree. Deletes the roll-up of an article that is not published.
 */
async function storeCommentTotal(db: Firestore, articleId: string, counted?: number): Promise<void> {
  const ref = db.collection(collections.articles).doc(articleId);
  await optimistically(async () => {
    for (;;) {
      const [stored, shown] = await db.getAll(ref, shownCommentsRef(db, articleId), { fieldMask: [...ENGAGEMENT] });
      const article = stored?.data() as Engagement | undefined;
      if (article?.isPublished !== true && shown?.exists === true) await deleteRollup(db, shown.id);
      if (stored?.updateTime === undefined || article === undefined) return;
      const commentTotal = (shown?.get('commentTotal') as number | undefined) ?? counted;
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
 * Updates an article's card in a related list. If `card` is `null`, removes the article from the
 * list and marks the list as stale, so that the next read fills the gap. An API call and its
 * trigger both do this; the second one finds nothing to write.
 */
const patchRelated = (db: Firestore, rollupId: string, articleId: string, card: ArticleCard | null): Promise<void> =>
  optimistically(async () => {
    const stored = await db.collection(collections.rollups).doc(rollupId).get();
    const listed = (stored.data() as RelatedRollup | undefined)?.related ?? [];
    const related = listed.flatMap((other) => (other.id !== articleId ? [other] : card === null ? [] : [card]));
    if (stored.updateTime === undefined || isDeepStrictEqual(related, listed)) return;
    const gap = card === null ? { staleFrom: stampOf([stored.readTime]) } : {};
    await stored.ref.update(
      { related, articleIds: related.map(({ id }) => id), ...gap },
      { lastUpdateTime: stored.updateTime },
    );
  });

/**
 * Maximum number of related lists that are written at once. An article may be in thousands of them.
 */
const PATCHED_AT_ONCE = 100;

async function patchAllRelated(
  db: Firestore,
  rollups: readonly string[],
  { articleId, card }: { articleId: string; card: ArticleCard | null },
): Promise<void> {
  for (const some of chunksOf(rollups, PATCHED_AT_ONCE))
    await Promise.all(some.map((id) => patchRelated(db, id, articleId, card)));
}

const monthOf = (publishedAt: string): string => publishedAt.slice(0, 7);

/**
 * Updates the entry of one article in the sitemaps. Each month has its own sitemap. A published
 * article is added to the sitemap of its month. If the article has another month now, or is no
 * longer published, it is removed from the sitemap of its former month.
 *
 * The former month is in a marker document, because the article itself may have another publication
 * time now, or may be deleted. The marker is written on the condition that it has not changed since
 * it was read together with the article, so the later of two concurrent runs retries. A transaction
 * is not used, because transactions would wait for each other's locks.
 */
const refreshSitemap = (db: Firestore, articleId: string): Promise<void> =>
  optimistically(async () => {
    const months = db.collection(collections.rollups);
    const [article, marker] = await db.getAll(
      db.collection(collections.articles).doc(articleId),
      db.collection(collections.system).doc(`sitemap-${articleId}`),
      { fieldMask: [...CARD_FIELDS, 'month'] },
    );
    if (article === undefined || marker === undefined) return;
    const card = article.get('isPublished') === true ? cardOf(article) : null;
    const month = card?.publishedAt ? monthOf(card.publishedAt) : null;
    const before = marker.get('month') as string | undefined;
    const batch = db.batch();
    if (before !== undefined && before !== month) {
      batch.set(
        months.doc(rollupIds.sitemap(before)),
        { entries: { [articleId]: FieldValue.delete() } },
        { merge: true },
      );
    }
    if (card === null || month === null) {
      if (marker.updateTime === undefined) return;
      batch.delete(marker.ref, { lastUpdateTime: marker.updateTime });
    } else {
      const entry: SitemapEntry = { slug: card.slug, updatedAt: card.updatedAt };
      const path = new FieldPath('entries', articleId);
      const [stored] = await db.getAll(months.doc(rollupIds.sitemap(month)), { fieldMask: [path] });
      if (before === month && isDeepStrictEqual(stored?.get(path), entry)) return;
      batch.set(
        months.doc(rollupIds.sitemap(month)),
        { month, entries: { [articleId]: entry } },
        { mergeFields: ['month', path] },
      );
      writeAsRead(batch, marker, { month });
    }
    await batch.commit();
  });

async function publishedCard(db: Firestore, articleId: string): Promise<ArticleCard | null> {
  const [snapshot] = await db.getAll(db.collection(collections.articles).doc(articleId), { fieldMask: CARD_FIELDS });
  return snapshot?.get('isPublished') === true ? cardOf(snapshot) : null;
}

const isRelated = (rollupId: string): boolean => rollupId.startsWith(rollupIds.related(''));
const categoryPrefix = rollupIds.category('');
const rankedPrefix = rollupIds.ranked('');

/**
 * Updates all roll-ups that show an article, after it was written, moved, unpublished or deleted.
 */
export async function refreshArticle(db: Firestore, articleId: string): Promise<void> {
  const [card, showing] = await Promise.all([publishedCard(db, articleId), rollupsShowing(db, articleId)]);
  // The article may have had another category before. The ids of the category lists that still show
  // the article contain the id of that category.
  const categoryIds = new Set(
    showing.filter((id) => id.startsWith(categoryPrefix)).map((id) => id.slice(categoryPrefix.length)),
  );
  if (card !== null) categoryIds.add(card.categoryId);
  const rankedScopes = showing.filter((id) => id.startsWith(rankedPrefix)).map((id) => id.slice(rankedPrefix.length));
  await Promise.all([
    refreshHome(db),
    refreshSidebarLists(db),
    refreshCategories(db),
    ...[...categoryIds].map((categoryId) => refreshCategory(db, categoryId)),
    ...rankedScopes.map((scope) => refreshRanked(db, scope)),
    patchAllRelated(db, showing.filter(isRelated), { articleId, card }),
    refreshRelated(db, articleId),
    refreshComments(db, articleId),
    refreshSitemap(db, articleId),
  ]);
}

/**
 * Rebuilds all roll-ups, after seeding and imports. Reads all published articles (without content)
 * and all approved comments.
 */
export async function rebuildAllRollups(db: Firestore = productionDb()): Promise<void> {
  await Promise.all([
    refreshHome(db),
    refreshSidebarLists(db),
    refreshCategories(db),
    refreshRanked(db, 'all'),
    refreshBoxOffice(db),
  ]);
  const categories = await readCategories(db);
  await Promise.all(categories.value.flatMap(({ id }) => [refreshCategory(db, id), refreshRanked(db, id)]));
  await rebuildExtras(db);
}

async function rebuildExtras(db: Firestore): Promise<void> {
  const articles = await db
    .collection(collections.articles)
    .where('isPublished', '==', true)
    .select(...CARD_FIELDS, 'filmSlugs')
    .get();
  const comments = await db
    .collection(collections.comments)
    .where('isApproved', '==', true)
    .orderBy('createdAt', 'desc')
    .get();
  const commentsOf = Map.groupBy(comments.docs, (doc) => doc.get('articleId') as string);
  const candidates: RelatedCandidate[] = articles.docs.map((doc) => ({
    card: cardOf(doc),
    filmSlugs: (doc.get('filmSlugs') as string[] | undefined) ?? [],
  }));
  const readAt = stampOf([articles.readTime, comments.readTime]);
  const updatedAt = articles.readTime.toDate().toISOString();
  const writer = openBulkSet(db);
  const rollups = db.collection(collections.rollups);
  for (const subject of candidates) {
    const own = commentsOf.get(subject.card.id) ?? [];
    const related = rankRelated(subject, candidates);
    writer.set(rollups.doc(rollupIds.related(subject.card.id)), {
      related,
      articleIds: idsOf(related),
      basis: basisOf(subject),
      readAt: { related: readAt },
      updatedAt,
    });
    writer.set(rollups.doc(rollupIds.articleExtras(subject.card.id)), {
      comments: own.slice(0, LIST_MAX).map((doc) => commentOf(doc.id, doc.data())),
      commentTotal: own.length,
      readAt: { comments: readAt },
      updatedAt,
    });
  }
  const months = Map.groupBy(candidates, ({ card }) => monthOf(card.publishedAt ?? card.createdAt));
  for (const [month, listed] of months) {
    const entries = Object.fromEntries(
      listed.map(({ card }) => [card.id, { slug: card.slug, updatedAt: card.updatedAt }]),
    );
    writer.set(rollups.doc(rollupIds.sitemap(month)), { month, entries, updatedAt });
    for (const { card } of listed) writer.set(db.collection(collections.system).doc(`sitemap-${card.id}`), { month });
  }
  await writer.close();
}
