import { CsvError, parse } from 'csv-parse/sync';
import { IMPORT_COLUMNS, type ImportColumn, type ImportRow } from '@first-show/domain/box-office/import';
import { fail, ok, type Result } from '@first-show/domain/core/result';

/** Rows of one file: ten years of daily figures of every film. */
const ROWS_MAX = 100_000;

/**
 * Reads the day-wise CSV. `columns` says which heading of the file holds which column, where they are called differently. A heading
 * that is missing fails the whole file: nothing of it could be trusted. Columns we do not know are ignored.
 */
export function parseBoxOfficeCsv(text: string, columns: Partial<Record<ImportColumn, string>> = {}): Result<ImportRow[], string> {
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(text, {
      bom: true,
      info: true,
      trim: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      delimiter: delimiterOf(text),
      to: ROWS_MAX + 1,
    }) as unknown as typeof records;
  } catch (error) {
    if (error instanceof CsvError) return fail(`This is no CSV file that can be read: ${error.message}.`);
    throw error;
  }
  const [header, ...rest] = records;
  if (header === undefined) return fail('The file is empty.');
  const headings = header.record.map(fold);
  const wanted = IMPORT_COLUMNS.map((column) => columns[column] ?? column);
  const missing = wanted.filter((heading) => !headings.includes(fold(heading)));
  if (missing.length > 0) {
    return fail(`The first line must name the columns ${IMPORT_COLUMNS.join(', ')}: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`);
  }
  const place = new Map(IMPORT_COLUMNS.map((column, index) => [column, headings.indexOf(fold(wanted[index] ?? column))]));
  return ok(
    rest.map(({ record, info }) => {
      const cells = Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, record[place.get(column) ?? -1] ?? '']));
      return { ...(cells as Record<ImportColumn, string>), line: info.lines };
    }),
  );
}

const fold = (heading: string): string => heading.trim().toLowerCase().replace(/[\s_-]+/g, '_');

/** Spreadsheets of half the world separate by semicolon or tab and still call it CSV. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 2000).split('\n')[0] ?? '';
  return [';', '\t'].find((candidate) => head.includes(candidate) && !head.includes(',')) ?? ',';
}
