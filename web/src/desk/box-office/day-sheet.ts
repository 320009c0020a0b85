import { hasDayFigure } from '@first-show/domain/box-office/day-figure';
import { growthPercent } from '@first-show/domain/box-office/figures';
import { westernDigits } from '@first-show/domain/core/digits';
import { BOX_OFFICE_DAYS_MAX } from '@first-show/domain/core/limits';
import { formatCountOf } from '@first-show/domain/core/money';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';
import { parseISO } from 'date-fns/parseISO';
import { type DayValues, nextDay } from './film-values.ts';
import { parseCrore, plainAmount } from '../lib/parse-amount.ts';

export type SheetColumn = keyof DayValues;
export type TextColumn = Exclude<SheetColumn, 'isEstimate'>;
export type Cell = { row: number; column: SheetColumn };

/** The columns from left to right, with the names that labels such as 'Day 3 nett' use. */
export const COLUMN_NAMES: Record<SheetColumn, string> = {
  day: 'number',
  date: 'date',
  nettRupees: 'nett',
  grossRupees: 'gross',
  source: 'source',
  isEstimate: 'estimate',
  occupancyPercent: 'occupancy',
  shows: 'shows',
};
const SHEET_COLUMNS = Object.keys(COLUMN_NAMES) as SheetColumn[];
export const rowName = ({ day }: Pick<DayValues, 'day'>): string => (day === '' ? 'New day' : `Day ${day}`);

/** Whether an earlier row has the same day number. */
export const isTwice = (days: readonly DayValues[], index: number): boolean =>
  days[index]?.day !== '' && days.findIndex(({ day }) => day === days[index]?.day) < index;

/** The names of the cells with an error, such as 'Day 3 nett'. */
export const wrongCells = (days: readonly DayValues[], hasError: (row: number, column: SheetColumn) => boolean) =>
  days.flatMap((day, row) =>
    SHEET_COLUMNS.filter((column) => hasError(row, column) || (column === 'day' && isTwice(days, row))).map(
      (column) => `${rowName(day)} ${COLUMN_NAMES[column]}`,
    ),
  );

/** The caret's position in a cell. If all text is selected, the caret counts as at both ends. */
export function caretOf({ type, value, selectionStart: start, selectionEnd: end }: HTMLInputElement) {
  const isAllSelected = type !== 'text' || start === null || (start === 0 && end === value.length);
  return { isAtStart: isAllSelected || end === 0, isAtEnd: isAllSelected || start === value.length };
}

/** The cell that a key moves to. It may be outside the sheet. `null`: the input handles the key. */
export function cellAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { row, column }: Cell,
  caret: ReturnType<typeof caretOf>,
): Cell | null {
  if (key === 'Enter') return { row: row + (shiftKey ? -1 : 1), column };
  if (shiftKey) return null;
  if (key === 'ArrowDown') return { row: row + 1, column };
  if (key === 'ArrowUp') return { row: row - 1, column };
  const step = key === 'ArrowRight' && caret.isAtEnd ? 1 : key === 'ArrowLeft' && caret.isAtStart ? -1 : 0;
  const next = SHEET_COLUMNS[SHEET_COLUMNS.indexOf(column) + step];
  return step === 0 || next === undefined ? null : { row, column: next };
}

/** Years of two digits come first, because 'yyyy' would read '26' as the year 26. */
const DATE_FORMATS = ['yy', 'yyyy'].flatMap((year) =>
  ['d/M', 'd-M', 'd.M', 'd MMM', 'd-MMM', 'd MMMM'].map((day) => `${day}${/\W/.exec(day)?.[0] ?? ' '}${year}`),
);

/** The reference date for years of two digits: date-fns reads '70' as 1970 and '69' as 2069. */
const REFERENCE_DATE = new Date(2020, 0);

/** A spreadsheet's date (day first, as in India) as 'YYYY-MM-DD'. Other text stays as typed. */
export function plainDate(text: string): string {
  const typed = westernDigits(text.trim());
  const found = DATE_FORMATS.map((form) => parse(typed, form, REFERENCE_DATE)).find(isValid);
  return found === undefined ? typed : format(found, 'yyyy-MM-dd');
}

/** Normalises a cell's text after blur or a paste. */
export const CLEANED: Record<TextColumn, (text: string) => string> = {
  day: (text) => westernDigits(text).replace(/\D/g, ''),
  date: plainDate,
  nettRupees: plainAmount,
  grossRupees: plainAmount,
  source: (text) => text.trim(),
  occupancyPercent: (text) => westernDigits(text).replace('%', '').trim(),
  shows: (text) => westernDigits(text).replace(/[,\s]/g, ''),
};

/** The error in an amount or a date; `null`: no error. The schema checks the other columns. */
export function cellProblem(column: TextColumn, text: string): string | null {
  if (text.trim() === '') return null;
  if (column === 'date') return isValid(parseISO(CLEANED.date(text))) ? null : 'Not a date. Write it like 2026-11-06';
  if (column !== 'nettRupees' && column !== 'grossRupees') return null;
  const rupees = parseCrore(text);
  if (rupees === null) return 'Not an amount. Write it like 18.4';
  return rupees < 0 ? 'An amount cannot be negative' : null;
}

/** Headings of spreadsheets for each column. */
const HEADINGS: Record<SheetColumn, RegExp> = {
  day: /^(day|day (no|number)\.?)$/,
  date: /date/,
  nettRupees: /\bnett?\b/,
  grossRupees: /\bgross\b/,
  source: /^source$/,
  isEstimate: /^estimate$/,
  occupancyPercent: /^occ/,
  shows: /^(shows|screenings)$/,
};

