import { z } from 'zod';
import { boxOfficeFilm, newFilmRequest } from '@first-show/domain/box-office/box-office.schema';
import { changeableFilm } from '@first-show/domain/box-office/change-film';
import { fail, ok } from '@first-show/domain/core/result';
import { boxOfficeEntries } from '../../lists/read-rollups.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import { refreshAfterBoxOfficeChange } from '../../lists/refresh.ts';
import type { Deps } from '../../platform/deps.ts';
import { patchOf } from '../../platform/partial.ts';
import { changeFilm, createFilm, deleteFilm, restoreFilm } from './store/write-box-office.ts';

const tag = 'box office';
const params = z.object({ id: idParam });

export function registerBoxOfficeWrites(app: ApiApp, deps: Deps): void {
  registerCreation(app, deps);
  registerChange(app, deps);
  registerDeletion(app, deps);
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
    async ({ body: { isNamesake, ...form }, staff, c }) => {
      const created = await createFilm(deps.db(), {
        id: deps.randomId(),
        form,
        isNamesake,
        by: staff.displayName,
        now: deps.clock.now(),
        others: await boxOfficeEntries(deps.db()),
      });
      if (created.outcome === 'namesake') {
        const { movieName, releaseDate } = created.existing;
        const year = releaseDate === null ? '' : ` (${releaseDate.slice(0, 4)})`;
        c.header('Cache-Control', 'private, no-store');
        return c.json(
          { message: `'${movieName}'${year} is already in the box office`, existing: created.existing },
          409,
        );
      }
      await refreshAfterBoxOfficeChange(deps.db());
      return ok(created.film);
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
    async ({ params: { id }, body, c, staff }) => {
      const changed = await changeFilm(deps.db(), {
        id,
        revision: body.revision,
        changes: body.changes,
        by: staff.displayName,
        now: deps.clock.now(),
        others: await boxOfficeEntries(deps.db()),
      });
      if (changed.outcome === 'missing') return fail(NOT_FOUND);
      if (changed.outcome === 'refused') return fail(changed.failure);
      if (changed.outcome === 'stale') {
        c.header('Cache-Control', 'private, no-store');
        return c.json({ message: 'Someone else changed this film in the meantime', current: changed.doc }, 409);
      }
      await refreshAfterBoxOfficeChange(deps.db());
      return ok(changed.doc);
    },
  );
}

function registerDeletion(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'delete',
      path: '/api/box-office/{id}',
      summary: 'Delete a box-office entry; it can be undone for ten seconds',
      tag,
      params,
      status: 204,
      errors: [404],
    },
    async ({ params: { id }, staff, c }) => {
      const deleted = await deleteFilm(deps.db(), { id, by: staff.displayName, now: deps.clock.now() });
      if (deleted === null) return fail(NOT_FOUND);
      c.set('subject', deleted.movieName);
      await refreshAfterBoxOfficeChange(deps.db());
      return ok(undefined);
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/box-office/{id}/undo',
      summary: 'Bring back a deleted box-office entry, within ten seconds of the deletion',
      tag,
      params,
      answer: boxOfficeFilm,
      errors: [404],
    },
    async ({ params: { id }, staff }) => {
      const restored = await restoreFilm(deps.db(), { id, by: staff.displayName, now: deps.clock.now() });
      if (restored === null) return fail(NOT_FOUND);
      await refreshAfterBoxOfficeChange(deps.db());
      return ok(restored);
    },
  );
}
