import { expect, it } from 'vitest';
import { BOX_OFFICE_DAYS_MAX } from '@first-show/domain/core/limits';
import { type Cell, cellAfterKey, cellProblem, pasteBlock, pastedText, plainDate, sheetSums } from './day-sheet.ts';
import type { DayValues } from './film-values.ts';

const day = (number: number, nettRupees = '', grossRupees = ''): DayValues => ({
  day: String(number),
  date: `2026-11-${String(number + 5).padStart(2, '0')}`,
  nettRupees,
  grossRupees,
  source: 'Desk',
  isEstimate: true,
  occupancyPercent: '',
  shows: '',
});
const INSIDE = { isAtStart: false, isAtEnd: false };
const SELECTED = { isAtStart: true, isAtEnd: true };
const nett: Cell = { row: 1, column: 'nettRupees' };
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

it('moves down with Enter, up with Shift+Enter, and both ways with the arrows', () => {
  expect(['Enter', 'ArrowDown'].map((name) => cellAfterKey(key(name), nett, INSIDE))).toEqual([
    { row: 2, column: 'nettRupees' },
    { row: 2, column: 'nettRupees' },
  ]);
  expect([cellAfterKey(key('Enter', true), nett, INSIDE), cellAfterKey(key('ArrowUp'), nett, INSIDE)]).toEqual([
    { row: 0, column: 'nettRupees' },
    { row: 0, column: 'nettRupees' },
  ]);
});
it('moves sideways only if the caret is at the end of the text on that side', () => {
  expect(cellAfterKey(key('ArrowRight'), nett, SELECTED)).toEqual({ row: 1, column: 'grossRupees' });
  expect(cellAfterKey(key('ArrowLeft'), nett, SELECTED)).toEqual({ row: 1, column: 'date' });
  expect(cellAfterKey(key('ArrowRight'), nett, INSIDE)).toBeNull();
  expect(cellAfterKey(key('ArrowLeft'), { row: 1, column: 'day' }, SELECTED)).toBeNull();
  // The browser handles selection, typing and Tab.
  for (const name of ['ArrowRight', 'ArrowDown']) expect(cellAfterKey(key(name, true), nett, SELECTED)).toBeNull();
  for (const name of ['4', 'Tab', 'Home']) expect(cellAfterKey(key(name), nett, SELECTED)).toBeNull();
});