/**
 * The columns that a row of headings names, with `undefined` for those the sheet lacks; `null` if
 * the row is no such row.
 */
function headedColumns(cells: readonly string[]): (SheetColumn | undefined)[] | null {
  const named = cells.map((cell) => SHEET_COLUMNS.find((column) => HEADINGS[column].test(cell.trim().toLowerCase())));
  const known = named.filter((column) => column !== undefined);
  const isHeading =
    known.length > 1 && new Set(known).size === known.length && !cells.some((cell) => /\p{Nd}/u.test(cell));
  return isHeading ? named : null;
}

/**
 * Fills cells with a spreadsheet's text, from `at` on. Rows below headings go to the columns that
 * the headings name. `null`: the text is for one cell only.
 */
export function pasteBlock(days: readonly DayValues[], at: Cell, text: string) {
  const trimmed = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (!/[\t\n]/.test(trimmed)) return null;
  const lines = trimmed.split('\n').map((line) => line.split('\t'));
  const headed = headedColumns(lines[0] ?? []);
  const block = headed === null ? lines : lines.slice(1);
  const columns = headed ?? SHEET_COLUMNS.slice(SHEET_COLUMNS.indexOf(at.column));
  const taken = block.slice(0, BOX_OFFICE_DAYS_MAX - at.row);
  const filled = [...days];
  taken.forEach((cells, index) => {
    const row = at.row + index;
    const before = filled[row] ?? nextDay(filled);
    filled[row] = columns.reduce(
      (day, column, place) => (column === undefined ? day : withCell(day, column, cells[place])),
      before,
    );
  });
  return {
    days: filled,
    rows: taken.length,
    /** Numbers of pasted rows and columns that did not fit into the sheet. */
    left: {
      rows: block.length - taken.length,
      columns: Math.max(0, ...block.map((cells) => cells.length - columns.length)),
    },
  };
}

/** An empty cell clears an amount or a source, but not a day number, a date or an estimate. */
function withCell(day: DayValues, column: SheetColumn, text: string | undefined): DayValues {
  if (text === undefined) return day;
  const isEmpty = text.trim() === '';
  if (column === 'isEstimate')
    return isEmpty ? day : { ...day, isEstimate: !/^(final|no|false|0)$/i.test(text.trim()) };
  if (isEmpty && (column === 'day' || column === 'date')) return day;
  return { ...day, [column]: CLEANED[column](text) };
}

/** The message about a paste, shown below the sheet. */
export function pastedText({ rows, left }: NonNullable<ReturnType<typeof pasteBlock>>): string {
  return [
    `${formatCountOf(rows, 'row')} pasted.`,
    left.columns > 0 && `${formatCountOf(left.columns, 'column')} did not fit: ‘Shows’ is the last column.`,
    left.rows > 0 && `${formatCountOf(left.rows, 'row')} did not fit: a film has at most ${BOX_OFFICE_DAYS_MAX} days.`,
  ]
    .filter(Boolean)
    .join(' ');
}

type Figures = { nettRupees: number | null; grossRupees: number | null };
export type Sum = Figures & { dayCount: number; changePercent: number | null };

const DAYS_A_WEEK = 7;

/**
 * The change of each row against the day before, the sums of the weeks in cinemas (`lastRow`: index
 * of the week's last row) and the total. Changes compare nett figures if both are known, else gross
 * figures. Weeks are compared only if all seven days of both have a figure.
 */
export function sheetSums(days: readonly DayValues[]) {
  const rows = days.map((day, index) => ({
    index,
    number: Number(day.day || Number.NaN),
    nettRupees: parseCrore(day.nettRupees),
    grossRupees: parseCrore(day.grossRupees),
  }));
  const changes = rows.map((row) => {
    const before = rows.find(({ number }) => number === row.number - 1);
    return before === undefined ? null : changeBetween(before, row);
  });
  const byWeek = Map.groupBy(
    rows.filter(({ number }) => number >= 1),
    ({ number }) => Math.ceil(number / DAYS_A_WEEK),
  );
  const weeks = [...byWeek]
    .map(([week, of]) => ({ week, lastRow: of.at(-1)?.index ?? 0, ...sumOf(of) }))
    .sort((a, b) => a.week - b.week)
    .map((week, index, all) => {
      const before = all[index - 1];
      const isComparable =
        before?.week === week.week - 1 && before.dayCount === DAYS_A_WEEK && week.dayCount === DAYS_A_WEEK;
      return { ...week, changePercent: isComparable ? changeBetween(before, week) : null };
    });
  return { changes, weeks, total: sumOf(rows) };
}

function sumOf(rows: readonly Figures[]): Sum {
  const sum = (key: keyof Figures) => {
    const known = rows.flatMap((row) => row[key] ?? []);
    return known.length === 0 ? null : known.reduce((all, one) => all + one, 0);
  };
  const dayCount = rows.filter(hasDayFigure).length;
  return { nettRupees: sum('nettRupees'), grossRupees: sum('grossRupees'), dayCount, changePercent: null };
}

const changeBetween = (before: Figures, now: Figures): number | null =>
  before.nettRupees !== null && now.nettRupees !== null
    ? growthPercent(before.nettRupees, now.nettRupees)
    : growthPercent(before.grossRupees, now.grossRupees);
