import { z } from 'zod';
import { boxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { filmHistoryEntry } from '@first-show/domain/box-office/history';
import type { ImportRow } from '@first-show/domain/box-office/import';
import {
  confirmedImport,
  importPreview,
  importRequest,
  importResult,
  presentPlan,
  type ImportPreview,
} from '@first-show/domain/box-office/import-preview';
import { mappingProblem } from '@first-show/domain/box-office/import-mapping';
import { filmSuggestion, suggestFigures } from '@first-show/domain/box-office/suggest';
import { wholeNumberParam } from '@first-show/domain/core/fields';
import { BOX_OFFICE_IMPORT_BODY_MAX_BYTES, LIST_MAX } from '@first-show/domain/core/limits';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import { readBoxOffice } from '../../lists/queries.ts';
import { answerConflict } from '../../platform/http/answer.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import type { Deps } from '../../platform/deps.ts';
import { deskRef, readHistory, type FilmDeskDoc } from './store/film-history.ts';
import {
  previewBoxOfficeImport,
  rankByTotal,
  TooManyFilms,
  writeBoxOfficeImport,
  type PlannedImport,
} from './store/import-box-office.ts';
import { parseBoxOfficeCsv } from './import-csv.ts';
import { loadFilmForDesk } from './store/read-box-office.ts';

const shared = { tag: 'box office' } as const;
const imports = { ...shared, method: 'post', bodyMaxBytes: BOX_OFFICE_IMPORT_BODY_MAX_BYTES } as const;
const params = z.object({ id: idParam });

/**
 * The box-office desk's endpoints: a film with the figures that its daily collections suggest, its
 * history, the ranking by total, and the import.
 */
export function registerBoxOfficeDesk(app: ApiApp, deps: Deps): void {
  registerFilm(app, deps);
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
      answer: z.object({ film: boxOfficeFilm, suggestions: z.array(filmSuggestion), isRankPinned: z.boolean() }),
      errors: [404],
    },
    async ({ params: { id } }) => {
      const [film, others, desk] = await Promise.all([
        loadFilmForDesk(deps.db(), id),
        readBoxOffice(deps.db()),
        deskRef(deps.db(), id).get(),
      ]);
      if (film === null) return fail(NOT_FOUND);
      const isRankPinned = (desk.data() as FilmDeskDoc | undefined)?.isRankPinned === true;
      return ok({
        film: boxOfficeFilm.parse(film),
        suggestions: suggestFigures(film, { others, now: deps.clock.now() }),
        isRankPinned,
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
    async ({ staff }) => ok(await rankByTotal(deps.db(), { by: staff.displayName, now: deps.clock.now() })),
  );
}

function registerImport(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      ...imports,
      path: '/api/admin/box-office/import/preview',
      summary: 'Preview of a box-office import; writes nothing',
      isLogged: false,
      body: importRequest,
      answer: importPreview,
    },
    async ({ body }) => {
      const planned = await planOf(deps, body);
      return planned.ok ? ok(planned.value.preview) : planned;
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...imports,
      path: '/api/admin/box-office/import',
      summary: 'Import a previewed file; 409 if the box office has changed since the preview',
      body: confirmedImport,
      answer: importResult,
      errors: [409],
    },
    async ({ body, c, staff }) => {
      const planned = await planOf(deps, body);
      if (!planned.ok) return planned;
      const { preview } = planned.value;
      if (preview.planId !== body.planId) {
        return answerConflict(c, {
          message: 'The box office changed since the preview. Check the new preview.',
          preview,
        });
      }
      const conflicts = await writeBoxOfficeImport(deps.db(), planned.value, {
        by: staff.displayName,
        now: deps.clock.now(),
      });
      return ok({ ...preview, conflicts });
    },
  );
}

type ImportRequest = z.output<typeof importRequest>;

/**
 * Parses the file and plans its import against the current films. Fails with 400 if the file cannot
 * be read or has too many films.
 */
async function planOf(deps: Deps, request: ImportRequest): Promise<Result<PlannedImport & { preview: ImportPreview }>> {
  const rows = rowsOf(request);
  if (!rows.ok) return fail({ status: 400, message: rows.error });
  try {
    const planned = await previewBoxOfficeImport(deps.db(), rows.value, {
      now: deps.clock.now(),
      source: request.source === '' ? null : request.source,
      unit: request.unit,
    });
    const { plan, planId, known, versions } = planned;
    const context = { planId, rows: rows.value.length, known: known.films, versions };
    return ok({ ...planned, preview: presentPlan(plan, context) });
  } catch (error) {
    if (error instanceof TooManyFilms) return fail({ status: 400, message: error.message });
    throw error;
  }
}

function rowsOf(request: ImportRequest): Result<ImportRow[], string> {
  const problem = mappingProblem(request.mapping);
  return problem === null ? parseBoxOfficeCsv(request.csv, request.mapping, request.delimiter) : fail(problem);
}
