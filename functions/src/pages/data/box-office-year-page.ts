import { paths } from '@first-show/domain/core/paths';
import { readChartOfYear } from '../../lists/film-lists.ts';
import { breadcrumbs, filmList } from '../document/schema-org.ts';
import { notFound, type ServerPage } from './server-page.ts';

/** `/box-office/2026`. A year without films has no page. */
export const boxOfficeYearPage: ServerPage<'box-office-year'> = {
  load: async ({ slug: year }, { db }) => {
    const entries = await readChartOfYear(db, year);
    if (entries.length === 0) return notFound('box-office-year');
    return { kind: 'box-office-year', year, entries };
  },
  jsonLd: ({ year, entries }, context) => [
    filmList(
      entries.map(({ slug, movieName }) => ({ slug, name: movieName })),
      { name: `Box Office ${year}`, ...context },
    ),
    breadcrumbs(context.siteUrl, [
      { name: 'Box Office', item: `${context.siteUrl}${paths.boxOffice}` },
      { name: year, item: context.meta.canonical },
    ]),
  ],
  sitemapUrls: ({ years }) => years.map((year) => ({ path: paths.boxOfficeYear(year) })),
  age: 'found',
};
