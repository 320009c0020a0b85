import type { Firestore } from 'firebase-admin/firestore';
import type { PollDoc, PredictionDoc } from '@first-show/domain/ballots/ballot.schema';
import { presentPoll, presentPrediction } from '@first-show/domain/ballots/present-ballot';
import { boxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { similarFilms } from '@first-show/domain/box-office/similar-films';
import { indianDay } from '@first-show/domain/core/dates';
import { RELATED_ITEMS } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import { headlineOf } from '@first-show/domain/films/film-headline';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import { JOBS } from '@first-show/domain/films/jobs';
import type { RatingDoc } from '@first-show/domain/films/rating';
import { ratingOpensOn, statusOn } from '@first-show/domain/films/releases';
import { whereToWatch } from '@first-show/domain/films/where-to-watch';
import type { FilmDetails } from '@first-show/domain/pages/page-data';
import type { FilmPerson } from '@first-show/domain/rollups/rollups';
import { loadBallot } from '../../features/ballots/store/ballots.ts';
import { mentionedFilms } from '../../features/enhancement/embedded/related-films.ts';
import { rankOf } from '../../features/films/store/ranks.ts';
import { loadRating } from '../../features/films/store/ratings.ts';
import { loadFilmByName } from '../../features/films/store/read-box-office.ts';
import { readFilmList } from '../../lists/film-lists.ts';
import { readBallotTexts } from '../../lists/open-ballots.ts';
import { readChart } from '../../lists/read-rollups.ts';
import { filmCard, shareCardPath } from '../../features/share-cards/share-card.ts';
import { breadcrumbs, movie, SCHEMA_ORG } from '../document/schema-org.ts';
import { notFound, type ServerPage } from './server-page.ts';

export const moviePage: ServerPage<'movie'> = {
  load: async ({ slug }, { db, now }) => {
    const found = await loadFilmByName(db, slug);
    if (found === null) return notFound('movie');
    if (found.slug !== slug && found.slug !== '') return { redirectTo: paths.movie(found.slug) };
    const [{ people, stories }, rating, { poll, prediction }, chart] = await Promise.all([
      readFilmList(db, found.id),
      loadRating(db, found.id),
      ballotsAbout(db, found, now),
      readChart(db),
    ]);
    const film = boxOfficeFilm.parse({ ...found, rank: await rankOf(db, found, chart) });
    return {
      kind: 'movie',
      film,
      details: detailsOf(found, { people, rating, now }),
      shareCard: shareCardPath(found.id, filmCard(film)),
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

/** The newest open poll that names the film, and the open prediction that ends soonest of those. */
async function ballotsAbout(
  db: Firestore,
  film: FilmDoc,
  now: Date,
): Promise<{ poll: PollDoc | null; prediction: PredictionDoc | null }> {
  const { polls, predictions } = await readBallotTexts(db);
  const isNamed = (...texts: string[]) => mentionedFilms(texts, [film]).length > 0;
  const poll = polls.find(({ title, question }) => isNamed(title, question));
  const prediction = predictions.find(
    ({ title, description, endsAt }) => endsAt > now.toISOString() && isNamed(title, description),
  );
  const [pollDoc, predictionDoc] = await Promise.all([
    poll && loadBallot(db, 'polls', poll.id),
    prediction && loadBallot(db, 'predictions', prediction.id),
  ]);
  return { poll: pollDoc ?? null, prediction: predictionDoc ?? null };
}

function detailsOf(
  film: FilmDoc,
  { people, rating, now }: { people: ReadonlyMap<string, FilmPerson>; rating: RatingDoc; now: Date },
): FilmDetails {
  const { hindiTitle, languages, genres, trailers, stills, ourStars, ourReviews, credits, releases, phases, versions } =
    film;
  const today = indianDay(now.toISOString());
  const { count, mean, distribution } = rating;
  const opensOn = ratingOpensOn(releases);
  return {
    versions,
    hindiTitle,
    languages,
    headline: headlineOf(film, today),
    credits: credits.map(({ personId, name, job, character }) => {
      const { slug = null, pictureUrl = null } = people.get(personId ?? '') ?? {};
      return { name, job, character, personSlug: slug, pictureUrl };
    }),
    genres,
    trailers,
    stills,
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
