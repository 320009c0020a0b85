import { z } from 'zod';
import { fail, ok } from '@first-show/domain/core/result';
import { deskFilm, type DeskFilm, type FilmDoc } from '@first-show/domain/films/film.schema';
import { filmMerge } from '@first-show/domain/films/merge.schema';
import { answerConflict } from '../../platform/http/answer.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import type { Deps } from '../../platform/deps.ts';
import { mergeFilm } from './store/merge-films.ts';

export function registerFilmMerge(
  app: ApiApp,
  deps: Deps,
  { tag, present }: { tag: string; present: (film: FilmDoc) => Promise<DeskFilm> },
): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/films/{id}/merge',
      summary:
        'Merge a duplicate film into the film `into`, and answer that one; 409 with `differingDays` if both have figures of a day and `figures` does not decide',
      tag,
      params: z.object({ id: idParam }),
      body: filmMerge,
      answer: deskFilm,
      errors: [404, 409],
    },
    async ({ params: { id }, body, c, staff, log }) => {
      const { into, revision, figures } = body;
      const input = { id, into, revision, figures, by: staff.displayName, now: deps.clock.now(), log };
      const merged = await mergeFilm(deps.db(), input);
      if (merged.outcome === 'missing') return fail(NOT_FOUND);
      if (merged.outcome === 'refused') return fail(merged.failure);
      if (merged.outcome === 'merged') return ok(await present(merged.doc));
      return answerConflict(
        c,
        merged.outcome === 'stale'
          ? { message: 'Someone else changed this film in the meantime', current: await present(merged.doc) }
          : { message: 'Both films have figures of these days. Which ones are right?', differingDays: merged.days },
      );
    },
  );
}
