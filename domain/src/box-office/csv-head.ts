/**
 * Reads the beginning of a CSV file, for the screen on which an editor maps its columns. The server
 * parses the whole file.
 */

export const CSV_DELIMITERS = [',', ';', '\t'] as const;
export type CsvDelimiter = (typeof CSV_DELIMITERS)[number];

export type CsvHead = {
  delimiter: CsvDelimiter;
  headers: string[];
  /** The first rows with all their cells. */
  samples: string[][];
};

/**
 * Maximum number of characters that are parsed. Without it, an unclosed quotation mark would make
 * the browser parse the whole file.
 */
const LOOKED_AT_CHARACTERS = 64_000;

/** The headings and the first `rows` rows, without empty lines. `null` if there is no heading. */
export function csvHead(text: string, options: { rows?: number; delimiter?: CsvDelimiter } = {}): CsvHead | null {
  const file = openCsv(text.slice(0, LOOKED_AT_CHARACTERS));
  const delimiter = options.delimiter ?? file.delimiter;
  const [headers, ...samples] = records(file.body, delimiter, (options.rows ?? 3) + 1);
  return headers === undefined ? null : { delimiter, headers, samples };
}

/** A heading without case, spaces and dashes: 'Release Date' and 'release-date' are alike. */
export const normaliseHeading = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');

/** Excel's first line, which names the separator and is no row: 'sep=;'. */
const SEPARATOR_LINE = /^"?sep=(.)"?[;,\t]*(?:\n|$)/i;

/**
 * A file's text from its headings on, with line feeds as its only line ends: joined files mix them,
 * and a parser that detects the line end uses only the first one. `linesBefore`: the number of
 * lines before the headings' line that were removed.
 */
export function openCsv(text: string): { body: string; delimiter: CsvDelimiter; linesBefore: number } {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [line, sign] = SEPARATOR_LINE.exec(lines) ?? [];
  if (line === undefined) return { body: lines, delimiter: delimiterOf(lines), linesBefore: 0 };
  const body = lines.slice(line.length);
  const delimiter = CSV_DELIMITERS.find((one) => one === sign) ?? delimiterOf(body);
  return { body, delimiter, linesBefore: 1 };
}

/**
 * Detects the separator: of the three delimiters, the one that occurs most often in the first line,
 * outside quotes. Many spreadsheets write semicolons or tabs and still call the file CSV.
 */
function delimiterOf(text: string): CsvDelimiter {
  const line = text.trimStart().slice(0, 2000).split('\n')[0] ?? '';
  const unquoted = line.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => unquoted.split(delimiter).length;
  return CSV_DELIMITERS.reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best));
}

function records(text: string, delimiter: string, max: number): string[][] {
  const found: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRecord = () => {
    cells.push(cell.trim());
    if (cells.some((one) => one !== '')) found.push(cells);
    [cells, cell] = [[], ''];
  };
  for (let at = 0; at < text.length && found.length < max; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') [isQuoted, cell] = [true, ''];
    else if (character === delimiter) {
      cells.push(cell.trim());
      cell = '';
    } else if (character === '\n') endRecord();
    else cell += character;
  }
  if (found.length < max && (cell !== '' || cells.length > 0)) endRecord();
  return found;
}
