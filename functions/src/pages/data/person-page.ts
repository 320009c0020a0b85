import { indianDay } from '@first-show/domain/core/dates';
import { paths } from '@first-show/domain/core/paths';
import { personOf } from '@first-show/domain/people/present-person';
import { loadPerson } from '../../features/people/store/read-people.ts';
import { readPersonList } from '../../lists/film-lists.ts';
import { breadcrumbs, personSchema } from '../document/schema-org.ts';
import { notFound, type ServerPage } from './server-page.ts';

export const personPage: ServerPage<'person'> = {
  load: async ({ slug }, { db, now }) => {
    const found = await loadPerson(db, slug);
    if (found === null) return notFound('person');
    if (found.slug !== slug) return { redirectTo: paths.person(found.slug) };
    const { films, stories } = await readPersonList(db, found.id);
    return { kind: 'person', person: personOf(found, { films, today: indianDay(now.toISOString()) }), stories };
  },
  jsonLd: ({ person }, { meta, siteUrl }) => [
    personSchema(person, { siteUrl, url: meta.canonical }),
    breadcrumbs(siteUrl, [
      { name: 'People', item: `${siteUrl}${paths.people}` },
      { name: person.name, item: meta.canonical },
    ]),
  ],
  sitemapUrls: ({ people }) => people.map(({ slug, updatedAt }) => ({ path: paths.person(slug), updatedAt })),
  age: 'found',
};
