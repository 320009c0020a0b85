import type { Firestore } from 'firebase-admin/firestore';
import type { PredictionDoc } from '@first-show/domain/ballots/ballot.schema';
import { presentPrediction } from '@first-show/domain/ballots/present-ballot';
import { boxOfficeFilm, type BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { RELATED_ITEMS } from '@first-show/domain/core/limits';
import { paths, slugify } from '@first-show/domain/core/paths';
import { articlesAboutFilm } from '../../features/articles/store/read-articles.ts';
import { openPredictions } from '../../features/ballots/store/ballots.ts';
import { loadFilmByName } from '../../features/films/store/read-box-office.ts';
import { mentionedFilms } from '../../features/enhancement/embedded/related-films.ts';
import { filmCard, shareCardPath } from '../../features/share-cards/share-card.ts';
import { breadcrumbs, movie, SCHEMA_ORG } from '../document/schema-org.ts';
import { notFound, type ServerPage } from './server-page.ts';

export const moviePage: ServerPage<'movie'> = {
  load: async ({ slug }, { db, now }) => {
    const found = await loadFilmByName(db, slug);
    if (found === null) return notFound('movie');
    const film = boxOfficeFilm.parse(found);
    if (film.slug !== slug && film.slug !== '') return { redirectTo: paths.movie(film.slug) };
    const [articles, prediction] = await Promise.all([
      articlesAboutFilm(db, slugify(film.slug) || film.slug, RELATED_ITEMS),
      predictionAbout(db, film, now),
    ]);
    return {
      kind: 'movie',
      film,
      shareCard: shareCardPath(film.id, filmCard(film)),
      articles,
      prediction: prediction && presentPrediction(prediction, null, now),
    };
  },
  jsonLd: ({ film }, { meta, siteUrl }) => [
    { '@context': SCHEMA_ORG, ...movie(film, { siteUrl, image: meta.image }), description: meta.description },
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
