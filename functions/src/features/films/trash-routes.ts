import { z } from 'zod';
import { fail, ok } from '@first-show/domain/core/result';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import type { Deps } from '../../platform/deps.ts';
import { deleteFilm, restoreFilm } from './store/delete-film.ts';

/**
 * The calls that move a film to the trash and restore it, under the address of its facts or of its
 * figures (`path`). `present` makes the answer of that address from a restored film.
 */
export function registerFilmTrash<A extends z.ZodType>(
  app: ApiApp,
  deps: Deps,
  {
    path,
    tag,
    what,
    answer,
    present,
  }: {
    path: '/api/films' | '/api/box-office';
    tag: string;
    what: string;
    answer: A;
    present: (film: FilmDoc) => z.input<A> | Promise<z.input<A>>;
  },
): void {
  const params = z.object({ id: idParam });

  staffRoute('content')(
    app,
    deps,
    {
      method: 'delete',
      path: `${path}/{id}`,
      summary: `Move ${what} to the trash`,
      tag,
      params,
      status: 204,
      errors: [404],
    },
    async ({ params: { id }, staff, log }) => {
      const deleted = await deleteFilm(deps.db(), { id, by: staff.displayName, now: deps.clock.now(), log });
      return deleted === null ? fail(NOT_FOUND) : ok(undefined);
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: `${path}/{id}/undo`,
      summary: `Restore ${what} from the trash`,
      tag,
      params,
      answer,
      errors: [404, 409],
    },
    async ({ params: { id }, staff, log }) => {
      const restored = await restoreFilm(deps.db(), { id, by: staff.displayName, now: deps.clock.now(), log });
      return restored.ok ? ok(await present(restored.value)) : restored;
    },
  );
}
