import type { Firestore } from 'firebase-admin/firestore';
import type { PollDoc, PredictionDoc } from '@first-show/domain/ballots/ballot.schema';
import { presentPoll, presentPrediction } from '@first-show/domain/ballots/present-ballot';
import { boxOfficeFilm, type BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { similarFilms } from '@first-show/domain/box-office/similar-films';
import { indianDay } from '@first-show/domain/core/dates';
import { RELATED_ITEMS } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import { headlineOf } from '@first-show/domain/films/film-headline';
import { JOBS, type FilmDoc } from '@first-show/domain/films/film.schema';
import type { RatingDoc } from '@first-show/domain/films/rating';
import { ratingOpensOn, statusOn } from '@first-show/domain/films/releases';
import { whereToWatch } from '@first-show/domain/films/where-to-watch';
import type { FilmDetails } from '@first-show/domain/pages/page-data';
import type { FilmPerson } from '@first-show/domain/rollups/rollups';
import { firstPolls, openPredictions } from '../../features/ballots/store/ballots.ts';
import { mentionedFilms } from '../../features/enhancement/embedded/related-films.ts';
import { loadRating } from '../../features/films/store/ratings.ts';
import { loadFilmByName } from '../../features/films/store/read-box-office.ts';
import { readFilmList } from '../../lists/film-lists.ts';
import { readChart } from '../../lists/read-rollups.ts';
import { filmCard, shareCardPath } from '../../features/share-cards/share-card.ts';
import { breadcrumbs, movie, SCHEMA_ORG } from '../document/schema-org.ts';
import { notFound, type ServerPage } from './server-page.ts';

export const moviePage: ServerPage<'movie'> = {
  load: async ({ slug }, { db, now }) => {
    const found = await loadFilmByName(db, slug);
    if (found === null) return notFound('movie');
    if (found.slug !== slug && found.slug !== '') return { redirectTo: paths.movie(found.slug) };
    const [{ people, stories }, rating, prediction, poll, chart] = await Promise.all([
      readFilmList(db, found.id),
      loadRating(db, found.id),
      predictionAbout(db, found, now),
      pollAbout(db, found),
      readChart(db),
    ]);
    return {
      kind: 'movie',
      film: boxOfficeFilm.parse(found),
      details: detailsOf(found, { people, rating, now }),
      shareCard: shareCardPath(found.id, filmCard(found)),
      articles: stories.slice(0, RELATED_ITEMS),
      prediction: prediction && presentPrediction(prediction, null, now),
      poll: poll && presentPoll(poll, null),
      similar: similarFilms(chart, found),
    };
  },
  jsonLd: ({ film, details }, { meta, siteUrl }) => [
    {
      '@context': SCHEMA_ORG,
      ...movie(film, { siteUrl, image: meta.image }),
      ...peopleOf(details, siteUrl),
      ...releasedEvents(details),
      description: meta.description,
      ...aggregateRating(details),
    },
    breadcrumbs(siteUrl, [
      { name: 'Box Office', item: `${siteUrl}${paths.boxOffice}` },
      { name: film.movieName, item: meta.canonical },
    ]),
  ],
  sitemapUrls: ({ films }) =>
    films.filter(({ slug }) => slug !== '').map(({ slug, updatedAt }) => ({ path: paths.movie(slug), updatedAt })),
  age: 'found',
};

/** Number of open predictions among which one about the film is looked for, at one read each. */
const PREDICTIONS_READ = 4;

/** The open prediction that ends soonest of those that name the film; `null` if there is none. */
async function predictionAbout(db: Firestore, film: BoxOfficeFilm, now: Date): Promise<PredictionDoc | null> {
  const open = await openPredictions(db, now, PREDICTIONS_READ);
  return open.find(({ title, description }) => mentionedFilms([title, description], [film]).length > 0) ?? null;
}

/** Number of polls among which one about the film is looked for, at one read each. */
const POLLS_READ = 2;

/** The newest open poll that names the film; `null` if there is none. */
async function pollAbout(db: Firestore, film: BoxOfficeFilm): Promise<PollDoc | null> {
  const polls = await firstPolls(db, POLLS_READ);
  const isAbout = ({ title, question }: PollDoc) => mentionedFilms([title, question], [film]).length > 0;
  return polls.find((poll) => !poll.closed && isAbout(poll)) ?? null;
}

function detailsOf(
  film: FilmDoc,
  { people, rating, now }: { people: ReadonlyMap<string, FilmPerson>; rating: RatingDoc; now: Date },
): FilmDetails {
  const { hindiTitle, languages, genres, trailers, ourStars, ourReviews, credits, releases, phases } = film;
  const today = indianDay(now.toISOString());
  const { count, mean, distribution } = rating;
  const opensOn = ratingOpensOn(releases);
  return {
    hindiTitle,
    languages,
    headline: headlineOf(film, today),
    credits: credits.map(({ personId, name, job, character }) => {
      const { slug = null, pictureUrl = null } = people.get(personId ?? '') ?? {};
      return { name, job, character, personSlug: slug, pictureUrl };
    }),
    genres,
    trailers,
    ourStars,
    ourReviews,
    rating: { count, mean },
    distribution,
    canRate: opensOn !== null && opensOn <= today,
    releases: releases.flatMap(({ kind, date, platform }) =>
      kind !== 'premiere' && date?.length === 10 ? [{ date, platform }] : [],
    ),
    watch: whereToWatch(releases, { today, status: statusOn(phases, today) }),
  };
}

/** Directors and cast. Those with a page have its address. */
function peopleOf({ credits }: FilmDetails, siteUrl: string): object {
  const named = (wanted: string) => {
    const people = credits.flatMap(({ name, job, personSlug }) =>
      job === wanted
        ? [{ '@type': 'Person', name, url: personSlug === null ? undefined : `${siteUrl}${paths.person(personSlug)}` }]
        : [],
    );
    return people.length === 0 ? undefined : people;
  };
  return { director: named(JOBS.director), actor: named(JOBS.cast) };
}

/** The releases in India with a known day. */
const releasedEvents = ({ releases }: FilmDetails): object =>
  releases.length === 0
    ? {}
    : {
        releasedEvent: releases.map(({ date, platform }) => ({
          '@type': 'PublicationEvent',
          startDate: date,
          location: { '@type': 'Country', name: 'India' },
          publishedBy: platform === null ? undefined : { '@type': 'Organization', name: platform },
        })),
      };

/** Structured data of the readers' stars, while their mean is shown. */
const aggregateRating = ({ rating: { count, mean } }: FilmDetails): object =>
  mean === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: mean,
          ratingCount: count,
          bestRating: 5,
          worstRating: 0.5,
        },
      };
