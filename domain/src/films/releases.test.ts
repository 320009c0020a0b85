import { describe, expect, it } from 'vitest';
import type { FilmRelease, ReleaseKind } from './film.schema.ts';
import { firstReleaseOf, phasesOf, ratingOpensOn, sortedReleases, statusOn } from './releases.ts';

const release = (kind: ReleaseKind, date: string | null): FilmRelease => ({
  kind,
  date,
  platform: null,
  url: null,
  language: null,
  source: null,
  checkedOn: null,
});
const statuses = (releases: FilmRelease[], days: string[], more: Partial<Parameters<typeof phasesOf>[0]> = {}) => {
  const phases = phasesOf({ releases, runEndedOn: null, lastFigureOn: null, ...more });
  return days.map((day) => statusOn(phases, day));
};

describe('the status of a film', () => {
  it('is announced without a date, and upcoming before its release', () => {
    expect(statuses([], ['2026-11-01'])).toEqual(['announced']);
    expect(statuses([release('cinema', null)], ['2026-11-01'])).toEqual(['announced']);
    expect(statuses([release('cinema', '2026-12-04')], ['2026-12-03', '2026-12-04'])).toEqual(['upcoming', 'running']);
  });
  it('ends 21 days after the release or the last figure, or when an editor says so', () => {
    const releases = [release('cinema', '2026-11-06')];
    expect(statuses(releases, ['2026-11-27', '2026-11-28'])).toEqual(['running', 'ended']);
    expect(statuses(releases, ['2026-12-21', '2026-12-22'], { lastFigureOn: '2026-11-30' })).toEqual([
      'running',
      'ended',
    ]);
    expect(statuses(releases, ['2026-11-12', '2026-11-13'], { runEndedOn: '2026-11-12' })).toEqual([
      'running',
      'ended',
    ]);
  });
  it('is streaming after its run, and running again with a re-release', () => {
    const releases = [
      release('cinema', '2026-03-06'),
      release('streaming', '2026-05-01'),
      release('re-release', '2026-10-02'),
    ];
    expect(statuses(releases, ['2026-03-10', '2026-04-15', '2026-05-01', '2026-10-02', '2026-11-02'])).toEqual([
      'running',
      'ended',
      'streaming',
      'running',
      'streaming',
    ]);
  });
  it('runs in cinemas again as long as its re-release has figures', () => {
    const releases = [release('cinema', '2009-11-13'), release('re-release', '2026-10-02')];
    const versions = [{ kind: 're-release', startsOn: '2026-10-02', lastDay: 40 }] as const;
    const days = ['2010-01-01', '2026-10-01', '2026-11-30', '2026-12-02', '2026-12-03'];
    expect(statuses(releases, days, { versions })).toEqual(['ended', 'ended', 'running', 'ended', 'ended']);
  });
  it('ignores a premiere, and counts a month or year as past when it is over', () => {
    expect(statuses([release('premiere', '2026-01-01')], ['2026-06-01'])).toEqual(['upcoming']);
    expect(statuses([release('cinema', '2026-12')], ['2026-12-31', '2027-01-01'])).toEqual(['upcoming', 'ended']);
    expect(statuses([release('cinema', '2026')], ['2026-12-31', '2027-01-01'])).toEqual(['upcoming', 'ended']);
  });
});

it('sorts releases by date, those without a date last', () => {
  const sorted = sortedReleases([
    release('cinema', null),
    release('streaming', '2026-12'),
    release('premiere', '2026-12-30'),
    release('television', '2025'),
  ]);
  expect(sorted.map(({ date }) => date)).toEqual(['2025', '2026-12-30', '2026-12', null]);
  expect(firstReleaseOf(sorted)).toBe('2025');
  expect(firstReleaseOf([])).toBe('');
});

it('opens ratings on the first release that is no premiere', () => {
  expect(ratingOpensOn([release('premiere', '2026-01-01'), release('streaming', '2026-02-01')])).toBe('2026-02-01');
  expect(ratingOpensOn([release('cinema', '2026')])).toBe('2027-01-01');
  expect(ratingOpensOn([release('cinema', null), release('premiere', '2026-01-01')])).toBeNull();
});
