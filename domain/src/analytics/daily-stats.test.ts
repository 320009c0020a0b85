import { expect, it } from 'vitest';
import { dayAfter, fillDays, indianDayStart, lastDays } from './daily-stats.ts';

it('a day in India begins half past six in the evening before, in UTC', () => {
  expect(indianDayStart('2026-11-21')).toBe('2026-11-20T18:30:00.000Z');
});
it('days follow each other over the end of a month, a year and a leap day', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
});
it('the last days end with the one that India has now', () => {
  expect(lastDays('2026-11-21T18:29:59.000Z', 3)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
  expect(lastDays('2026-11-21T18:30:00.000Z', 2)).toEqual(['2026-11-21', '2026-11-22']);
});
it('days of which nothing is known, and fields that are missing, are zeros', () => {
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
