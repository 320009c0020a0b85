import { expect, it } from 'vitest';
import {
  chartDays,
  hasCollections,
  isWeekend,
  runningTotals,
  totalsByDay,
  versusRows,
  weekendPeaks,
  weeksOf,
} from './day-figures.ts';

const day = (number: number, nettRupees: number | null, grossRupees: number | null = null) => ({
  day: number,
  date: `2026-11-${String(5 + number).padStart(2, '0')}`,
  nettRupees,
  grossRupees,
  isEstimate: false,
  source: null,
});

it('counts Friday to Sunday as the weekend', () => {
  expect(['2026-11-06', '2026-11-07', '2026-11-08', '2026-11-09'].map(isWeekend)).toEqual([true, true, true, false]);
});
it('never mixes gross and nett sums', () => {
  expect(chartDays([day(1, 100), day(2, null, 90), day(3, 80)])).toMatchObject({
    label: 'India nett',
    days: [{ day: 1 }, { day: 3 }],
  });
  expect(chartDays([day(1, null, 118)])).toMatchObject({ label: 'India gross', days: [{ rupees: 118 }] });
});
it('finds no figures in a film without sums and without known days', () => {
  const unknown = { day1Collection: 0, weekendCollection: null, totalCollection: null, totalGrossRupees: null };
  expect(hasCollections({ ...unknown, days: [] })).toBe(false);
  expect(hasCollections({ ...unknown, days: [day(1, null)] })).toBe(false);
  expect(hasCollections({ ...unknown, days: [day(1, null, 118)] })).toBe(true);
  expect(hasCollections({ ...unknown, totalGrossRupees: 3, days: [] })).toBe(true);
});
it('sums up the days and compares each only with the day before', () => {
  const rows = runningTotals(chartDays([day(1, 100), day(2, 150), day(4, 50)]).days);
  expect(rows.map((row) => row.totalRupees)).toEqual([100, 250, 300]);
  expect(rows.map((row) => row.changePercent)).toEqual([null, 50, null]);
});
it('sums by week in cinemas, even if days are missing', () => {
  const days = chartDays([...Array.from({ length: 8 }, (_, index) => day(index + 1, 10)), day(10, 5)]).days;
  expect(weeksOf(days)).toEqual([
    { week: 1, dayCount: 7, rupees: 70 },
    { week: 2, dayCount: 2, rupees: 15 },
  ]);
});
it('finds the peak of each weekend, or the highest day if there is no weekend', () => {
  // 6 to 8 and 13 to 15 November 2026 are Friday to Sunday.
  const sums = [10, 30, 20, 90, 5, 5, 5, 8, 4, 6];
  const { days } = chartDays(sums.map((sum, index) => day(index + 1, sum)));
  expect([...weekendPeaks(days)]).toEqual([2, 8]);
  expect([...weekendPeaks(days.slice(3, 7))]).toEqual([4]);
});
it('compares films by day, or by week if one has run for more than ten days', () => {
  const daysOf = (sums: readonly (number | null)[]) => chartDays(sums.map((sum, index) => day(index + 1, sum))).days;
  expect(versusRows([daysOf([10, 20]), daysOf([5, null, 7])])).toEqual({
    unit: 'day',
    rows: [
      { number: 1, rupees: [10, 5] },
      { number: 2, rupees: [20, null] },
      { number: 3, rupees: [null, 7] },
    ],
  });
  expect(versusRows([daysOf(Array.from({ length: 11 }, () => 1)), daysOf([9]), daysOf([3, 4])])).toEqual({
    unit: 'week',
    rows: [
      { number: 1, rupees: [7, 9, 7] },
      { number: 2, rupees: [4, null, null] },
    ],
  });
  expect(versusRows([[], []])).toEqual({ unit: 'day', rows: [] });
});
it('ends a running total before the first day that is not known', () => {
  const totals = (sums: readonly (number | null)[]) =>
    totalsByDay(chartDays(sums.map((sum, index) => day(index + 1, sum))).days).map(({ rupees }) => rupees);
  expect(totals([10, 20, 30])).toEqual([10, 30, 60]);
  expect(totals([10, 20, null, 40])).toEqual([10, 30]);
  expect(totals([null, 20])).toEqual([]);
});
