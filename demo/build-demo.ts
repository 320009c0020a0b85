import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { trendingScore } from '@first-show/domain/articles/trending';
import type { BoxOfficeDay } from '@first-show/domain/box-office/box-office.schema';
import { suggestVerdict } from '@first-show/domain/box-office/figures';
import type { CategoryDoc } from '@first-show/domain/categories/category.schema';
import { commentKeys } from '@first-show/domain/comments/comment-keys';
import type { CommentDoc, CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import { indianDay } from '@first-show/domain/core/dates';
import type { VersionDoc } from '@first-show/domain/box-office/versions';
import { changedFilm, emptyFilm } from '@first-show/domain/films/change-facts';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import { croreToRupees } from '@first-show/domain/core/money';
import { readMinutes } from '@first-show/domain/core/reading-time';
import type { MediaDoc } from '@first-show/domain/media/media.schema';
import type { PersonDoc } from '@first-show/domain/people/person.schema';
import type { PollDoc, PredictionDoc } from '@first-show/domain/ballots/ballot.schema';
import { reactionTotal, reactionTypes, type ReactionCounts } from '@first-show/domain/reactions/reaction-types';
import type { DemoArticle } from './content/article.ts';
import { celebrities } from './content/articles/celebrities.ts';
import { filmNews } from './content/articles/film-news.ts';
import { music } from './content/articles/music.ts';
import { regional } from './content/articles/regional.ts';
import { reviews } from './content/articles/reviews.ts';
import { streaming } from './content/articles/streaming.ts';
import { trade } from './content/articles/trade.ts';
import { voices } from './content/articles/voices.ts';
import { categories } from './content/categories.ts';
import { comments } from './content/comments.ts';
import { filmFacts, type DemoRelease } from './content/film-facts.ts';
import { films, type DemoFilm } from './content/films.ts';
import { moreFilms, type DemoFilmWithoutFigures } from './content/more-films.ts';
import { polls, predictions } from './content/polls.ts';
import { mediaIdsOf, mediaSizesOf } from '../functions/src/features/articles/store/article-media.ts';
import { reviewFieldsOf, reviewsByFilm } from '../functions/src/features/films/store/our-reviews.ts';
import { ratingOfCounts } from '../functions/src/platform/counters/counter.ts';
import { addressId } from '../functions/src/platform/limits/address-id.ts';
import { buildModeration, moderatorOf, type DemoModeration } from './build-moderation.ts';
import { buildPeople, subjectsOf } from './build-people.ts';
import { creditsOf, dayOfWeek, DEMO_TRAILER, ratingCountsOf, releaseOf } from './film-parts.ts';
import { buildMedia, DEMO_CREDIT, demoPicture, library, pictureUrl } from './library.ts';
import { withVersions } from './build-versions.ts';
import { leadPicture, posterUrl } from './pictures.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FRIDAY = 5;

/**
 * The demo's content. Subscribers, messages and statistics are built by `build-inbox.ts` and
 * `build-readership.ts`.
 */
export type Demo = {
  categories: CategoryDoc[];
  media: MediaDoc[];
  articles: ArticleDoc[];
  films: FilmDoc[];
  versions: { filmId: string; version: VersionDoc }[];
  people: PersonDoc[];
  polls: PollDoc[];
  predictions: PredictionDoc[];
  comments: { comment: CommentDoc; queue: CommentQueueDoc }[];
  moderation: DemoModeration;
  reactions: { articleId: string; counts: ReactionCounts }[];
};

const bySlug: Record<string, DemoArticle[]> = {
  'film-news': filmNews,
  celebrities,
  reviews,
  music,
  trade,
  streaming,
  regional,
  voices,
};

/** Midnight in India of the most recent Friday on or before `now`. */
function lastFriday(now: Date): Date {
  const today = new Date(`${indianDay(now.toISOString())}T00:00:00+05:30`);
  const weekday = new Date(today.getTime() + 12 * HOUR_MS).getUTCDay();
  return new Date(today.getTime() - ((weekday - FRIDAY + 7) % 7) * DAY_MS);
}

/**
 * Invented reactions: a share of the viewers reacts, mostly positively. The counts depend only on
 * the article's slug and views, so that every build has the same counts.
 */
function reactionsOf(article: { slug: string; viewCount: number }): ReactionCounts {
  const seed = [...article.slug].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);
  const weights = [38 + (seed % 17), 30 + (seed % 23), 12 + (seed % 11), 8 + (seed % 13), 2 + (seed % 5)];
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const reacting = Math.min(120, Math.round(article.viewCount / 700));
  return Object.fromEntries(
    reactionTypes.map((type, index) => [type, Math.round((reacting * (weights[index] ?? 0)) / sum)]),
  ) as ReactionCounts;
}

