import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { chartFilms } from '@first-show/domain/box-office/figures';
import { paths } from '@first-show/domain/core/paths';
import { readChart } from '../../lists/read-rollups.ts';
import { SCHEMA_ORG } from '../document/schema-org.ts';
import type { ServerPage, PageContext } from './server-page.ts';

/**
 * Maximum number of films in the structured data. A chart may have five hundred films, and the page
 * itself already contains all of them.
 */
const LISTED_FILMS_MAX = 100;

export const boxOfficePage: ServerPage<'box-office'> = {
  load: async (_, { db }) => ({ kind: 'box-office', entries: await readChart(db) }),
  jsonLd: ({ entries }, context) => {
    const films = chartFilms(entries);
    return films.length === 0 ? [] : [chart(films, context)];
  },
  age: 'found',
};

const chart = (entries: readonly BoxOfficeEntry[], { meta, siteUrl }: PageContext) => ({
  '@context': SCHEMA_ORG,
  '@type': 'ItemList',
  name: 'Box Office',
  url: meta.canonical,
  itemListOrder: 'https://schema.org/ItemListOrderAscending',
  numberOfItems: entries.length,
  itemListElement: entries.slice(0, LISTED_FILMS_MAX).map(({ movieName, slug }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: movieName,
    url: `${siteUrl}${paths.movie(slug)}`,
  })),
});
