import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Article, ArticleCard, SmallCard } from '@first-show/domain/articles/article.schema';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import { RELATED_ITEMS, SIDEBAR_SHOWN } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import { linkNames } from '@first-show/domain/names/name-links';
import type { ArticleData } from '@first-show/domain/pages/page-data';
import { noReactions, type ReactionCounts } from '@first-show/domain/reactions/reaction-types';
import { smallCard } from '../../features/articles/store/article-card.ts';
import { loadArticle } from '../../features/articles/store/read-articles.ts';
import { presentContent } from '../../features/articles/sanitize.ts';
import { loadFilm } from '../../features/films/store/read-box-office.ts';
import { readCommentsOf } from '../../lists/read-rollups.ts';
import { readRelated } from '../../lists/related-lists.ts';
import { rollupRef } from '../../lists/rollups.ts';
import { shareCardPath, storyCard } from '../../features/share-cards/share-card.ts';
import { loadStoryBlocks } from '../story-block-data.ts';
import { breadcrumbs, movie, organisation, publisher, SCHEMA_ORG, type Crumb } from '../document/schema-org.ts';
import { notFound, type Loaded, type Loading, type RouteOf, type ServerPage, type PageContext } from './server-page.ts';

export const articlePage: ServerPage<'article'> = {
  load: loadArticlePage,
  jsonLd: (page, context) => [
    newsArticle(page, context),
    ...review(page, context),
    breadcrumbs(context.siteUrl, articleCrumbs(page, context)),
  ],
  // Articles are not listed here. They have a sitemap for each month (`feeds.ts`), because the
  // archive may be large.
  sitemapUrls: () => [],
  age: 'found',
};

async function loadArticlePage(
  { slug }: RouteOf<'article'>,
  { db, now, surroundings }: Loading,
): Promise<Loaded<'article'>> {
  const article = await loadArticle(db, slug);
  if (article === null || !article.isPublished) return notFound('article');
  if (article.slug !== slug) return { redirectTo: paths.article(article.slug) };
  const { sidebar } = await surroundings;
  const category = sidebar.categories.find(({ id }) => id === article.categoryId) ?? null;
  const { nameLinks = [], ...shown } = article;
  const content = linkNames(presentContent(article.content), nameLinks);
  const [blocks, reviewed, { reactions, comments, commentTotal, related }] = await Promise.all([
    loadStoryBlocks(db, content, now),
    loadReviewedFilm(db, article),
    loadAroundText(db, article, now),
  ]);
  return {
    kind: 'article',
    article: { ...shown, content },
    ...(blocks && { blocks }),
    category,
    shareCard: shareCardPath(article.id, storyCard(article, category)),
    ...reviewed,
    reactions,
    comments,
    commentTotal,
    related: related.map(smallCard),
    trending: railOf(sidebar.trending, article),
    popular: railOf(sidebar.popular, article),
    latest: railOf(sidebar.latest, article),
  };
}

/** The stories of a list that the rail beside `article` shows. */
const railOf = (cards: readonly ArticleCard[], article: Article): SmallCard[] =>
  cards
    .filter(({ id }) => id !== article.id)
    .slice(0, SIDEBAR_SHOWN)
    .map(smallCard);

/** The film of a review, and our other reviews of the film. Costs one read for a review. */
async function loadReviewedFilm(
  db: Firestore,
  { slug, review }: Article,
): Promise<Pick<ArticleData, 'reviewedFilm' | 'otherReviews'>> {
  const film = review === null ? null : await loadFilm(db, review.filmId);
  if (film === null) return {};
  const { movieName, nativeTitle, imageUrl, releaseDate, director, cast, studio, runtimeMinutes, certificate } = film;
  const { totalCollection, totalGrossRupees } = film;
  return {
    reviewedFilm: {
      slug: film.slug,
      movieName,
      nativeTitle,
      imageUrl,
      releaseDate,
      director,
      cast,
      studio,
      runtimeMinutes,
      certificate,
      totalCollection,
      totalGrossRupees,
    },
    otherReviews: film.ourReviews.filter((other) => other.slug !== slug),
  };
}

/**
 * Reactions, comments and related articles. Their documents are read in one call, because a call
 * costs about a millisecond of processor time, whatever the number of its documents.
 */
async function loadAroundText(db: Firestore, article: Article, now: Date) {
  const [counts, shownComments, relatedChoice] = await db.getAll(
    db.collection(collections.reactionCounts).doc(article.id),
    rollupRef(db, rollupIds.shownComments(article.id)),
    rollupRef(db, rollupIds.related(article.id)),
  );
  const [{ comments, commentTotal }, related] = await Promise.all([
    readCommentsOf(db, article.id, shownComments),
    readRelated(db, article, { limit: RELATED_ITEMS, now, read: relatedChoice }),
  ]);
  return { reactions: reactionsOf(counts), comments, commentTotal, related };
}

function reactionsOf(counts: DocumentSnapshot | undefined): ReactionCounts {
  const stored = counts?.data() as Partial<ReactionCounts> | undefined;
  const { like, love, wow, laugh, angry } = { ...noReactions, ...stored };
  return { like, love, wow, laugh, angry };
}

const STARS = { best: 5, worst: 0.5 } as const;

const author = ({ byline }: Pick<Article, 'byline'>, siteUrl: string) =>
  byline === null ? organisation(siteUrl) : { '@type': 'Person', name: byline };

const newsArticle = ({ article, category }: ArticleData, { meta, siteUrl }: PageContext) => ({
  '@context': SCHEMA_ORG,
  '@type': 'NewsArticle',
  headline: article.title.slice(0, 110),
  description: meta.description,
  image: [meta.image],
  datePublished: article.publishedAt,
  dateModified: article.updatedAt,
  inLanguage: article.language,
  keywords: article.tags.join(', '),
  articleSection: category?.name,
  isAccessibleForFree: true,
  author: [author(article, siteUrl)],
  publisher: publisher(siteUrl),
  mainEntityOfPage: { '@type': 'WebPage', '@id': meta.canonical },
});

/**
 * The structured data of a review. Empty if the article is no review, or if the reviewed film has
 * no page, because a review needs a subject.
 */
const review = (
  { article: { review: own, rating, ...article }, reviewedFilm }: ArticleData,
  { meta, siteUrl }: PageContext,
): object[] =>
  own === null || rating === null || reviewedFilm === undefined
    ? []
    : [
        {
          '@context': SCHEMA_ORG,
          '@type': 'Review',
          name: article.title,
          url: meta.canonical,
          inLanguage: article.language,
          datePublished: article.publishedAt,
          author: author(article, siteUrl),
          publisher: publisher(siteUrl),
          reviewBody: own.verdict,
          itemReviewed: movie(reviewedFilm, { siteUrl, image: meta.image }),
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: STARS.best, worstRating: STARS.worst },
        },
      ];

const articleCrumbs = ({ article, category }: ArticleData, { meta, siteUrl }: PageContext): Crumb[] => [
  ...(category === null ? [] : [{ name: category.name, item: `${siteUrl}${paths.category(category.slug)}` }]),
  { name: article.title, item: meta.canonical },
];
