import { z } from 'zod';
import { boxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { filmHistoryEntry } from '@first-show/domain/box-office/history';
import type { ImportRow } from '@first-show/domain/box-office/import';
import {
  confirmedImport,
  importRequest,
  presentPlan,
  type ImportPreview,
} from '@first-show/domain/box-office/import-preview';
import { mappingProblem } from '@first-show/domain/box-office/import-mapping';
import { filmVersion } from '@first-show/domain/box-office/versions';
import { filmSuggestion, suggestFigures } from '@first-show/domain/box-office/suggest';
import { wholeNumberParam } from '@first-show/domain/core/fields';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import type { Deps } from '../../platform/deps.ts';
import { readHistory } from './store/film-history.ts';
import { previewBoxOfficeImport, writeBoxOfficeImport, type PlannedImport } from './store/import-box-office.ts';
import { parseBoxOfficeCsv } from './import-csv.ts';
import { registerImportRoutes } from './import-routes.ts';
import { rankByTotal, rankIn, readRanking } from './store/ranks.ts';
import { loadFilmForDesk } from './store/read-box-office.ts';
import { registerVersions } from './version-routes.ts';

const shared = { tag: 'box office' } as const;
const params = z.object({ id: idParam });

/**
 * The box-office desk's endpoints: a film with the figures that its daily collections suggest, its
 * history, the ranking by total, and the import.
 */
export function registerBoxOfficeDesk(app: ApiApp, deps: Deps): void {
  registerFilm(app, deps);
  registerVersions(app, deps);
  registerRanking(app, deps);
  registerImport(app, deps);
}

function registerFilm(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      ...shared,
      method: 'get',
      path: '/api/admin/box-office/{id}',
      summary: 'A film, with the figures that its daily collections suggest',
      params,
      answer: z.object({
        film: boxOfficeFilm,
        suggestions: z.array(filmSuggestion),
        isRankPinned: z.boolean(),
        versions: z.array(filmVersion),
      }),
      errors: [404],
    },
    async ({ params: { id } }) => {
      const [stored, ranking] = await Promise.all([loadFilmForDesk(deps.db(), id), readRanking(deps.db())]);
      if (stored === null) return fail(NOT_FOUND);
      const film = boxOfficeFilm.parse({ ...stored, rank: rankIn(ranking, stored) });
      return ok({
        film,
        suggestions: suggestFigures(film, { others: ranking.chart, now: deps.clock.now() }),
        isRankPinned: ranking.pins.has(id),
        versions: stored.versions,
      });
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...shared,
      method: 'get',
      path: '/api/admin/box-office/{id}/history',
      summary: 'History of a film’s figures, newest first',
      params,
      query: z.object({
        limit: wholeNumberParam('limit', { max: LIST_MAX }).default(20),
        after: z
          .string()
          .regex(/^\d{1,8}$/, 'after is the id of an entry')
          .optional(),
      }),
      answer: z.array(filmHistoryEntry),
      errors: [404],
    },
    async ({ params: { id }, query }) => {
      const entries = await readHistory(deps.db(), { id, ...query, after: query.after });
      const isKnown = entries.length > 0 || (await loadFilmForDesk(deps.db(), id)) !== null;
      return isKnown ? ok(entries) : fail(NOT_FOUND);
    },
  );
}

function registerRanking(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      ...shared,
      method: 'post',
      path: '/api/admin/box-office/rank-by-total',
      summary: 'Set the ranks of all films by their total collection',
      answer: z.object({ moved: z.number().int(), conflicts: z.array(z.string()) }),
    },
    async ({ staff }) => {
      const moved = await rankByTotal(deps.db(), { by: staff.displayName, now: deps.clock.now() });
      return ok({ moved, conflicts: [] });
    },
  );
}

const registerImport = (app: ApiApp, deps: Deps): void =>
  registerImportRoutes(app, deps, {
    ...shared,
    path: '/api/admin/box-office/import',
    summaries: {
      preview: 'Preview of a box-office import; writes nothing',
      import: 'Import a previewed file; 409 if the box office has changed since the preview',
    },
    body: importRequest,
    confirmed: confirmedImport,
    changedText: 'The box office changed since the preview. Check the new preview.',
    planOf: (body) => planOf(deps, body),
    write: (planned, how) => writeBoxOfficeImport(deps.db(), planned, how),
  });

type ImportRequest = z.output<typeof importRequest>;

/** Parses the file and plans its import. Fails with 400 if the file cannot be read. */
async function planOf(deps: Deps, request: ImportRequest): Promise<Result<PlannedImport & { preview: ImportPreview }>> {
  const rows = rowsOf(request);
  if (!rows.ok) return fail({ status: 400, message: rows.error });
  const planned = await previewBoxOfficeImport(deps.db(), rows.value, {
    now: deps.clock.now(),
    source: request.source === '' ? null : request.source,
    unit: request.unit,
  });
  const { plan, planId, versions } = planned;
  return ok({ ...planned, preview: presentPlan(plan, { planId, rows: rows.value.length, versions }) });
}

function rowsOf(request: ImportRequest): Result<ImportRow[], string> {
  const problem = mappingProblem(request.mapping);
  return problem === null ? parseBoxOfficeCsv(request.csv, request.mapping, request.delimiter) : fail(problem);
}
