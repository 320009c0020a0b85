import { RECORD_TABLES, recordTableIds } from '@first-show/domain/box-office/records';
import { paths } from '@first-show/domain/core/paths';
import { readRecords } from '../../lists/records.ts';
import { breadcrumbs, filmList } from '../document/schema-org.ts';
import type { ServerPage } from './server-page.ts';

export const boxOfficeRecordsPage: ServerPage<'box-office-records'> = {
  load: async (_, { db }) => ({ kind: 'box-office-records', tables: (await readRecords(db)).tables }),
  jsonLd: ({ tables }, context) => [
    ...recordTableIds
      .filter((id) => tables[id].length > 0)
      .map((id) =>
        filmList(
          tables[id].map(({ slug, movieName }) => ({ slug, name: movieName })),
          { name: RECORD_TABLES[id].title, ...context },
        ),
      ),
    breadcrumbs(context.siteUrl, [
      { name: 'Box Office', item: `${context.siteUrl}${paths.boxOffice}` },
      { name: 'Records', item: context.meta.canonical },
    ]),
  ],
  age: 'found',
};
