import { expect, it } from 'vitest';
import { lacksFigure } from './today.ts';

const today = '2026-11-21';
const day = (date: string, nettRupees: number | null = 1) => ({
  day: 1,
  date,
  nettRupees,
  grossRupees: null,
  isEstimate: false,
  source: null,
});

it('reports a film in cinemas that has no figure for today', () => {
  expect(lacksFigure({ releaseDate: '2026-11-13', days: [day('2026-11-20')] }, today)).toBe(true);
  expect(lacksFigure({ releaseDate: '2026-11-13', days: [day('2026-11-20'), day(today)] }, today)).toBe(false);
  expect(lacksFigure({ releaseDate: '2026-11-13', days: [day(today, null)] }, today)).toBe(true);
  expect(lacksFigure({ releaseDate: today, days: [] }, today)).toBe(true);
});
it('reports no film before its release, from 42 days after it on, without a release date, or from a week after it on without any day', () => {
  expect(lacksFigure({ releaseDate: '2026-11-22', days: [] }, today)).toBe(false);
  expect(lacksFigure({ releaseDate: '2026-10-10', days: [day('2026-11-20')] }, today)).toBe(false);
  expect(lacksFigure({ releaseDate: null, days: [] }, today)).toBe(false);
  expect(lacksFigure({ releaseDate: '2026-11-01', days: [] }, today)).toBe(false);
});
