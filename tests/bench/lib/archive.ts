import { trendingScore } from '@first-show/domain/articles/trending';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { commentKeys } from '@first-show/domain/comments/comment-keys';
import type { CommentDoc, CommentQueueDoc, CommentStatus } from '@first-show/domain/comments/comment.schema';
import { capital, nameOf, randomOf, type Name } from './names.ts';

/** A site of any size, the same on every run. Article 0 is the newest. */

export const NOW = new Date('2026-11-21T06:00:00.000Z');
const MINUTES_BETWEEN = 30;
export const CATEGORIES = [
  'film-news',
  'box-office',
  'music',
  'reviews',
  'interviews',
  'television',
  'streaming',
  'fashion',
] as const;
const FILMS_PER_ARTICLE = 0.2;
const DRAFT_EVERY = 50;

const DEEDS = [
  'opens to full houses',
  'moves its release',
  'gets a new song',
  'loses its first reel',
  'wins the weekend',
  'goes to a festival',
  'returns to the halls',
  'has a second trailer',
  'is cut by six minutes',
  'splits the critics',
];
const DEEDS_HINDI = ['की पहली झलक', 'का नया गाना', 'की कमाई', 'का ट्रेलर', 'की तारीख बदली', 'पर विवाद'];
const WORDS = (
  'audience weekend theatre ticket producer director camera lyric chorus costume premiere studio script editor colour frame night morning queue poster ' +
  'rain street village train letter mother brother teacher river market festival orchestra silence dance comedy drama thriller sequel record crore ' +
  'screen interval applause critic column budget shoot schedule monsoon winter summer village harbour bridge garden lamp mirror window'
).split(' ');
const PLACES = ['Nashik', 'Lucknow', 'Nagpur', 'Pune', 'Lalbaug', 'Dadar', 'Surat', 'Bhopal', 'Indore', 'Jaipur'];

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/**
 * Half of the articles are in the first category, so that this category has several pages even in
 * the smallest archive.
 */
const categoryOf = (index: number): (typeof CATEGORIES)[number] =>
  index % 2 === 0 ? CATEGORIES[0] : (CATEGORIES[1 + ((index >> 1) % (CATEGORIES.length - 1))] ?? CATEGORIES[0]);

export type Film = { slug: string; words: [Name, Name] };
/**
 * The number of films. It grows with the archive, so the number of articles per film, and with it
 * the number of search results, stays the same.
 */
export const filmCount = (articles: number): number => Math.max(12, Math.round(articles * FILMS_PER_ARTICLE));
export function filmOf(index: number): Film {
  const words: [Name, Name] = [nameOf(2 * index), nameOf(2 * index + 1)];
  return { slug: `${words[0].latin}-${words[1].latin}-${index}`, words };
}
/** The names of all films by id, which is the slug. */
export const filmNamesOf = (articles: number): ReadonlyMap<string, string> =>
  new Map(
    Array.from({ length: filmCount(articles) }, (_, index) => {
      const { slug, words } = filmOf(index);
      return [slug, words.map(({ latin }) => capital(latin)).join(' ')];
    }),
  );
/** A person in the stories: first and last name. */
export const personOf = (index: number): [Name, Name] => [nameOf(100_000 + (index % 900)), nameOf(110_000 + index)];

/**
 * The film and the person of an article. A film's articles are close in time; a person's are spread
 * over the whole archive.
 */
export function subjectsOf(index: number, articles: number): { film: number; person: number } {
  const random = randomOf(index + 1);
  random(2);
  const films = filmCount(articles);
  return {
    film: (Math.floor((index / articles) * films) + random(3)) % films,
    person: random(Math.max(20, Math.round(articles / 8))),
  };
}

const isHindi = (index: number): boolean => index % 5 === 3;

