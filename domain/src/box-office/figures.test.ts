import { expect, it } from 'vitest';
import {
  boxOfficeSummary,
  changeDirection,
  dailyAverage,
  growthPercent,
  knownChangePercent,
  milestones,
  rankColor,
  suggestVerdict,
  weekendShare,
} from './figures.ts';

const film = (
  movieName: string,
  totalCollection: number | null,
  changePercent = 0,
  updatedAt = '2026-11-14T00:00:00.000Z',
) => ({
  movieName,
  rank: 1 as number | null,
  totalCollection,
  changePercent,
  updatedAt,
});

it('counts the films in each club and names the film that is closest below it', () => {
  const result = milestones([film('A', 1e9), film('B', 999_999_999), film('C', 5e9), film('D', null)]);
  expect(result.map((club) => club.count)).toEqual([2, 1, 1, 1]);
  expect(result[0]?.next).toEqual({ movieName: 'B', totalCollection: 999_999_999, missingRupees: 1 });
  expect(result[3]?.next?.movieName).toBe('A');
});

it('sums the totals of the chart and ignores unknown totals in the average', () => {
  const summary = boxOfficeSummary([
    film('A', 1e9, 1),
    film('B', 5e8, -1, '2026-11-15T00:00:00.000Z'),
    film('C', null, 0),
  ]);
  expect(summary).toEqual({
    count: 3,
    clubCount: 1,
    topRupees: 1e9,
    topMovieName: 'A',
    sumRupees: 15e8,
    averageRupees: 75e7,
    activeCount: 2,
    updatedAt: '2026-11-15T00:00:00.000Z',
  });
});
const emptySummary = {
  count: 0,
  clubCount: 0,
  topRupees: 0,
  topMovieName: null,
  sumRupees: 0,
  averageRupees: null,
  activeCount: 0,
  updatedAt: null,
};
it('returns an empty summary without entries', () => {
  expect(boxOfficeSummary([])).toEqual(emptySummary);
});
it('counts no film without a rank, such as one that is not released yet', () => {
  const unreleased = { ...film('C', null, 0, '2026-11-20T00:00:00.000Z'), rank: null };
  expect(boxOfficeSummary([unreleased])).toEqual(emptySummary);
  expect(boxOfficeSummary([film('A', 1e9, 1), unreleased])).toEqual(boxOfficeSummary([film('A', 1e9, 1)]));
});
it('returns null and not zero if no total is known', () => {
  expect(boxOfficeSummary([film('C', null, 0)])).toMatchObject({
    count: 1,
    clubCount: 0,
    topRupees: null,
    sumRupees: null,
    averageRupees: null,
  });
});

it('returns no growth from zero or from an unknown sum', () => {
  expect(growthPercent(0, 10)).toBeNull();
  expect(growthPercent(null, 10)).toBeNull();
  expect(growthPercent(184, 642)).toBeCloseTo(248.913, 3);
});
it('returns no change in percent for a film without figures, or with those of one day', () => {
  const none = {
    day1Collection: null,
    weekendCollection: null,
    totalCollection: null,
    totalGrossRupees: null,
    changePercent: 0,
  };
  expect(knownChangePercent(none)).toBeNull();
  expect(knownChangePercent({ ...none, day1Collection: 72_000_000 })).toBe(0);
  expect(knownChangePercent({ ...none, changePercent: -4 })).toBe(-4);
  const firstDay = { ...none, day1Collection: 72_000_000, totalCollection: 72_000_000 };
  expect(knownChangePercent(firstDay)).toBeNull();
  expect(knownChangePercent({ ...firstDay, totalCollection: 90_000_000 })).toBe(0);
});
it('computes the daily average and the share of the weekend', () => {
  expect(dailyAverage(700)).toBe(100);
  expect(dailyAverage(null)).toBeNull();
  expect(weekendShare(642, 1284)).toBe(50);
  expect(weekendShare(1, 0)).toBeNull();
});
it('maps ranks to badge colours', () => {
  expect([1, 2, 3, 4, 10].map(rankColor)).toEqual(['gold', 'grey', 'orange', 'dark', 'dark']);
});
it('returns the direction of a change, which is flat if the change rounds to zero', () => {
  expect([12, -3, 0, 0.04, -0.04].map(changeDirection)).toEqual(['up', 'down', 'flat', 'flat', 'flat']);
});
it('suggests a verdict from nett divided by budget', () => {
  const now = new Date('2026-11-21T06:00:00.000Z');
  const of = (totalCollection: number, budgetRupees: number | null, releaseDate = '2026-11-06') =>
    suggestVerdict({ totalCollection, budgetRupees, releaseDate, days: [] }, now);
  expect(of(400, 100)).toBe('all-time-blockbuster');
  expect(of(125, 100)).toBe('hit');
  expect(of(10, 100)).toBe('flop');
  expect(of(10, null)).toBeNull();
  expect(of(10, 100, '2026-11-20')).toBeNull();
});
