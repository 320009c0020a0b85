import { expect, it } from 'vitest';
import type { FilmRelease, FilmStatus } from './film.schema.ts';
import { whereToWatch } from './where-to-watch.ts';

const release = (changes: Partial<FilmRelease>): FilmRelease => ({
  kind: 'cinema',
  date: '2026-11-06',
  platform: null,
  url: null,
  language: null,
  source: null,
  checkedOn: null,
  ...changes,
});
const watch = (releases: FilmRelease[], status: FilmStatus = 'running') =>
  whereToWatch(releases, { today: '2026-11-28', status });
const lines = (...args: Parameters<typeof watch>) => watch(...args).map(({ place, when }) => `${place} ${when}`);

it('says since when or from when a film can be watched, as precisely as known', () => {
  expect(
    lines([
      release({}),
      release({ kind: 're-release', date: '2026-12' }),
      release({ kind: 'streaming', date: '2027', platform: 'Reel Box' }),
      release({ kind: 'television', date: null }),
    ]),
  ).toEqual([
    'In cinemas since 6 November 2026',
    'Back in cinemas from December 2026',
    'Reel Box from 2027',
    'On television on a date to be announced',
  ]);
  expect(lines([release({ date: '2026-12-04' })], 'upcoming')).toEqual(['In cinemas from 4 December 2026']);
});
it('leaves out premieres', () => {
  expect(lines([release({ kind: 'premiere' })])).toEqual([]);
});
it('never says that a film is in cinemas after its run, and lists the last run alone', () => {
  const runs = [release({ date: '2020-01-03' }), release({ kind: 're-release' })];
  expect(lines(runs, 'ended')).toEqual(['No longer in cinemas, released 6 November 2026']);
  expect(lines(runs)).toEqual(['Back in cinemas since 6 November 2026']);
});
it('warns that a platform may have changed 90 days after it was checked', () => {
  const checked = (checkedOn: string) => watch([release({ kind: 'streaming', checkedOn })])[0]?.checked;
  expect(checked('2026-08-30')).toBe('Checked on 30 August 2026');
  expect(checked('2026-08-29')).toBe('Checked on 29 August 2026, may have changed');
});
