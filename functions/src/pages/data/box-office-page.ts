import { chartFilms } from '@first-show/domain/box-office/figures';
import { readChart } from '../../lists/read-rollups.ts';
import { filmList } from '../document/schema-org.ts';
import { readChartFilter } from './list-query.ts';
import type { ServerPage } from './server-page.ts';

export const boxOfficePage: ServerPage<'box-office'> = {
  load: async (_, { db, query }) => ({
    kind: 'box-office',
    filter: readChartFilter(query),
    entries: await readChart(db),
  }),
  jsonLd: ({ entries }, context) => {
    const films = chartFilms(entries).map(({ slug, movieName }) => ({ slug, name: movieName }));
    return films.length === 0 ? [] : [filmList(films, { name: 'Box Office', ...context })];
  },
  age: 'found',
};