/** The caption that names the film shown in a picture; `null` if the picture shows no film. */
function captionOf(filmSlug: string | null, language: 'en' | 'hi'): string | null {
  const film = films.find(({ slug }) => slug === filmSlug);
  if (film === undefined) return null;
  return language === 'hi' && film.nativeTitle !== null
    ? `‘${film.nativeTitle}’`
    : `‘${film.movieName}’, directed by ${film.director}`;
}

const mediaById = new Map([...library.values()].map(({ media }) => [media.id, media]));

/** The `mediaIds` and `mediaSizes` of an article, which the API computes on each save. */
function libraryFieldsOf(article: Pick<ArticleDoc, 'imageUrl' | 'content'>) {
  const mediaIds = mediaIdsOf(article);
  const shown = new Map(
    mediaIds.flatMap((id) => {
      const media = mediaById.get(id);
      return media === undefined ? [] : [[id, media] as const];
    }),
  );
  return { mediaIds, mediaSizes: mediaSizesOf(shown) };
}

function reviewOf({ review, filmSlugs = [] }: DemoArticle): Pick<ArticleDoc, 'review' | 'posterUrl'> {
  const [filmId] = filmSlugs;
  if (review === undefined || filmId === undefined) return { review: null, posterUrl: null };
  return { review: { isBeforeRelease: false, ...review, filmId, isChosen: false }, posterUrl: posterUrl(filmId) };
}

function buildArticles(now: Date): ArticleDoc[] {
  const iso = (hoursAgo: number) =>
    new Date(Math.floor((now.getTime() - hoursAgo * HOUR_MS) / 60_000) * 60_000).toISOString();
  const listed = Object.entries(bySlug)
    .flatMap(([categorySlug, list]) => list.map((article) => ({ ...article, categorySlug })))
    .sort((a, b) => a.hoursAgo - b.hoursAgo);
  return listed.map((article) => {
    const isPublished = article.isDraft !== true;
    const publishedAt = isPublished ? iso(article.hoursAgo) : null;
    const { imageUrl, imageAlt, imageFocus, filmSlug } = leadPicture(article);
    const viewCount = isPublished ? article.views : 0;
    return {
      id: article.slug,
      slug: article.slug,
      title: article.title,
      summary: article.summary,
      content: article.content,
      imageUrl,
      imageAlt,
      imageFocus,
      imageCaption: captionOf(filmSlug, article.language),
      imageCredit: DEMO_CREDIT,
      ...libraryFieldsOf({ imageUrl, content: article.content }),
      categoryId: article.categorySlug,
      tags: article.tags,
      hashtags: article.hashtags,
      isPublished,
      isFeatured: article.isFeatured ?? false,
      isBreaking: article.isBreaking ?? false,
      viewCount,
      readMinutes: readMinutes(article.content),
      language: article.language,
      byline: article.byline,
      author: article.byline,
      publishedAt,
      updatedAt: iso(article.updatedHoursAgo ?? article.hoursAgo),
      createdAt: iso(article.hoursAgo + 3),
      rating: article.rating ?? null,
      ...reviewOf(article),
      metaTitle: article.metaTitle ?? null,
      metaDescription: article.metaDescription ?? null,
      source: null,
      correction: null,
      // The id of a demo film is its slug.
      filmIds: article.filmSlugs ?? [],
      personIds: subjectsOf(article),
      trailers: [],
      scheduledFor: null,
      // `buildDemo` computes these three once comments and reactions are known.
      trendingScore: 0,
      reactionTotal: 0,
      commentTotal: 0,
    };
  });
}

/**
 * Box-office figures of the days that have begun by `now`. The figures of later days are added to
 * the last day that has begun, so that the sum stays the film's total.
 */
function upToToday(days: readonly number[], release: Date, now: Date): number[] {
  const begun = Math.max(1, Math.floor((now.getTime() - release.getTime()) / DAY_MS) + 1);
  if (days.length <= begun) return [...days];
  const rest = days.slice(begun - 1).reduce((sum, crore) => sum + crore, 0);
  return [...days.slice(0, begun - 1), Math.round(rest * 100) / 100];
}

const crores = (value: number | null): number | null => (value === null ? null : croreToRupees(value));

