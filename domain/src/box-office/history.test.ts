import { expect, it } from 'vitest';
import { emptyBoxOfficeFilm, type BoxOfficeDay, type BoxOfficeFilm } from './box-office.schema.ts';
import { diffFilms, fieldLabel, historyId, valueKind } from './history.ts';

const day = (number: number, changes: Partial<BoxOfficeDay> = {}): BoxOfficeDay => ({
  day: number,
  date: `2026-11-0${number}`,
  nettRupees: 10,
  grossRupees: null,
  isEstimate: false,
  source: null,
  ...changes,
});
const film = (changes: Partial<BoxOfficeFilm> = {}): BoxOfficeFilm => ({
  ...emptyBoxOfficeFilm({ id: 'rain', slug: 'rain', movieName: 'Rain', updatedAt: '' }),
  rank: 1,
  ...changes,
});

it('records a corrected day with its old figure and the source of the new one', () => {
  const before = film({ days: [day(1), day(2, { isEstimate: true })] });
  const after = film({ days: [day(1), day(2, { nettRupees: 12, source: 'Producer' })] });
  expect(diffFilms(before, after)).toEqual([
    { field: 'day 2 nett', before: 10, after: 12, source: 'Producer' },
    { field: 'day 2 estimate', before: true, after: false },
    { field: 'day 2 source', before: null, after: 'Producer' },
  ]);
});
it('records that an estimate became final, even if its figure stays', () => {
  expect(diffFilms(film({ days: [day(1, { isEstimate: true })] }), film({ days: [day(1)] }))).toEqual([
    { field: 'day 1 estimate', before: true, after: false },
  ]);
});
it('records only the figures of added and removed days, and that a figure is an estimate', () => {
  expect(diffFilms(film(), film({ days: [day(1, { isEstimate: true })] }))).toEqual([
    { field: 'day 1 nett', before: null, after: 10 },
    { field: 'day 1 estimate', before: null, after: true },
  ]);
  expect(diffFilms(film({ days: [day(1)] }), film())).toEqual([{ field: 'day 1 nett', before: 10, after: null }]);
});
it('records every changed field, lists as text, and leaves out `updatedAt` and `revision`', () => {
  const after = film({ totalCollection: 5, cast: ['Asha', 'Ravi'], verdict: 'hit', updatedAt: 'later', revision: 2 });
  expect(diffFilms(film(), after)).toEqual([
    { field: 'totalCollection', before: null, after: 5 },
    { field: 'verdict', before: null, after: 'hit' },
    { field: 'cast', before: null, after: 'Asha, Ravi' },
  ]);
  expect(diffFilms(after, after)).toEqual([]);
});
it('records a change that lies beyond the recorded beginning of a long text', () => {
  const long = 'x'.repeat(400);
  const [change] = diffFilms(film({ about: long }), film({ about: `${long}y` }));
  expect(change?.field).toBe('about');
  expect(String(change?.after)).toHaveLength(300);
});
it('records all known fields of a new film', () => {
  expect(diffFilms(null, film({ day1Collection: 0 })).map(({ field }) => field)).toEqual([
    'slug',
    'movieName',
    'rank',
    'day1Collection',
  ]);
});
it('labels fields, returns the kind of their values, and makes revision ids that sort as text', () => {
  expect(['totalCollection', 'day 12 nett', 'day 12 estimate'].map(fieldLabel)).toEqual([
    'Total nett',
    'Day 12 nett',
    'Day 12 figure',
  ]);
  expect(['day 12 nett', 'budgetRupees', 'changePercent', 'verdict', 'day 1 estimate', 'cast'].map(valueKind)).toEqual([
    'rupees',
    'rupees',
    'percent',
    'verdict',
    'estimate',
    'text',
  ]);
  expect([historyId(10), historyId(9)].sort()).toEqual([historyId(9), historyId(10)]);
});
