import { z } from 'zod';
import { indianDay } from '@first-show/domain/core/dates';
import { fail, ok } from '@first-show/domain/core/result';
import { peopleQuery, person, personCard } from '@first-show/domain/people/person.schema';
import { personOf } from '@first-show/domain/people/present-person';
import { readPersonList } from '../../lists/film-lists.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { publicRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import type { Deps } from '../../platform/deps.ts';
import { listPeople, loadPerson } from './store/read-people.ts';

export function registerPeopleReads(app: ApiApp, deps: Deps): void {
  const reads = { tag: 'people', method: 'get' } as const;

  publicRoute(
    app,
    deps,
    {
      ...reads,
      path: '/api/people',
      summary: 'People by name',
      query: peopleQuery,
      answer: z.array(personCard),
      reads: { atMost: ({ limit }) => limit + 1, unread: ({ limit }, found) => limit - found.length },
    },
    ({ query }) => listPeople(deps.db(), query),
  );

  publicRoute(
    app,
    deps,
    {
      ...reads,
      path: '/api/people/{id}',
      summary: 'A person with the films that credit them, by slug or id',
      params: z.object({ id: z.string().min(1).max(200) }),
      answer: person,
      errors: [404],
    },
    async ({ params }) => {
      const found = await loadPerson(deps.db(), params.id);
      if (found === null) return fail(NOT_FOUND);
      const { films } = await readPersonList(deps.db(), found.id);
      return ok(personOf(found, { films, today: indianDay(deps.clock.now().toISOString()) }));
    },
  );
}
