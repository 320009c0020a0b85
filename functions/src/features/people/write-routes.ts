import { z } from 'zod';
import { fail, ok } from '@first-show/domain/core/result';
import { personMerge } from '@first-show/domain/people/merge.schema';
import {
  changeablePerson,
  deskPeople,
  deskPeopleQuery,
  deskPerson,
  newPerson,
} from '@first-show/domain/people/person.schema';
import { deskPersonOf } from '@first-show/domain/people/present-person';
import { answerChange, answerConflict } from '../../platform/http/answer.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import type { Deps } from '../../platform/deps.ts';
import { patchOf } from '../../platform/partial.ts';
import { deletePerson, restorePerson } from './store/delete-person.ts';
import { listDeskPeople, loadDeskPerson } from './store/desk-people.ts';
import { mergePerson } from './store/merge-people.ts';
import { changePerson, createPerson } from './store/write-people.ts';

const tag = 'people';
const params = z.object({ id: idParam });

/** How a changed person is answered. */
const answering = { what: 'person', present: deskPersonOf };

/** The calls of editors for people. */
export function registerPeopleWrites(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/people',
      summary: 'The desk’s table of people, by name; `q` searches their names',
      tag,
      query: deskPeopleQuery,
      answer: deskPeople,
    },
    ({ query }) => listDeskPeople(deps.db(), query),
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/people/{id}',
      summary: 'A person with all the fields of the desk’s form',
      tag,
      params,
      answer: deskPerson,
      errors: [404],
    },
    async ({ params: { id } }) => {
      const found = await loadDeskPerson(deps.db(), id);
      return found === null ? fail(NOT_FOUND) : ok(found);
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/people',
      summary: 'Create a person; 409 with the existing one if the name is known and `isNamesake` is not set',
      tag,
      body: newPerson,
      status: 201,
      answer: deskPerson,
      errors: [409],
    },
    async ({ body: { isNamesake, ...fields }, log, c }) => {
      const input = { id: deps.randomId(), fields, isNamesake, now: deps.clock.now(), log };
      const created = await createPerson(deps.db(), input);
      if (created.outcome === 'refused') return fail(created.failure);
      if (created.outcome === 'created') return ok(deskPersonOf(created.person));
      const existing = deskPersonOf(created.existing);
      return answerConflict(c, { message: `There is a person called '${existing.name}'`, existing });
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'patch',
      path: '/api/people/{id}',
      summary: 'Change a person, based on a revision',
      tag,
      params,
      body: patchOf(changeablePerson),
      answer: deskPerson,
      errors: [404, 409],
    },
    async ({ params: { id }, body, log, c }) => {
      const changed = await changePerson(deps.db(), { id, ...body, now: deps.clock.now(), log });
      return answerChange(c, changed, answering);
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/people/{id}/merge',
      summary: 'Merge a duplicate person into the person `into`, and answer that one',
      tag,
      params,
      body: personMerge,
      answer: deskPerson,
      errors: [404, 409],
    },
    async ({ params: { id }, body, staff, log, c }) => {
      const input = { id, ...body, by: staff.displayName, now: deps.clock.now(), log };
      return answerChange(c, await mergePerson(deps.db(), input), answering);
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'delete',
      path: '/api/people/{id}',
      summary: 'Move a person to the trash; credits keep the name',
      tag,
      params,
      status: 204,
      errors: [404],
    },
    async ({ params: { id }, staff, log }) => {
      const input = { id, by: staff.displayName, now: deps.clock.now(), log };
      return (await deletePerson(deps.db(), input)) ? ok(undefined) : fail(NOT_FOUND);
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/people/{id}/undo',
      summary: 'Restore a person from the trash',
      tag,
      params,
      answer: deskPerson,
      errors: [404, 409],
    },
    async ({ params: { id }, log }) => {
      const restored = await restorePerson(deps.db(), { id, now: deps.clock.now(), log });
      return restored.ok ? ok(deskPersonOf(restored.value)) : restored;
    },
  );
}
