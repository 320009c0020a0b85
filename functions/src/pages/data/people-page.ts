import { paths } from '@first-show/domain/core/paths';
import { listPeople } from '../../features/people/store/read-people.ts';
import { readPeopleReadNow } from '../../lists/read-rollups.ts';
import { breadcrumbs } from '../document/schema-org.ts';
import { readPeopleQuery } from './list-query.ts';
import { notFound, type ServerPage } from './server-page.ts';

const PEOPLE_OF_A_PAGE = 24;

export const peoplePage: ServerPage<'people'> = {
  load: async (_, { db, query }) => {
    const { letter, after } = readPeopleQuery(query);
    if (letter === null) return { kind: 'people', letter, people: await readPeopleReadNow(db), nextAfter: null };
    // One more than is shown says whether there is another page.
    const found = await listPeople(db, { letter, limit: PEOPLE_OF_A_PAGE + 1, after: after ?? undefined });
    const people = found.ok ? found.value : [];
    if (people.length === 0 && after !== null) return notFound('page');
    const shown = people.slice(0, PEOPLE_OF_A_PAGE);
    return {
      kind: 'people',
      letter,
      people: shown,
      nextAfter: people.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    };
  },
  readsAtMost: (query) => (readPeopleQuery(query).letter === null ? 0 : PEOPLE_OF_A_PAGE + 2),
  jsonLd: (_, { siteUrl }) => [breadcrumbs(siteUrl, [{ name: 'People', item: `${siteUrl}${paths.people}` }])],
  age: 'found',
};
