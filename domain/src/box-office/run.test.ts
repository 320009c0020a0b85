import { describe, expect, it } from 'vitest';
import { isVerdictDue, runOf } from './run.ts';

/** A film released on 6 November 2026, with a figure for each day up to `dayCount`. */
const film = (dayCount: number, releaseDate: string | null = '2026-11-06') => ({
  releaseDate,
  days: Array.from({ length: dayCount }, (_, index) => ({
    day: index + 1,
    date: new Date(Date.parse('2026-11-06') + index * 86_400_000).toISOString().slice(0, 10),
    nettRupees: 10,
    grossRupees: null,
    isEstimate: false,
    source: null,
  })),
});
const noon = (day: string) => new Date(`${day}T06:30:00Z`);

describe('the run of a film', () => {
  it('is counted in India’s time, with the day of release as day 1', () => {
    expect(runOf(film(0), new Date('2026-11-05T20:00:00Z'))).toEqual({ status: 'running', dayCount: 1 });
    expect(runOf(film(9), noon('2026-11-15'))).toEqual({ status: 'running', dayCount: 10 });
    expect(runOf(film(9, '2026-11-05T20:00:00.000Z'), noon('2026-11-15'))).toMatchObject({ dayCount: 10 });
  });
  it('has not begun before the release, and is unknown without a date', () => {
    expect(runOf(film(0, '2026-11-20'), noon('2026-11-15'))).toEqual({ status: 'upcoming', daysToGo: 5 });
    expect(runOf(film(0, null), noon('2026-11-15'))).toBeNull();
  });
  it('ends after 21 days without a figure, and then has the days up to its last figure', () => {
    expect(runOf(film(45), noon('2027-01-10'))).toEqual({ status: 'running', dayCount: 66 });
    expect(runOf(film(45), noon('2027-01-11'))).toEqual({ status: 'ended', dayCount: 45 });
    const empty = film(45).days.map((day) => (day.day > 30 ? { ...day, nettRupees: null } : day));
    expect(runOf({ ...film(45), days: empty }, noon('2027-01-11'))).toEqual({ status: 'ended', dayCount: 30 });
    expect(runOf(film(0), noon('2026-11-28'))).toEqual({ status: 'ended', dayCount: null });
  });
});

describe('a verdict', () => {
  it('is due after a full week of figures', () => {
    expect(isVerdictDue(film(2), noon('2026-11-07'))).toBe(false);
    expect(isVerdictDue(film(6), noon('2026-11-14'))).toBe(false);
    expect(isVerdictDue(film(7), noon('2026-11-12'))).toBe(true);
    expect(isVerdictDue(film(7, null), noon('2026-11-12'))).toBe(true);
  });
  it('is due at the end of a shorter run', () => {
    expect(isVerdictDue(film(4), noon('2026-11-30'))).toBe(false);
    expect(isVerdictDue(film(4), noon('2026-12-01'))).toBe(true);
  });
  it('is due seven days after the release of a film without daily figures', () => {
    expect(isVerdictDue(film(0), noon('2026-11-12'))).toBe(false);
    expect(isVerdictDue(film(0), noon('2026-11-13'))).toBe(true);
    expect(isVerdictDue(film(0), noon('2027-01-13'))).toBe(true);
    expect(isVerdictDue(film(0, null), noon('2026-11-13'))).toBe(false);
  });
});
