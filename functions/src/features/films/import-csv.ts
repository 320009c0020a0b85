import { CsvError, parse } from 'csv-parse/sync';
import { openCsv, type CsvDelimiter } from '@first-show/domain/box-office/csv-head';
import {
  AMOUNT_COLUMNS,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportRow,
} from '@first-show/domain/box-office/import';
import { BOX_OFFICE_IMPORT_LINES_MAX } from '@first-show/domain/core/limits';
import { withDecimalPoint } from '@first-show/domain/core/parse-rupees';
import { fail, ok, type Result } from '@first-show/domain/core/result';

/**
 * The longest allowed record. Without this limit, the parser would read the whole file after an
 * unclosed quotation mark as one cell.
 */
const RECORD_MAX_CHARACTERS = 64_000;

/** Columns that a file need not have. */
const OPTIONAL_COLUMNS: ReadonlySet<ImportColumn> = new Set([
  'version',
  'date',
  'day_nett',
  'day_gross',
  'occupancy',
  'shows',
  'day1_nett',
  'weekend_nett',
  'total_nett',
  'overseas_gross',
  'worldwide_gross',
  'rank',
]);

/**
 * Parses the CSV of a chart or of daily figures. `columns` maps each import column to its heading
 * in the file, or to `null` if the file has no such column. Unmapped columns use their own names;
 * of these, the optional ones may be missing. Any other missing heading fails the file, because no
 * column could be trusted. Unknown columns are ignored. Formulas of spreadsheets stay plain text.
 * Between semicolons, amounts may have a decimal comma. The error is a sentence for the editor.
 */
export function parseBoxOfficeCsv(
  text: string,
  columns: Partial<Record<ImportColumn, string | null>> = {},
  chosenDelimiter?: CsvDelimiter,
): Result<ImportRow[], string> {
  const { body, delimiter: detected, linesBefore } = openCsv(text);
  const delimiter = chosenDelimiter ?? detected;
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(body, {
      info: true,
      trim: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      delimiter,
      recordDelimiter: '\n',
      maxRecordSize: RECORD_MAX_CHARACTERS,
      // One more record for the headings, and another to detect too many rows.
      to: BOX_OFFICE_IMPORT_LINES_MAX + 2,
    }) as unknown as typeof records;
  } catch (error) {
    if (error instanceof CsvError) return fail(`This file is not valid CSV: ${error.message}.`);
    throw error;
  }
  const [header, ...rest] = records;
  if (header === undefined) return fail('The file is empty.');
  if (rest.length > BOX_OFFICE_IMPORT_LINES_MAX) {
    return fail(
      `The file has more than ${BOX_OFFICE_IMPORT_LINES_MAX.toLocaleString('en-IN')} rows: split it and import the parts one after another.`,
    );
  }
  const headings = header.record;
  const normalised = headings.map(normaliseHeading);
  const indexOf = (heading: string) =>
    headings.includes(heading.trim())
      ? headings.indexOf(heading.trim())
      : normalised.indexOf(normaliseHeading(heading));
  const ownName = (column: ImportColumn) => (OPTIONAL_COLUMNS.has(column) && indexOf(column) < 0 ? null : column);
  const wanted = IMPORT_COLUMNS.map((column) => ({
    column,
    heading: columns[column] === undefined ? ownName(column) : columns[column],
  }));
  const missing = wanted.flatMap(({ heading }) => (heading !== null && indexOf(heading) < 0 ? [heading] : []));
  if (missing.length > 0) {
    const names = wanted.flatMap(({ heading }) => heading ?? []).join(', ');
    return fail(
      `The first line must name the columns ${names}: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
    );
  }
  const found = wanted.flatMap(({ column, heading }) =>
    heading === null ? [] : [{ column, index: indexOf(heading) }],
  );
  const blank = Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, ''])) as Record<ImportColumn, string>;
  const cellOf = (column: ImportColumn, text = '') =>
    delimiter === ';' && AMOUNT_COLUMNS.includes(column) ? withDecimalPoint(text) : text;
  return ok(
    rest.map(({ record, info }) => {
      const cells = Object.fromEntries(found.map(({ column, index }) => [column, cellOf(column, record[index])]));
      return { ...blank, ...cells, line: info.lines + linesBefore };
    }),
  );
}

const normaliseHeading = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');
