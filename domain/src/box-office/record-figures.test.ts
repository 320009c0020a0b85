import { expect, it } from 'vitest';
import { recordFigures } from './record-figures.ts';

const CRORE = 10_000_000;
/** Days from Friday, 6 November 2026 on, with these sums in crore. */
const daysOf = (sums: readonly (number | null)[], firstDay = 6) =>
  sums.map((sum, index) => ({
    day: index + 1,
    date: `2026-11-${String(firstDay + index).padStart(2, '0')}`,
    nettRupees: sum === null ? null : sum * CRORE,
    grossRupees: null,
    isEstimate: false,
    source: null,
  }));
const holdOf = (sums: readonly (number | null)[], firstDay?: number) =>
  recordFigures({ days: daysOf(sums, firstDay), versions: [] }).secondWeekendHold;

it('compares Friday to Sunday of the second weekend with those of the first', () => {
  expect(holdOf([10, 20, 20, 5, 5, 5, 5, 8, 12, 15])).toBe(70);
  // A film that opened on Wednesday: the two days before Friday do not count.
  expect(holdOf([99, 99, 10, 20, 20, 5, 5, 5, 5, 8, 12, 15], 4)).toBe(70);
});
it('has no hold if one of the six days is unknown or the first weekend is below 5 crore', () => {
  expect(holdOf([10, 20, 20, 5, 5, 5, 5, 8, null, 15])).toBeNull();
  expect(holdOf([10, 20, 20, 5])).toBeNull();
  expect(holdOf([1, 2, 1.9, 1, 1, 1, 1, 1, 1, 1])).toBeNull();
});
it('has the last day with a figure, and the shape of the first days in lakh with gaps', () => {
  const figures = recordFigures({ days: daysOf([10, null, 2.5, null]), versions: [] });
  expect(figures).toMatchObject({ runDays: 3, trend: [1000, null, 250] });
  expect(recordFigures({ days: [], versions: [] })).toMatchObject({ runDays: null, trend: [], reReleaseRupees: null });
});
it('has the highest total of a re-release, and never that of a language', () => {
  const version = { id: 'x', name: 'X', startsOn: '2026-11-06', lastDay: 1, day1Rupees: 1, source: null } as const;
  const versions = [
    { ...version, kind: 'language', totalRupees: 90 } as const,
    { ...version, kind: 're-release', totalRupees: 40 } as const,
    { ...version, kind: 're-release', totalRupees: null } as const,
  ];
  expect(recordFigures({ days: [], versions }).reReleaseRupees).toBe(40);
});