export function articleOf(index: number, articles: number): ArticleDoc {
  const random = randomOf(index + 1);
  const subjects = subjectsOf(index, articles);
  const film = filmOf(subjects.film);
  const person = personOf(subjects.person);
  const [first, second] = film.words;
  const title = isHindi(index)
    ? `${first.hindi} ${second.hindi} ${pick(DEEDS_HINDI, index)}`
    : `${capital(first.latin)} ${capital(second.latin)} ${pick(DEEDS, index)} in ${pick(PLACES, index >> 3)}`;
  const sentence = () => Array.from({ length: 12 }, () => WORDS[random(WORDS.length)]).join(' ');
  const publishedAt = new Date(NOW.getTime() - (index + 1) * MINUTES_BETWEEN * 60_000).toISOString();
  const isPublished = index % DRAFT_EVERY !== DRAFT_EVERY - 1;
  const id = `a${String(index).padStart(6, '0')}`;
  const counts = { viewCount: random(20_000), reactionTotal: random(300), commentTotal: 0 };
  return {
    id,
    slug: `story-${index}`,
    title,
    summary: `${capital(person[0].latin)} ${capital(person[1].latin)} on ${sentence()}.`,
    imageUrl: `/media/film${index % 40}/1600.webp`,
    categoryId: categoryOf(index),
    tags: [`${capital(first.latin)} ${capital(second.latin)}`],
    hashtags: [],
    isPublished,
    isFeatured: index % 10 === 0,
    isBreaking: index % 40 === 0,
    readMinutes: 2,
    language: isHindi(index) ? 'hi' : 'en',
    byline: null,
    author: null,
    imageAlt: 'A poster',
    imageFocus: null,
    imageCaption: null,
    publishedAt: isPublished ? publishedAt : null,
    updatedAt: publishedAt,
    createdAt: publishedAt,
    rating: null,
    review: null,
    posterUrl: null,
    content: `<p>${sentence()}.</p><p>${sentence()}, ${capital(person[1].latin)} said.</p>`,
    metaTitle: null,
    metaDescription: null,
    source: null,
    imageCredit: null,
    mediaIds: [],
    correction: null,
    filmIds: [film.slug],
    personIds: [],
    trailers: [],
    scheduledFor: null,
    areCommentsClosed: false,
    revision: 1,
    ...counts,
    trendingScore: isPublished ? trendingScore({ publishedAt, ...counts }) : 0,
  };
}

/**
 * The index of an author who wrote one comment in fifty. Even in the smallest archive this author
 * has more than ten comments.
 */
export const BUSY_AUTHOR = 7;
/**
 * The id of a reader who wrote 20 of the newest comments in every archive, because one reader does
 * not write more on a larger site.
 */
export const READER_ID = 'benchReader000000001';
const isReaders = (index: number): boolean => index < 500 && index % 25 === 12;
/** Number of comment authors. */
export const AUTHORS = 50_000;

/** One comment in a hundred is pending, one in ten is rejected, and the others are approved. */
const statusOf = (index: number): CommentStatus =>
  index % 100 === 0 ? 'pending' : index % 10 === 9 ? 'rejected' : 'approved';

/** The article of a comment. At least one in ten comments is on the newest article. */
const articleOfComment = (index: number, articles: number): number =>
  index % 10 === 3 ? 0 : (index * 7919) % articles;

export function commentOf(index: number, articles: number): { comment: CommentDoc; queued: CommentQueueDoc } {
  const article = articleOfComment(index, articles);
  const articleId = `a${String(article).padStart(6, '0')}`;
  const status = statusOf(index);
  const createdAt = new Date(NOW.getTime() - (index + 1) * 3_000).toISOString();
  const author = index % 50 === BUSY_AUTHOR ? BUSY_AUTHOR : index % AUTHORS;
  const isApproved = status === 'approved';
  const content = `A ${pick(WORDS, index)} like this ${pick(WORDS, index * 3)} of ${pick(PLACES, index)} is rare.`;
  const comment: CommentDoc = {
    id: `c${index}`,
    authorName: `Reader ${author}`,
    content,
    createdAt,
    parentId: null,
    articleId,
    isApproved,
    approvedAt: isApproved ? createdAt : null,
  };
  const doc = {
    id: comment.id,
    authorName: comment.authorName,
    content,
    createdAt,
    parentId: null,
    articleId,
    articleSlug: `story-${article}`,
    articleTitle: 'A story',
    ipAddress: null,
    isAddressVerified: null,
    isApproved,
    moderatedAt: status === 'pending' ? null : createdAt,
    moderatedBy: status === 'pending' ? null : 'Asha',
    flags: index % 200 === 0 ? [{ rule: 'links', detail: 'one', score: 1 }] : [],
    reportCount: 0,
    status,
    authorId: `author-${author}`,
    isReported: index % 100 === 1,
    moderatedByUid: null,
    readerId: isReaders(index) ? READER_ID : null,
    addressExpiresAt: null,
    reportsDismissed: null,
    undo: null,
  };
  return { comment, queued: { ...doc, keys: commentKeys(doc) } };
}