function buildFilm(film: DemoFilm, friday: Date, now: Date): FilmDoc {
  const release = film.releaseWeek === null ? null : new Date(friday.getTime() + film.releaseWeek * 7 * DAY_MS);
  const days: BoxOfficeDay[] =
    release === null
      ? []
      : upToToday(film.days, release, now).map((nettCrore, index) => ({
          day: index + 1,
          date: indianDay(new Date(release.getTime() + index * DAY_MS + 12 * HOUR_MS).toISOString()),
          nettRupees: croreToRupees(nettCrore),
          grossRupees: null,
          isEstimate: index >= film.days.length - film.estimateDays,
          source: film.grossSource,
        }));
  const totalCollection = crores(film.totalCrore);
  const budgetRupees = crores(film.budgetCrore);
  const releaseDate = film.releaseWeek === null ? null : dayOfWeek(friday, film.releaseWeek);
  const inCinemas: DemoRelease[] = film.releaseWeek === null ? [] : [{ kind: 'cinema', week: film.releaseWeek }];
  return changedFilm(
    filmWithFacts({ ...film, leads: film.cast, languages: [film.language] }, { inCinemas, friday, now }),
    {
      isCharted: true,
      day1Collection: crores(film.day1Crore),
      weekendCollection: crores(film.weekendCrore),
      totalCollection,
      changePercent: film.changePercent,
      totalGrossRupees: crores(film.grossCrore),
      budgetRupees,
      verdict: suggestVerdict({ totalCollection, budgetRupees, releaseDate, days }, now),
      socialBullets: film.socialBullets,
      days,
    },
  );
}

const isDevanagari = (text: string | null): boolean => /\p{Script=Devanagari}/u.test(text ?? '');

/** A film with all facts, but without figures. `inCinemas`: releases besides those of its facts. */
function filmWithFacts(
  film: Omit<DemoFilmWithoutFigures, 'about' | 'certificate'> & { about: string | null; certificate: string | null },
  { inCinemas, friday, now }: { inCinemas: DemoRelease[]; friday: Date; now: Date },
): FilmDoc {
  const { slug, movieName, nativeTitle, languages, about, runtimeMinutes, certificate } = film;
  const facts = filmFacts[slug];
  if (facts === undefined) throw new Error(`The demo has no facts of '${slug}'`);
  const updatedAt = new Date(Math.floor((now.getTime() - 2 * HOUR_MS) / 60_000) * 60_000).toISOString();
  const rating = ratingOfCounts(ratingCountsOf(slug) ?? {});
  return changedFilm(emptyFilm({ id: slug, slug, movieName, updatedAt }), {
    nativeTitle,
    hindiTitle: facts.hindiTitle ?? (isDevanagari(nativeTitle) ? nativeTitle : null),
    languages,
    genres: facts.genres,
    imageUrl: posterUrl(slug),
    about,
    runtimeMinutes,
    certificate,
    credits: creditsOf(film, facts),
    releases: [...inCinemas, ...(facts.releases ?? [])].map((release) => releaseOf(release, { slug, friday, now })),
    trailers: facts.hasTrailer === true ? [DEMO_TRAILER] : [],
    stills: (facts.stills ?? []).map((name) => ({ url: pictureUrl(name), alt: demoPicture(name).alt })),
    rating: { count: rating.count, mean: rating.mean },
  });
}

function buildFilms(now: Date, articles: readonly ArticleDoc[]): FilmDoc[] {
  const friday = lastFriday(now);
  const charted = films
    .map((film) => buildFilm(film, friday, now))
    .sort((a, b) => (b.totalCollection ?? -1) - (a.totalCollection ?? -1));
  const reviews = reviewsByFilm(articles.filter(({ isPublished }) => isPublished));
  const others = moreFilms.map((film) => filmWithFacts(film, { inCinemas: [], friday, now }));
  return [...charted, ...others].map((film) => ({ ...film, ...reviewFieldsOf(reviews.get(film.id)) }));
}

/**
 * Comments that name no published article are spread unevenly over this many of the most read
 * articles, so that some threads are long and most are short.
 */
const BUSY_ARTICLES = 14;

