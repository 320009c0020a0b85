import { expect, it } from 'vitest';
import { fillDays, indianDayStart, lastDays } from './daily-stats.ts';

it('starts a day in India at 18:30 UTC of the day before', () => {
  expect(indianDayStart('2026-11-21')).toBe('2026-11-20T18:30:00.000Z');
});
it('lists the last days up to and including the current day in India', () => {
  expect(lastDays('2026-11-21T18:29:59.000Z', 3)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
  expect(lastDays('2026-11-21T18:30:00.000Z', 2)).toEqual(['2026-11-21', '2026-11-22']);
});
it('fills unknown days and missing fields with zeros, and drops days that were not asked for', () => {
  expect(
    fillDays(
      ['2026-11-20', '2026-11-21'],
      [
        { day: '2026-11-21', views: 5 },
        { day: '2025-01-01', views: 9 },
      ],
    ),
  ).toEqual([
    { day: '2026-11-20', views: 0, comments: 0, subscribers: 0 },
    { day: '2026-11-21', views: 5, comments: 0, subscribers: 0 },
  ]);
});
