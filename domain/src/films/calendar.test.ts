import { expect, it } from 'vitest';
import type { ReleasesRow } from '../rollups/rollups.ts';
import { calendarOf, monthsOf } from './calendar.ts';

const release = { kind: 'cinema', platform: null, url: null, language: null, source: null, checkedOn: null } as const;
const row = (id: string, ...dates: (string | null)[]): ReleasesRow => ({
  id,
  slug: id,
  movieName: id,
  hindiTitle: null,
  imageUrl: null,
  revision: 1,
  updatedAt: '2026-11-01T00:00:00.000Z',
  languages: ['Hindi'],
  releases: dates.map((date) => ({ ...release, date })),
});
const shown = (rows: ReleasesRow[], wanted: Parameters<typeof calendarOf>[1]) =>
  calendarOf(rows, wanted).map(({ filmId, date }) => `${filmId} ${date}`);

it('reads the months of a range, at most twelve', () => {
  expect(monthsOf('2026-11-20', '2027-01-02')).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(monthsOf('2026-11-20', '2026-11-20')).toEqual(['2026-11']);
  expect(monthsOf('2026-02-01', undefined)).toHaveLength(12);
  expect(monthsOf('2026-02-01', '2031-01-01').at(-1)).toBe('2027-01');
});

it('has the releases of the range by date, a month after its days', () => {
  const rows = [row('rain', '2026-12-25', '2026-12'), row('sun', '2026-11-06'), row('fog', '2026-12-04')];
  expect(shown(rows, { from: '2026-11-07', to: '2026-12-10' })).toEqual(['fog 2026-12-04', 'rain 2026-12']);
  expect(shown(rows, { from: '2026-11-01' })).toEqual([
    'sun 2026-11-06',
    'fog 2026-12-04',
    'rain 2026-12-25',
    'rain 2026-12',
  ]);
});

it('filters by kind and by the language of the release, or else of the film', () => {
  const dubbed: ReleasesRow = {
    ...row('sun'),
    releases: [
      { ...release, date: '2026-11-06' },
      { ...release, date: '2026-11-06', kind: 'streaming', language: 'Tamil' },
    ],
  };
  const kinds = (wanted: Parameters<typeof calendarOf>[1]) => calendarOf([dubbed], wanted).map(({ kind }) => kind);
  expect(kinds({ language: 'Hindi' })).toEqual(['cinema']);
  expect(kinds({ language: 'Tamil' })).toEqual(['streaming']);
  expect(kinds({ kind: 'premiere' })).toEqual([]);
});

it('has releases without a date by title', () => {
  expect(shown([row('sun', null), row('fog', '2027')], {})).toEqual(['fog 2027', 'sun null']);
});
