import type { Firestore } from 'firebase-admin/firestore';
import { authorOf, type ArticleDoc } from '@first-show/domain/articles/article.schema';
import type { Review } from '@first-show/domain/articles/review.schema';
import { trendingScore } from '@first-show/domain/articles/trending';
import type { CategoryDoc } from '@first-show/domain/categories/category.schema';
import type { CommentDoc } from '@first-show/domain/comments/comment.schema';
import { collections } from '@first-show/domain/core/collections';
import { changedFilm, emptyFilm } from '@first-show/domain/films/change-facts';
import { changedPerson, emptyPerson } from '@first-show/domain/people/change-person';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import type { PersonDoc } from '@first-show/domain/people/person.schema';

/** Minimal but complete and plausible documents for tests. */

/** The fixed time of the documents. `hoursAgo` counts back from it. */
export const NOW = '2026-11-14T12:00:00.000Z';
export const hoursAgo = (hours: number): string => new Date(Date.parse(NOW) - hours * 3_600_000).toISOString();

export function articleDoc(id: string, overrides: Partial<ArticleDoc> = {}): ArticleDoc {
  const publishedAt = overrides.publishedAt === undefined ? hoursAgo(1) : overrides.publishedAt;
  const article = {
    id,
    slug: id,
    title: `Title of ${id}`,
    summary: `A summary of ${id}, long enough to describe the page by itself.`,
    imageUrl: null,
    categoryId: 'music',
    tags: [],
    hashtags: [],
    isPublished: true,
    isFeatured: false,
    isBreaking: false,
    viewCount: 10,
    readMinutes: 1,
    language: 'en' as const,
    byline: null,
    imageAlt: '',
    publishedAt,
    updatedAt: publishedAt ?? NOW,
    createdAt: publishedAt ?? NOW,
    rating: null,
    review: null,
    posterUrl: null,
    content: '<p>Text.</p>',
    metaTitle: null,
    metaDescription: null,
    source: null,
    imageFocus: null,
    imageCaption: null,
    imageCredit: null,
    correction: null,
    filmIds: [],
    personIds: [],
    trailers: [],
    scheduledFor: null,
    reactionTotal: 0,
    commentTotal: 0,
    trendingScore: 0,
    mediaIds: [],
    ...overrides,
  };
  return { author: authorOf(article), ...article, trendingScore: overrides.trendingScore ?? trendingScore(article) };
}

/** What makes an article the review of this film, besides its `rating`. */
export const reviewOf = (filmId: string, changes: Partial<Review> = {}): Review => ({
  filmId,
  verdict: `A verdict about ${filmId}.`,
  for: [],
  against: [],
  isBeforeRelease: false,
  isChosen: false,
  ...changes,
});

export function categoryDoc(id: string, order: number): CategoryDoc {
  return {
    id,
    slug: `${id}-slug`,
    name: id,
    description: `All about ${id} in one place, every day.`,
    color: '#ffffff',
    icon: 'star',
    order,
  };
}

export const filmDoc = (id: string, overrides: Partial<FilmDoc> = {}): FilmDoc =>
  changedFilm(
    {
      ...emptyFilm({ id, slug: id, movieName: id, updatedAt: NOW }),
      day1Collection: 1,
      weekendCollection: 2,
      totalCollection: 3,
      isCharted: true,
    },
    overrides,
  );

export const personDoc = (id: string, overrides: Partial<PersonDoc> = {}): PersonDoc =>
  changedPerson(emptyPerson({ id, slug: id, name: id, updatedAt: NOW }), overrides);

export const commentDoc = (id: string, articleId: string, overrides: Partial<CommentDoc> = {}): CommentDoc => ({
  id,
  articleId,
  authorName: 'Asha',
  content: 'A comment of some length.',
  createdAt: NOW,
  parentId: null,
  isApproved: true,
  ...overrides,
});

type Content = {
  articles?: ArticleDoc[];
  categories?: CategoryDoc[];
  films?: FilmDoc[];
  people?: PersonDoc[];
  comments?: CommentDoc[];
};

export async function writeContent(db: Firestore, content: Content): Promise<void> {
  const batch = db.batch();
  const groups = [
    [collections.articles, content.articles],
    [collections.categories, content.categories],
    [collections.films, content.films],
    [collections.people, content.people],
    [collections.comments, content.comments],
  ] as const;
  for (const [collection, docs] of groups)
    for (const doc of docs ?? []) batch.set(db.collection(collection).doc(doc.id), doc);
  await batch.commit();
}
