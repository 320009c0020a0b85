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
  const head = text.slice(0, LOOKED_AT_CHARACTERS).replace(/^\uFEFF/, '');
  const delimiter = options.delimiter ?? delimiterOf(head);
  const [headers, ...samples] = records(head, delimiter, (options.rows ?? 3) + 1);
  return headers === undefined ? null : { delimiter, headers, samples };
}

/**
 * Detects the separator: of the three delimiters, the one that occurs most often in the first line,
 * outside quotes. Many spreadsheets write semicolons or tabs and still call the file CSV.
 */
export function delimiterOf(text: string): CsvDelimiter {
  const line =
    text
      .replace(/^\uFEFF/, '')
      .trimStart()
      .slice(0, 2000)
      .split(/\r?\n/)[0] ?? '';
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
    } else if (character === '\n' || character === '\r') endRecord();
    else cell += character;
  }
  if (found.length < max && (cell !== '' || cells.length > 0)) endRecord();
  return found;
}
