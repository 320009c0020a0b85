import { describe, expect, it } from 'vitest';
import type { ReleasesRow } from '../rollups/rollups.ts';
import type { FilmRelease } from './film.schema.ts';
import { languagesOf, releaseEntries, releaseMonths, releaseSections, statusText } from './release-sections.ts';

const release = (date: string | null, changes: Partial<FilmRelease> = {}): FilmRelease => ({
  kind: 'cinema',
  date,
  platform: null,
  url: null,
  language: null,
  source: null,
  checkedOn: null,
  ...changes,
});
const row = (id: string, ...releases: FilmRelease[]): ReleasesRow => ({
  id,
  slug: id,
  movieName: id,
  hindiTitle: null,
  imageUrl: null,
  languages: ['Hindi'],
  releases,
  revision: 1,
  updatedAt: '2026-11-01T00:00:00.000Z',
});
const all = { kind: null, language: null };

/** The titles by section, on a Saturday. */
function sections(
  rows: ReleasesRow[],
  { month = null, today = '2026-11-28' }: { month?: string | null; today?: string } = {},
) {
  const entries = releaseEntries(rows, { ...all, today });
  return Object.fromEntries(
    releaseSections(entries, { month, today }).map(({ title, entries }) => [title, entries.map(({ slug }) => slug)]),
  );
}

describe('the sections', () => {
  it('are this Friday, next Friday, then months, then films without a date', () => {
    expect(
      sections([
        row('past', release('2026-11-20')),
        row('new', release('2026-11-27')),
        row('holiday', release('2026-11-23')),
        row('next', release('2026-12-04')),
        row('later', release('2026-12-25')),
        row('some-day', release('2026-12')),
        row('january', release('2027-01-01')),
        row('year', release('2027')),
        row('open', release(null)),
      ]),
    ).toEqual({
      'This Friday': ['holiday', 'new'],
      'Next Friday': ['next'],
      'December 2026': ['later', 'some-day'],
      'January 2027': ['january'],
      'To be announced': ['year', 'open'],
    });
  });
  it('turn from Sunday to Monday', () => {
    const rows = [row('new', release('2026-11-27')), row('next', release('2026-12-04'))];
    expect(sections(rows, { today: '2026-11-29' })).toEqual({ 'This Friday': ['new'], 'Next Friday': ['next'] });
    expect(sections(rows, { today: '2026-11-30' })).toEqual({ 'This Friday': ['next'] });
  });
  it('keep a film of this month whose day is not known', () => {
    expect(sections([row('soon', release('2026-11'))])).toEqual({ 'November 2026': ['soon'] });
  });
  it('are whole months from a chosen month on', () => {
    const rows = [row('past', release('2026-11-06')), row('next', release('2026-12-04')), row('open', release(null))];
    expect(sections(rows, { month: '2026-11' })).toEqual({ 'November 2026': ['past'], 'December 2026': ['next'] });
  });
});

it('need the lists of three months, from the one of this week’s Monday on', () => {
  expect(releaseMonths(null, '2026-12-02')).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(releaseMonths('2026-11', '2026-12-02')).toEqual(['2026-11', '2026-12', '2027-01']);
});

it('join the languages of one day, and filter by place and language', () => {
  const dubbed = row(
    'rain',
    release('2026-12-04'),
    release('2026-12-04', { language: 'Tamil' }),
    release('2027-01-01', { kind: 'streaming', platform: 'Parda', language: 'Telugu' }),
    release('2026-12-01', { kind: 'premiere' }),
  );
  const shown = (filter: Partial<Parameters<typeof releaseEntries>[1]>) =>
    releaseEntries([dubbed], { ...all, today: '2026-11-28', ...filter }).map(
      ({ place, languages }) => `${place}: ${languages.join(', ')}`,
    );
  expect(shown({})).toEqual(['In cinemas: Hindi, Tamil', 'Parda: Telugu']);
  expect(shown({ kind: 'streaming' })).toEqual(['Parda: Telugu']);
  expect(shown({ language: 'Tamil' })).toEqual(['In cinemas: Tamil']);
  expect(languagesOf([dubbed])).toEqual(['Hindi', 'Tamil', 'Telugu']);
});

it.each([
  ['2026-11-28', 'Out today'],
  ['2026-11-29', 'Tomorrow'],
  ['2026-12-10', 'In 12 days'],
  ['2026-11-27', 'Out now'],
  ['2026-11-20', null],
  ['2027-06-04', null],
  ['2026-12', null],
  [null, null],
])('says of a release on %s: %s', (date, status) => {
  expect(statusText(date, '2026-11-28')).toBe(status);
});