it('pastes a column in any notation of amounts and adds the missing days', () => {
  const pasted = pasteBlock(
    [day(1, '10')],
    { row: 0, column: 'nettRupees' },
    '18.4\r\n18.4 Cr\r\n18,40,00,000\r\n184000000\r\n',
  );
  expect(pasted?.days.map(({ day: number, date, nettRupees, source }) => [number, date, nettRupees, source])).toEqual([
    ['1', '2026-11-06', '18.4', 'Desk'],
    ['2', '', '18.4', 'Desk'],
    ['3', '', '18.4', 'Desk'],
    ['4', '', '18.4', 'Desk'],
  ]);
});
it('pastes a block over all columns from the day to the shows', () => {
  const text = '1\t6 Nov 2026\t18.4\t22\tTrade\tFinal\t41.5%\t4,200\n2\t07/11/2026\t21.5\t\tTrade\tEstimate';
  expect(pasteBlock([], { row: 0, column: 'day' }, text)?.days).toEqual([
    {
      ...{ day: '1', date: '2026-11-06', nettRupees: '18.4', grossRupees: '22', source: 'Trade', isEstimate: false },
      ...{ occupancyPercent: '41.5', shows: '4200' },
    },
    {
      ...{ day: '2', date: '2026-11-07', nettRupees: '21.5', grossRupees: '', source: 'Trade', isEstimate: true },
      ...{ occupancyPercent: '', shows: '' },
    },
  ]);
});
it('pastes rows below headings into the columns that the headings name, wherever the cell is', () => {
  const text =
    'Day\tDate\tShows\tRemarks\tNett (Cr)\tGross\n1\t6/11/2026\t2,100\train\t4.1\t4.9\n2\t\t2150\t\t5.3\t6.2\n';
  const pasted = pasteBlock([], { ...nett, row: 0 }, text);
  expect(
    pasted?.days.map((one) => [one.day, one.date, one.nettRupees, one.grossRupees, one.shows, one.source]),
  ).toEqual([
    ['1', '2026-11-06', '4.1', '4.9', '2100', ''],
    ['2', '', '5.3', '6.2', '2150', ''],
  ]);
  expect(pasted && pastedText(pasted)).toBe('2 rows pasted.');
});
it('keeps invalid text as pasted, and clears an amount if the pasted cell is empty', () => {
  const pasted = pasteBlock([day(1, '1'), day(2, '2'), day(3, '3')], { row: 0, column: 'nettRupees' }, '4\nn/a\n\n5');
  expect(pasted?.days.map(({ nettRupees }) => nettRupees)).toEqual(['4', 'n/a', '', '5']);
});
it('reports pasted rows and columns that do not fit into the sheet', () => {
  const wide = pasteBlock([day(1)], { row: 0, column: 'source' }, 'A\tfinal\t40\t900\tmore\tstill more');
  expect(wide && pastedText(wide)).toBe('1 row pasted. 2 columns did not fit: ‘Shows’ is the last column.');
  const long = pasteBlock([day(1)], { row: 0, column: 'nettRupees' }, '1\n'.repeat(BOX_OFFICE_DAYS_MAX + 2));
  expect(long?.days).toHaveLength(BOX_OFFICE_DAYS_MAX);
  expect(long && pastedText(long)).toBe('366 rows pasted. 2 rows did not fit: a film has at most 366 days.');
});
it('lets the browser paste a single cell', () => {
  expect(pasteBlock([day(1)], nett, '18.4\n')).toBeNull();
});

it('reads dates of spreadsheets, with the day before the month', () => {
  expect(
    [
      '2026-11-06',
      '6/11/2026',
      '06-11-26',
      '6.11.2026',
      '6 Nov 2026',
      '6-Nov-26',
      '6 November 2026',
      '२०२६-११-०६',
      '६/११/२०२६',
    ].map(plainDate),
  ).toEqual(Array.from({ length: 9 }, () => '2026-11-06'));
  expect([plainDate(' soon '), plainDate('31/02/2026'), plainDate('')]).toEqual(['soon', '31/02/2026', '']);
});
it('describes the error in a cell', () => {
  expect([cellProblem('nettRupees', 'lots'), cellProblem('grossRupees', '-4'), cellProblem('date', 'soon')]).toEqual([
    'Not an amount. Write it like 18.4',
    'An amount cannot be negative',
    'Not a date. Write it like 2026-11-06',
  ]);
  expect([cellProblem('nettRupees', ''), cellProblem('nettRupees', '18.4 Cr'), cellProblem('source', 'x')]).toEqual([
    null,
    null,
    null,
  ]);
});

it('compares each day with the day before, nett with nett and gross with gross', () => {
  const days = [day(1, '10'), day(2, '12.5'), day(4, '20'), day(5, '', '30'), day(6, 'lots', '15')];
  expect(sheetSums(days).changes).toEqual([null, 25, null, null, -50]);
});
it('sums the weeks in cinemas and compares only complete weeks', () => {
  const days = Array.from({ length: 16 }, (_, index) => day(index + 1, index < 7 ? '2' : '1'));
  expect(sheetSums(days)).toMatchObject({
    weeks: [
      { week: 1, lastRow: 6, nettRupees: 140_000_000, grossRupees: null, dayCount: 7, changePercent: null },
      { week: 2, lastRow: 13, nettRupees: 70_000_000, dayCount: 7, changePercent: -50 },
      { week: 3, lastRow: 15, nettRupees: 20_000_000, dayCount: 2, changePercent: null },
    ],
    total: { nettRupees: 230_000_000, dayCount: 16 },
  });
  expect(sheetSums([]).total).toEqual({ nettRupees: null, grossRupees: null, dayCount: 0, changePercent: null });
});
