import { expect, it } from 'vitest';
import type { FilmRelease } from './film.schema.ts';
import { headlineOf } from './film-headline.ts';
import { phasesOf, sortedReleases } from './releases.ts';

const release = (kind: FilmRelease['kind'], date: string | null, platform: string | null = null): FilmRelease => ({
  kind,
  date,
  platform,
  url: null,
  language: null,
  source: null,
  checkedOn: null,
});
function headline(...given: FilmRelease[]) {
  const releases = sortedReleases(given);
  return headlineOf({ releases, phases: phasesOf({ releases, runEndedOn: null, lastFigureOn: null }) }, '2026-11-28');
}

it.each([
  ['announced', [], 'Announced', null],
  ['announced without a date', [release('cinema', null)], 'Announced', null],
  ['premiered only', [release('premiere', '2026-11-01')], 'Shown at a festival', null],
  ['upcoming', [release('cinema', '2026-12-10')], 'In cinemas in 12 days', '10 December 2026'],
  ['out tomorrow', [release('cinema', '2026-11-29')], 'In cinemas tomorrow', '29 November 2026'],
  ['known by month', [release('cinema', '2027-02')], 'In cinemas in February 2027', 'February 2027'],
  ['known by year', [release('streaming', '2027', 'Parda')], 'On Parda in 2027', '2027'],
  ['on its first day', [release('cinema', '2026-11-28')], 'First day in cinemas', '28 November 2026'],
  ['running', [release('cinema', '2026-11-20')], 'In cinemas now', '20 November 2026'],
  ['ended', [release('cinema', '2026-06-05')], 'No longer in cinemas', '5 June 2026'],
  ['streaming only', [release('streaming', '2026-11-06', 'Parda')], 'Streaming on Parda', '6 November 2026'],
  ['on television only', [release('television', '2026-11-06')], 'Shown on television', '6 November 2026'],
  [
    're-released',
    [release('cinema', '2019-06-07'), release('re-release', '2026-11-20')],
    'Back in cinemas',
    '7 June 2019',
  ],
] as const)('says what a film that is %s is', (_, releases, status, released) => {
  expect(headline(...releases)).toEqual({ status, released });
});
