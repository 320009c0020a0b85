import { z } from 'zod';
import { deskFilm, type DeskFilm, type FilmDoc } from '@first-show/domain/films/film.schema';
import { filmMerge } from '@first-show/domain/films/merge.schema';
import { answerChange, answerConflict } from '../../platform/http/answer.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
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
      const how = { by: staff.displayName, now: deps.clock.now(), log };
      const merged = await mergeFilm(deps.db(), { id, into, revision, figures, ...how });
      if (merged.outcome !== 'differs') return answerChange(c, merged, { what: 'film', present });
      const message = 'Both films have figures of these days. Which ones are right?';
      return answerConflict(c, { message, differingDays: merged.days });
    },
  );
}
