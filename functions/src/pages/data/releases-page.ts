import { indianDay } from '@first-show/domain/core/dates';
import {
  languagesOf,
  RELEASE_MONTHS,
  releaseEntries,
  releaseMonths,
  releaseSections,
} from '@first-show/domain/films/release-sections';
import { UNDATED } from '@first-show/domain/films/releases';
import { readReleasesRows } from '../../lists/film-lists.ts';
import { filmList } from '../document/schema-org.ts';
import { isInCalendar, readReleasesQuery } from './list-query.ts';
import type { ServerPage } from './server-page.ts';

export const releasesPage: ServerPage<'releases'> = {
  load: async (_, { db, now, query }) => {
    const { month, ...filter } = readReleasesQuery(query);
    const today = indianDay(now.toISOString());
    const months = releaseMonths(month, today);
    const lists = [...months, ...(month === null ? [UNDATED] : [])];
    const rows = (await Promise.all(lists.map((list) => readReleasesRows(db, list)))).flat();
    const shown = month ?? today.slice(0, 7);
    return {
      kind: 'releases',
      filter,
      month,
      // Without a month, the current one is not shown as a whole: 'Earlier' ends with it.
      earlier: monthFrom(shown, month === null ? 1 - RELEASE_MONTHS : -RELEASE_MONTHS),
      later: monthFrom(months.at(-1) ?? shown, 1),
      languages: languagesOf(rows),
      sections: releaseSections(releaseEntries(rows, { ...filter, today }), { month, today }),
    };
  },
  jsonLd: ({ sections }, { meta, siteUrl }) => {
    const films = new Map(sections.flatMap(({ entries }) => entries).map(({ slug, title }) => [slug, title]));
    return films.size === 0
      ? []
      : [
          filmList(
            Array.from(films, ([slug, name]) => ({ slug, name })),
            { name: 'Film releases', meta, siteUrl },
          ),
        ];
  },
  age: 'found',
};

/** The month that lies `count` months after 'YYYY-MM'; `null` outside the calendar. */
function monthFrom(month: string, count: number): string | null {
  const first = new Date(month);
  first.setUTCMonth(first.getUTCMonth() + count);
  const found = first.toISOString().slice(0, 7);
  return isInCalendar(found) ? found : null;
}
