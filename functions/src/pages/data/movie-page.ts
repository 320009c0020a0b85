import type { Firestore } from 'firebase-admin/firestore';
import type { PredictionDoc } from '@first-show/domain/ballots/ballot.schema';
import { presentPrediction } from '@first-show/domain/ballots/present-ballot';
import { boxOfficeFilm, type BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { indianDay } from '@first-show/domain/core/dates';
import { RELATED_ITEMS } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import { ratingOpensOn, statusOn } from '@first-show/domain/films/releases';
import { whereToWatch } from '@first-show/domain/films/where-to-watch';
import type { FilmDetails } from '@first-show/domain/pages/page-data';
import { openPredictions } from '../../features/ballots/store/ballots.ts';
import { mentionedFilms } from '../../features/enhancement/embedded/related-films.ts';
import { loadRating } from '../../features/films/store/ratings.ts';
import { loadFilmByName } from '../../features/films/store/read-box-office.ts';
import { readFilmList } from '../../lists/film-lists.ts';
import { filmCard, shareCardPath } from '../../features/share-cards/share-card.ts';
import { breadcrumbs, movie, SCHEMA_ORG } from '../document/schema-org.ts';
import { notFound, type ServerPage } from './server-page.ts';

export const moviePage: ServerPage<'movie'> = {
  load: async ({ slug }, { db, now }) => {
    const found = await loadFilmByName(db, slug);
    if (found === null) return notFound('movie');
    if (found.slug !== slug && found.slug !== '') return { redirectTo: paths.movie(found.slug) };
    const [{ stories }, prediction, details] = await Promise.all([
      readFilmList(db, found.id),
      predictionAbout(db, found, now),
      detailsOf(db, found, now),
    ]);
    return {
      kind: 'movie',
      film: boxOfficeFilm.parse(found),
      details,
      shareCard: shareCardPath(found.id, filmCard(found)),
      articles: stories.slice(0, RELATED_ITEMS),
      prediction: prediction && presentPrediction(prediction, null, now),
    };
  },
  jsonLd: ({ film, details }, { meta, siteUrl }) => [
    {
      '@context': SCHEMA_ORG,
      ...movie(film, { siteUrl, image: meta.image }),
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

async function detailsOf(db: Firestore, film: FilmDoc, now: Date): Promise<FilmDetails> {
  const { id, genres, trailers, ourStars, releases, phases, versions } = film;
  const today = indianDay(now.toISOString());
  const { count, mean, distribution } = await loadRating(db, id);
  const opensOn = ratingOpensOn(releases);
  return {
    versions,
    genres,
    trailers,
    ourStars,
    rating: { count, mean },
    distribution,
    canRate: opensOn !== null && opensOn <= today,
    watch: whereToWatch(releases, { today, status: statusOn(phases, today) }),
  };
}

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
