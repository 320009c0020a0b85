import { z } from 'zod';
import { boxOfficeEntry, boxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { fail, ok } from '@first-show/domain/core/result';
import { cleanLine } from '@first-show/domain/core/text';
import { readChart } from '../../lists/read-rollups.ts';
import { readBoxOffice } from '../../lists/queries.ts';
import { answer } from '../../platform/http/answer.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, publicRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import { requireStaff } from '../../platform/http/staff.ts';
import type { Deps } from '../../platform/deps.ts';
import { boxOfficeFilmOf } from './store/ranks.ts';
import { loadFilm, loadFilmByName } from './store/read-box-office.ts';

export function registerBoxOfficeReads(app: ApiApp, deps: Deps): void {
  const reads = { tag: 'box office', method: 'get' } as const;

  publicRoute(
    app,
    deps,
    { ...reads, path: '/api/box-office', summary: 'All box-office entries, by rank', answer: z.array(boxOfficeEntry) },
    async ({ c, request }) => {
      c.header('Vary', 'Authorization', { append: true });
      const isEditor = request.headers.has('authorization') && (await requireStaff(request, 'content', deps)).ok;
      if (!isEditor) return ok(z.array(boxOfficeEntry).parse(await readChart(deps.db())));
      // An editor sees the own last change at once: the trigger may not have updated the list yet.
      return answer(c, { value: await readBoxOffice(deps.db()), status: 200, cache: 'private' });
    },
  );

  publicRoute(
    app,
    deps,
    {
      ...reads,
      path: '/api/box-office/by-name/{name}',
      summary: 'A box-office entry, by the path segment of its page or by the movie’s name',
      params: z.object({ name: z.string().max(200).transform(cleanLine).pipe(z.string().min(1)) }),
      answer: boxOfficeFilm,
      errors: [404],
    },
    async ({ params }) => {
      const found = await loadFilmByName(deps.db(), params.name);
      return found === null ? fail(NOT_FOUND) : ok(await boxOfficeFilmOf(deps.db(), found));
    },
  );

  publicRoute(
    app,
    deps,
    {
      ...reads,
      path: '/api/box-office/{id}',
      summary: 'A box-office entry by id',
      params: z.object({ id: idParam }),
      answer: boxOfficeFilm,
      errors: [404],
    },
    async ({ params }) => {
      const found = await loadFilm(deps.db(), params.id);
      return found === null ? fail(NOT_FOUND) : ok(await boxOfficeFilmOf(deps.db(), found));
    },
  );
}
