import { describe, expect, it } from 'vitest';
import {
  formatDay,
  formatIndianDate,
  formatLongDate,
  formatShortDate,
  formatTimeLeft,
  formatWait,
  formatWeekday,
  indianDay,
  wasUpdated,
  plusDays,
} from './dates.ts';
import { formatRelative } from './relative-time.ts';

// 20:00 UTC is already the next day in India.
const lateEvening = '2026-11-14T20:00:00.000Z';

it("formats all dates in India's time zone", () => {
  expect(formatLongDate(lateEvening)).toBe('November 15, 2026');
  expect(formatIndianDate(lateEvening)).toBe('15 November 2026');
  expect(formatShortDate(lateEvening)).toBe('15 Nov 2026');
  expect(formatDay(lateEvening)).toBe('15 Nov');
  expect(formatWeekday(lateEvening)).toBe('Sun');
  expect(indianDay(lateEvening)).toBe('2026-11-15');
});

it('abbreviates September as Sep, whatever the version of ICU', () => {
  expect(formatShortDate('2026-09-05T08:00:00.000Z')).toBe('5 Sep 2026');
});

it('formats a time in the past relative to now', () => {
  expect(formatRelative('2026-11-12T00:00:00.000Z', new Date('2026-11-15T00:00:00.000Z'))).toBe('3 days ago');
});

describe('time left', () => {
  const now = new Date('2026-11-14T12:00:00.000Z');
  it('counts whole days', () => {
    expect(formatTimeLeft('2026-11-19T13:00:00.000Z', now)).toBe('5 days left');
    expect(formatTimeLeft('2026-11-15T13:00:00.000Z', now)).toBe('1 day left');
  });
  it("is 'Ending soon' below a day and after the end", () => {
    expect(formatTimeLeft('2026-11-15T11:00:00.000Z', now)).toBe('Ending soon');
    expect(formatTimeLeft('2026-11-13T11:00:00.000Z', now)).toBe('Ending soon');
  });
});

it.each([
  [0, '1 second'],
  [40, '40 seconds'],
  [61, '2 minutes'],
  [5400, '90 minutes'],
  [5401, '2 hours'],
])('a wait of %i seconds is %s', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});

it('reports an update only if the text was edited after publication', () => {
  expect(wasUpdated({ publishedAt: lateEvening, updatedAt: lateEvening })).toBe(false);
  expect(wasUpdated({ publishedAt: lateEvening, updatedAt: '2026-11-14T20:00:01.000Z' })).toBe(true);
  expect(wasUpdated({ publishedAt: null, updatedAt: lateEvening })).toBe(false);
});

it('matches `Intl` for India on every day of four years', () => {
  const timeZone = 'Asia/Kolkata';
  const long = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'long', day: 'numeric' });
  const weekday = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short' });
  for (let hour = 0; hour < 4 * 366 * 24; hour += 11) {
    const iso = new Date(Date.UTC(2024, 0, 1, hour, 30)).toISOString();
    expect(`${formatLongDate(iso)} ${formatWeekday(iso)}`).toBe(
      `${long.format(new Date(iso))} ${weekday.format(new Date(iso))}`,
    );
  }
});

it('throws for an invalid date', () => {
  expect(() => formatShortDate('soon')).toThrow(RangeError);
});

it('adds days across the end of a year, and subtracts days across a leap day', () => {
  expect(plusDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(plusDays('2028-03-01', -1)).toBe('2028-02-29');
});
