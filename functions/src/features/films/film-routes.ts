import { z } from 'zod';
import { filmDay } from '@first-show/domain/box-office/box-office.schema';
import { indianDay } from '@first-show/domain/core/dates';
import { slugify } from '@first-show/domain/core/paths';
import { fail, ok } from '@first-show/domain/core/result';
import { CALENDAR_MONTHS_MAX, calendarOf, monthsOf } from '@first-show/domain/films/calendar';
import { film, filmCard, filmsQuery, release, releasesQuery } from '@first-show/domain/films/film.schema';
import { filmOf } from '@first-show/domain/films/present-film';
import { UNDATED } from '@first-show/domain/films/releases';
import { readFilmList, readReleasesRows } from '../../lists/film-lists.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, publicRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import type { Deps } from '../../platform/deps.ts';
import { loadRating } from './store/ratings.ts';
import { rankOf } from './store/ranks.ts';
import { loadFilm } from './store/read-box-office.ts';
import { listFilms, loadFilmByAddress, SCANNED_MAX } from './store/read-films.ts';
import { loadVersion } from './store/versions.ts';

const reads = { tag: 'films', method: 'get' } as const;

/** The calls of readers for films. Figures alone are in `routes.ts`. */
export function registerFilmReads(app: ApiApp, deps: Deps): void {
  const today = () => indianDay(deps.clock.now().toISOString());

  publicRoute(
    app,
    deps,
    {
      ...reads,
      path: '/api/films',
      summary: 'Films, the newest release first, those without a date last',
      query: filmsQuery,
      answer: z.array(filmCard),
      reads: { atMost: ({ status, limit }) => (status === undefined ? limit : SCANNED_MAX) + 1 },
    },
    ({ query }) => listFilms(deps.db(), { ...query, today: today() }),
  );

  publicRoute(
    app,
    deps,
    {
      ...reads,
      path: '/api/films/{id}',
      summary: 'A film, by its slug or id',
      params: z.object({ id: z.string().min(1).max(200) }),
      answer: film,
      errors: [404],
    },
    async ({ params }) => {
      const found = await loadFilmByAddress(deps.db(), params.id);
      if (found === null) return fail(NOT_FOUND);
      const [rating, rank, { people }] = await Promise.all([
        loadRating(deps.db(), found.id),
        rankOf(deps.db(), found),
        readFilmList(deps.db(), found.id),
      ]);
      return ok(filmOf(found, { today: today(), rating, rank, people }));
    },
  );

  publicRoute(
    app,
    deps,
    {
      ...reads,
      path: '/api/releases',
      summary: 'Releases by date, of at most 12 months; `undated=true`: those without a month',
      query: releasesQuery,
      answer: z.array(release),
      // A month without a list costs a query, too.
      reads: { atMost: () => 2 * CALENDAR_MONTHS_MAX },
    },
    async ({ query: { undated, kind, language, from = today(), to } }) => {
      if (undated !== undefined) return ok(calendarOf(await readReleasesRows(deps.db(), UNDATED), { kind, language }));
      const months = await Promise.all(monthsOf(from, to).map((month) => readReleasesRows(deps.db(), month)));
      return ok(calendarOf(months.flat(), { from, to, kind, language }));
    },
  );

  publicRoute(
    app,
    deps,
    {
      ...reads,
      path: '/api/films/{id}/days',
      summary: 'The days of a film in India with its figures, or those of one language or re-release',
      params: z.object({ id: idParam }),
      query: z.object({ version: z.string().min(1).max(60).optional() }),
      answer: z.array(filmDay),
      errors: [404],
    },
    async ({ params, query }) => {
      const found = await loadFilm(deps.db(), params.id);
      if (found === null) return fail(NOT_FOUND);
      if (query.version === undefined) return ok(z.array(filmDay).parse(found.days));
      const known = found.versions.find(({ id }) => id === slugify(query.version ?? ''));
      const version = known === undefined ? null : await loadVersion(deps.db(), found.id, known.id);
      return version === null ? fail(NOT_FOUND) : ok(z.array(filmDay).parse(version.days));
    },
  );
}
