import { CsvError, parse } from 'csv-parse/sync';
import { normaliseHeading, openCsv, type CsvDelimiter } from '@first-show/domain/box-office/csv-head';
import {
  AMOUNT_COLUMNS,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportRow,
} from '@first-show/domain/box-office/import';
import { BOX_OFFICE_IMPORT_FILMS_MAX, BOX_OFFICE_IMPORT_LINES_MAX } from '@first-show/domain/core/limits';
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

/** A file's headings and rows. A row has the number of its line in the file. */
export type CsvRecords = {
  delimiter: CsvDelimiter;
  headings: string[];
  rows: { cells: string[]; line: number }[];
};

/** Reads a CSV file. The error is a sentence for the editor. */
export function readCsv(text: string, chosenDelimiter?: CsvDelimiter): Result<CsvRecords, string> {
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
  if (rest.length > BOX_OFFICE_IMPORT_LINES_MAX) return fail(tooMany(BOX_OFFICE_IMPORT_LINES_MAX, 'rows'));
  const rows = rest.map(({ record, info }) => ({ cells: record, line: info.lines + linesBefore }));
  return ok({ delimiter, headings: header.record, rows });
}

/** The refusal of a file with more rows or films than one call can write. */
export const tooMany = (max: number, what: 'rows' | 'films'): string =>
  `The file has more than ${max.toLocaleString('en-IN')} ${what}: split it and import the parts one after another.`;

/** The index of a heading in a file, but for case, spaces and dashes; -1 if there is none. */
export function headingIndex(headings: readonly string[], heading: string): number {
  const exact = headings.indexOf(heading.trim());
  return exact >= 0 ? exact : headings.map(normaliseHeading).indexOf(normaliseHeading(heading));
}

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
  const file = readCsv(text, chosenDelimiter);
  if (!file.ok) return file;
  const { delimiter, headings, rows } = file.value;
  const ownName = (column: ImportColumn) =>
    OPTIONAL_COLUMNS.has(column) && headingIndex(headings, column) < 0 ? null : column;
  const wanted = IMPORT_COLUMNS.map((column) => ({
    column,
    heading: columns[column] === undefined ? ownName(column) : columns[column],
  }));
  const missing = wanted.flatMap(({ heading }) =>
    heading !== null && headingIndex(headings, heading) < 0 ? [heading] : [],
  );
  if (missing.length > 0) {
    const names = wanted.flatMap(({ heading }) => heading ?? []).join(', ');
    return fail(
      `The first line must name the columns ${names}: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
    );
  }
  const found = wanted.flatMap(({ column, heading }) =>
    heading === null ? [] : [{ column, index: headingIndex(headings, heading) }],
  );
  const blank = Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, ''])) as Record<ImportColumn, string>;
  const cellOf = (column: ImportColumn, text = '') =>
    delimiter === ';' && AMOUNT_COLUMNS.includes(column) ? withDecimalPoint(text) : text;
  const imported = rows.map(({ cells, line }): ImportRow => ({
    ...blank,
    ...Object.fromEntries(found.map(({ column, index }) => [column, cellOf(column, cells[index])])),
    line,
  }));
  // The import reads and writes each film of the file.
  return new Set(imported.map(({ movie }) => movie)).size > BOX_OFFICE_IMPORT_FILMS_MAX
    ? fail(tooMany(BOX_OFFICE_IMPORT_FILMS_MAX, 'films'))
    : ok(imported);
}
