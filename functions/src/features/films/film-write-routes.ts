import { z } from 'zod';
import { boxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { indianDay } from '@first-show/domain/core/dates';
import { fail, ok } from '@first-show/domain/core/result';
import { fieldsOfFacts } from '@first-show/domain/films/change-facts';
import {
  changeableFacts,
  deskFilm,
  deskFilms,
  deskFilmsQuery,
  newFilm,
  type FilmDoc,
} from '@first-show/domain/films/film.schema';
import { deskFilmOf } from '@first-show/domain/films/present-film';
import { answerChange, answerConflict } from '../../platform/http/answer.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import type { Deps } from '../../platform/deps.ts';
import { patchOf } from '../../platform/partial.ts';
import { publishedPeople } from '../people/store/read-people.ts';
import { listDeskFilms } from './store/desk-films.ts';
import { loadRating } from './store/ratings.ts';
import { boxOfficeFilmOf, rankOf } from './store/ranks.ts';
import { loadFilmForDesk } from './store/read-box-office.ts';
import { registerFactsImport } from './facts-import-routes.ts';
import { registerFilmMerge } from './merge-routes.ts';
import { changeFilm, createFilm } from './store/write-box-office.ts';
import { registerFilmTrash } from './trash-routes.ts';

const tag = 'films';
const params = z.object({ id: idParam });

/** The calls of editors for the facts of films. `write-routes.ts` changes their figures. */
export function registerFilmWrites(app: ApiApp, deps: Deps): void {
  const today = () => indianDay(deps.clock.now().toISOString());
  /** The film from the documents, because the lists follow a moment later. */
  const present = async (doc: FilmDoc) => {
    const credited = doc.credits.flatMap(({ personId }) => personId ?? []);
    const [rating, rank, people] = await Promise.all([
      loadRating(deps.db(), doc.id),
      rankOf(deps.db(), doc),
      publishedPeople(deps.db(), credited),
    ]);
    const byId = new Map(people.map((person) => [person.id, person]));
    return deskFilmOf(doc, { today: today(), rating, rank, people: byId });
  };

  staffRoute('content')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/films',
      summary: 'The desk’s table of films, the newest release first; `q` searches their titles, `ids` asks for some',
      tag,
      query: deskFilmsQuery,
      answer: deskFilms,
    },
    ({ query }) => listDeskFilms(deps.db(), { ...query, today: today() }),
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/films/{id}',
      summary: 'A film with all the fields of the desk’s form',
      tag,
      params,
      answer: deskFilm,
      errors: [404],
    },
    async ({ params: { id } }) => {
      const found = await loadFilmForDesk(deps.db(), id);
      return found === null ? fail(NOT_FOUND) : ok(await present(found));
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/films',
      summary: 'Create a film; 409 with the existing one if name and year are the same and `isNamesake` is not set',
      tag,
      body: newFilm,
      status: 201,
      answer: deskFilm,
      errors: [409],
    },
    async ({ body: { isNamesake, ...facts }, staff, log, c }) => {
      const created = await createFilm(deps.db(), {
        id: deps.randomId(),
        fields: { ...fieldsOfFacts(facts), movieName: facts.title },
        isNamesake,
        log,
        by: staff.displayName,
        now: deps.clock.now(),
      });
      if (created.outcome === 'refused') return fail(created.failure);
      if (created.outcome === 'created') return ok(await present(created.film));
      const existing = boxOfficeEntry.parse(await boxOfficeFilmOf(deps.db(), created.existing));
      return answerConflict(c, { message: `There is a film '${existing.movieName}'`, existing });
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'patch',
      path: '/api/films/{id}',
      summary: 'Change the facts of a film, based on a revision',
      tag,
      params,
      body: patchOf(changeableFacts),
      answer: deskFilm,
      errors: [404, 409],
    },
    async ({ params: { id }, body, c, staff, log }) => {
      const changed = await changeFilm(deps.db(), {
        id,
        revision: body.revision,
        changes: fieldsOfFacts(body.changes),
        log,
        by: staff.displayName,
        now: deps.clock.now(),
      });
      return answerChange(c, changed, { what: 'film', present });
    },
  );

  registerFactsImport(app, deps);
  registerFilmMerge(app, deps, { tag, present });
  registerFilmTrash(app, deps, { path: '/api/films', tag, what: 'a film', answer: deskFilm, present });
}
