import { z } from 'zod';
import { boxOfficeEntry, boxOfficeFilm, newFilmRequest } from '@first-show/domain/box-office/box-office.schema';
import { changeableFilm } from '@first-show/domain/box-office/change-film';
import { fail, ok } from '@first-show/domain/core/result';
import { answerChange, answerConflict } from '../../platform/http/answer.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import type { Deps } from '../../platform/deps.ts';
import { patchOf } from '../../platform/partial.ts';
import { boxOfficeFilmOf } from './store/ranks.ts';
import { changeFilm, createFilm } from './store/write-box-office.ts';
import { registerFilmTrash } from './trash-routes.ts';

const tag = 'box office';
const params = z.object({ id: idParam });

export function registerBoxOfficeWrites(app: ApiApp, deps: Deps): void {
  registerCreation(app, deps);
  registerChange(app, deps);
  registerFilmTrash(app, deps, {
    path: '/api/box-office',
    tag,
    what: 'a box-office entry',
    answer: boxOfficeFilm,
    present: (film) => boxOfficeFilmOf(deps.db(), film),
  });
}

function registerCreation(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/box-office',
      summary:
        'Create a box-office entry; 409 with the existing entry if name and year are the same and `isNamesake` is not set',
      tag,
      body: newFilmRequest,
      status: 201,
      answer: boxOfficeFilm,
      errors: [409],
    },
    async ({ body: { isNamesake, ...form }, staff, log, c }) => {
      const created = await createFilm(deps.db(), {
        id: deps.randomId(),
        fields: { ...form, isCharted: true },
        isNamesake,
        log,
        by: staff.displayName,
        now: deps.clock.now(),
      });
      if (created.outcome === 'refused') return fail(created.failure);
      if (created.outcome === 'namesake') {
        const existing = await boxOfficeFilmOf(deps.db(), created.existing);
        const { movieName, releaseDate } = existing;
        const year = releaseDate === null ? '' : ` (${releaseDate.slice(0, 4)})`;
        return answerConflict(c, {
          message: `'${movieName}'${year} is already in the box office`,
          existing: boxOfficeEntry.parse(existing),
        });
      }
      return ok(await boxOfficeFilmOf(deps.db(), created.film));
    },
  );
}

function registerChange(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'patch',
      path: '/api/box-office/{id}',
      summary: 'Change a box-office entry, based on a revision',
      tag,
      params,
      body: patchOf(changeableFilm),
      answer: boxOfficeFilm,
      errors: [404, 409],
    },
    async ({ params: { id }, body, c, staff, log }) => {
      const changed = await changeFilm(deps.db(), {
        id,
        revision: body.revision,
        changes: body.changes,
        log,
        by: staff.displayName,
        now: deps.clock.now(),
      });
      return answerChange(c, changed, { what: 'film', present: (film) => boxOfficeFilmOf(deps.db(), film) });
    },
  );
}
