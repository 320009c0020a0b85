import { confirmedFactsImport, factsImportRequest } from '@first-show/domain/box-office/import-preview';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import { FACT_COLUMNS, type FactRow } from '@first-show/domain/films/import-facts';
import type { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { headingIndex, readCsv, tooMany } from './import-csv.ts';
import { registerImportRoutes } from './import-routes.ts';
import { previewFacts, writeFacts, type PlannedFacts } from './store/import-facts.ts';

/** Each film is a write of its own, and a call must end in time. */
const FILMS_MAX = 300;

/** The import of facts and credits of films from a file. */
export const registerFactsImport = (app: ApiApp, deps: Deps): void =>
  registerImportRoutes(app, deps, {
    tag: 'films',
    path: '/api/admin/films/import',
    summaries: {
      preview: 'Preview of an import of facts and credits; writes nothing',
      import: 'Import a previewed file of facts; 409 if the films have changed since the preview',
    },
    body: factsImportRequest,
    confirmed: confirmedFactsImport,
    changedText: 'The films changed since the preview. Check the new preview.',
    planOf: (body) => planOf(deps, body),
    write: ({ films }, how) => writeFacts(deps.db(), films, { ...how, newId: () => deps.randomId() }),
  });

async function planOf(deps: Deps, request: z.output<typeof factsImportRequest>): Promise<Result<PlannedFacts>> {
  const rows = rowsOf(request);
  return rows.ok ? ok(await previewFacts(deps.db(), rows.value)) : fail({ status: 400, message: rows.error });
}

function rowsOf({ csv, delimiter }: z.output<typeof factsImportRequest>): Result<FactRow[], string> {
  const file = readCsv(csv, delimiter);
  if (!file.ok) return file;
  const { headings, rows } = file.value;
  const columns = FACT_COLUMNS.map((column) => ({ column, index: headingIndex(headings, column) }));
  if (columns[0]?.index === -1) return fail('The file has no column title.');
  if (rows.length > FILMS_MAX) return fail(tooMany(FILMS_MAX, 'films'));
  return ok(
    rows.map(({ cells, line }) => ({
      ...(Object.fromEntries(columns.map(({ column, index }) => [column, cells[index] ?? ''])) as Omit<
        FactRow,
        'line'
      >),
      line,
    })),
  );
}