function buildComments(articles: readonly ArticleDoc[], now: Date): Demo['comments'] {
  const published = articles.filter((article) => article.publishedAt !== null);
  const busy = [...published].sort((a, b) => b.viewCount - a.viewCount).slice(0, BUSY_ARTICLES);
  const articleById = new Map(articles.map((article) => [article.id, article]));
  const chosen = comments.map((comment, index) => {
    const named = comment.articleSlug === undefined ? undefined : articleById.get(comment.articleSlug);
    return named?.publishedAt ? named : busy[(index * index) % BUSY_ARTICLES];
  });
  return comments.map((comment, index) => {
    const parentIndex = comment.replyTo;
    const article = parentIndex === undefined ? chosen[index] : chosen[parentIndex];
    if (article === undefined) throw new Error('The demo has no published article to comment on.');
    const oldest = Date.parse(article.publishedAt ?? '') + 10 * 60_000;
    // A comment is never older than its article, and at least a minute old.
    const createdMs = Math.max(oldest + index * 1000, now.getTime() - comment.hoursAgo * HOUR_MS);
    const createdAt = new Date(Math.min(createdMs, now.getTime() - 60_000)).toISOString();
    const isApproved = comment.state === 'approved' || comment.state === 'reported';
    const isModerated = comment.state !== 'pending';
    const id = `comment-${String(index + 1).padStart(3, '0')}`;
    const shared = {
      id,
      articleId: article.id,
      authorName: comment.authorName,
      content: comment.content,
      createdAt,
      parentId: parentIndex === undefined ? null : `comment-${String(parentIndex + 1).padStart(3, '0')}`,
      isApproved,
    };
    const queued = {
      ...shared,
      articleSlug: article.slug,
      articleTitle: article.title,
      authorId: addressId(comment.authorEmail),
      // 192.0.2.0/24 is reserved for documentation.
      ipAddress: `192.0.2.${((index * 37) % 254) + 1}`,
      isAddressVerified: null,
      addressExpiresAt: null,
      moderatedAt: isModerated
        ? new Date(Math.min(now.getTime(), Date.parse(createdAt) + 25 * 60_000)).toISOString()
        : null,
      ...moderatorOf(isModerated ? (comment.moderatedBy ?? 'moderator') : null),
      status: isApproved ? ('approved' as const) : isModerated ? ('rejected' as const) : ('pending' as const),
      flags: (comment.flags ?? []).map((flag) => ({ ...flag, score: 1 })),
      reportCount: comment.state === 'reported' ? 1 + (index % 3) : 0,
      isReported: comment.state === 'reported',
      reportsDismissed: null,
      readerId: null,
      undo: null,
    };
    return { comment: shared, queue: { ...queued, keys: commentKeys(queued) } };
  });
}

/** The demo's content as of `now`. Pure: the same `now` gives the same content. */
export function buildDemo(now: Date): Demo {
  const drafts = buildArticles(now);
  const builtComments = buildComments(drafts, now);
  const reactions = drafts
    .filter((article) => article.isPublished)
    .map((article) => ({ articleId: article.id, counts: reactionsOf(article) }));
  const reactionTotals = new Map(reactions.map(({ articleId, counts }) => [articleId, reactionTotal(counts)]));
  const articles = drafts.map((article) => {
    const engaged = {
      ...article,
      reactionTotal: reactionTotals.get(article.id) ?? 0,
      commentTotal: builtComments.filter(({ comment }) => comment.articleId === article.id && comment.isApproved)
        .length,
    };
    return { ...engaged, trendingScore: trendingScore(engaged) };
  });
  const builtFilms = buildFilms(now, articles).map((film) => withVersions(film, now));
  const createdAt = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS).toISOString();
  return {
    categories: categories.map((category, order) => ({
      ...category,
      order,
    })),
    media: buildMedia(now),
    articles,
    films: builtFilms.map(({ film }) => film),
    versions: builtFilms.flatMap(({ film, versions }) => versions.map((version) => ({ filmId: film.id, version }))),
    people: buildPeople(createdAt(1)),
    polls: polls.map(({ createdDaysAgo, ...poll }) => ({
      ...poll,
      totalVotes: poll.votes.reduce((sum, votes) => sum + votes, 0),
      createdAt: createdAt(createdDaysAgo),
    })),
    predictions: predictions.map((prediction, index) => ({
      id: prediction.id,
      title: prediction.title,
      description: prediction.description,
      category: prediction.category,
      options: prediction.options,
      votes: prediction.votes,
      totalVotes: prediction.votes.reduce((sum, votes) => sum + votes, 0),
      endsAt: new Date(now.getTime() + prediction.endsInDays * DAY_MS).toISOString(),
      createdAt: createdAt(12 + index),
      settled:
        prediction.settledOption === undefined
          ? null
          : { optionIndex: prediction.settledOption, source: prediction.settledSource ?? '' },
    })),
    comments: builtComments,
    moderation: buildModeration(
      builtComments.map(({ queue }) => queue),
      new Map(comments.map(({ authorEmail }) => [addressId(authorEmail), authorEmail])),
    ),
    reactions,
  };
}
