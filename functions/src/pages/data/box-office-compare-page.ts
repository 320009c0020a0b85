import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { chartFilms } from '@first-show/domain/box-office/figures';
import { paths } from '@first-show/domain/core/paths';
import type { CompareFilm } from '@first-show/domain/pages/page-data';
import { formerFilm, loadFilmBySlug } from '../../features/films/store/read-box-office.ts';
import { readChart } from '../../lists/read-rollups.ts';
import { breadcrumbs } from '../document/schema-org.ts';
import { readComparedFilms } from './list-query.ts';
import type { ServerPage } from './server-page.ts';

/** The films that the form of the page offers. */
const CHOICES_MAX = 100;

/**
 * `/box-office/compare?films=a,b,c`. With less than two films, it offers films to choose. Former
 * slugs lead to the address with the current ones.
 */
export const boxOfficeComparePage: ServerPage<'box-office-compare'> = {
  load: async (_, { db, query }) => {
    const slugs = readComparedFilms(query);
    const found = await Promise.all(slugs.map((slug) => loadFilm(db, slug)));
    const current = slugs.map((slug, index) => found[index]?.slug ?? slug);
    if (!isDeepStrictEqual(current, slugs)) return { redirectTo: paths.boxOfficeComparison([...new Set(current)]) };
    const films = found.flatMap((film) => film ?? []);
    return {
      kind: 'box-office-compare',
      films,
      unknown: slugs.filter((_slug, index) => found[index] === null),
      choices: films.length > 1 ? [] : await choices(db, films),
    };
  },
  // Each of four former slugs costs two more reads.
  readsAtMost: () => 2,
  jsonLd: (_, { meta, siteUrl }) => [
    breadcrumbs(siteUrl, [
      { name: 'Box Office', item: `${siteUrl}${paths.boxOffice}` },
      { name: 'Compare', item: meta.canonical },
    ]),
  ],
  age: 'found',
};

async function loadFilm(db: Firestore, slug: string): Promise<CompareFilm | null> {
  const film = (await loadFilmBySlug(db, slug)) ?? (await formerFilm(db, slug));
  if (film === null) return null;
  const { id, movieName, releaseDate, days, day1Collection, weekendCollection, totalCollection } = film;
  const { secondWeekendHold, runDays } = film;
  return {
    ...{ id, slug: film.slug, movieName, releaseDate, days, day1Collection, weekendCollection, totalCollection },
    ...{ secondWeekendHold, runDays },
  };
}

/** The films of the chart, after `chosen` if the chart does not have it. */
async function choices(db: Firestore, chosen: readonly CompareFilm[]) {
  const offered = chartFilms(await readChart(db)).slice(0, CHOICES_MAX);
  const others = chosen.filter(({ id }) => offered.every((film) => film.id !== id));
  return [...others, ...offered].map(({ slug, movieName }) => ({ slug, movieName }));
}
