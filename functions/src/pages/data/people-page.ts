import { paths } from '@first-show/domain/core/paths';
import { listPeople } from '../../features/people/store/read-people.ts';
import { readPeopleReadNow } from '../../lists/read-rollups.ts';
import { breadcrumbs } from '../document/schema-org.ts';
import { readPeopleQuery } from './list-query.ts';
import { notFound, type ServerPage } from './server-page.ts';

const PEOPLE_OF_A_PAGE = 24;

export const peoplePage: ServerPage<'people'> = {
  load: async (_, { db, query }) => {
    const { letter, before, after } = readPeopleQuery(query);
    if (letter === null) {
      return { kind: 'people', letter, people: await readPeopleReadNow(db), previousBefore: null, nextAfter: null };
    }
    // One more than is shown says whether there is another page.
    const found = await listPeople(db, {
      letter,
      limit: PEOPLE_OF_A_PAGE + 1,
      before: before ?? undefined,
      after: after ?? undefined,
    });
    const people = found.ok ? found.value : [];
    const isFirstPage = before === null && after === null;
    if (people.length === 0 && !isFirstPage) return notFound('page');
    const shown = before === null ? people.slice(0, PEOPLE_OF_A_PAGE) : people.slice(-PEOPLE_OF_A_PAGE);
    const hasMore = people.length > shown.length;
    return {
      kind: 'people',
      letter,
      people: shown,
      previousBefore: (before === null ? after !== null : hasMore) ? (shown[0]?.id ?? null) : null,
      nextAfter: before !== null || hasMore ? (shown.at(-1)?.id ?? null) : null,
    };
  },
  readsAtMost: (query) => (readPeopleQuery(query).letter === null ? 0 : PEOPLE_OF_A_PAGE + 2),
  jsonLd: (_, { siteUrl }) => [breadcrumbs(siteUrl, [{ name: 'People', item: `${siteUrl}${paths.people}` }])],
  age: 'found',
};
