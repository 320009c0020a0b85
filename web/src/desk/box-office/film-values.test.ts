import { expect, it } from 'vitest';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { changeableFilm } from '@first-show/domain/box-office/change-film';
import { changesOf } from '../lib/form-draft.ts';
import {
  draftFilm,
  fieldText,
  mergeFilm,
  nextDay,
  toInput,
  valuesOf,
  withDates,
  type FilmValues,
} from './film-values.ts';

const CRORE = 10_000_000;
const day = (number: number, nettRupees: number | null = 10 * CRORE) => ({
  day: number,
  date: `2026-11-0${number}`,
  nettRupees,
  grossRupees: null,
  isEstimate: false,
  source: null,
});
const film: BoxOfficeFilm = {
  id: 'rain',
  slug: 'rain',
  movieName: 'Rain',
  rank: 1,
  day1Collection: null,
  weekendCollection: null,
  totalCollection: 500,
  changePercent: -8.6,
  releaseDate: '2026-11-06T00:00:00.000Z',
  nativeTitle: 'बारिश',
  language: 'Hindi',
  imageUrl: '/media/ab12/800.webp',
  totalGrossRupees: null,
  overseasGrossRupees: null,
  worldwideGrossRupees: null,
  budgetRupees: null,
  verdict: 'hit',
  updatedAt: 'now',
  about: 'A film.\n\nAbout rain.',
  socialBullets: ['One', 'Two'],
  director: null,
  cast: ['Asha'],
  studio: null,
  runtimeMinutes: 120,
  certificate: 'U/A',
  days: [day(1), day(2, null)],
  revision: 3,
};
const values = valuesOf(film);
const changesIn = (edited: FilmValues) => changesOf(film, changeableFilm.parse(toInput(edited, film)));

it('converts a film to form values and back without a change', () => {
  expect(changesIn(values)).toEqual({});
  expect(draftFilm(values, film)).toEqual(film);
});
it('finds the changed fields, with null for an emptied field', () => {
  const changed = {
    ...values,
    totalCollection: '12.5 Cr',
    nativeTitle: '',
    cast: 'Asha\n\n Ravi ',
    releaseDate: '2026-11-07',
    changePercent: '4,2',
  };
  expect(changesIn(changed)).toEqual({
    totalCollection: 125_000_000,
    nativeTitle: null,
    cast: ['Asha', 'Ravi'],
    releaseDate: '2026-11-07',
    changePercent: 4.2,
  });
});
it('reports errors by field and by day', () => {
  const days = [
    ...values.days,
    {
      ...{ day: '3', date: 'soon', nettRupees: 'lots', grossRupees: '', source: '', isEstimate: true },
      ...{ occupancyPercent: '140', shows: '2.5' },
    },
  ];
  const { error } = changeableFilm.safeParse(
    toInput({ ...values, movieName: ' ', rank: '', totalCollection: 'many', days }, film),
  );
  expect(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))).toEqual({
    movieName: 'Movie name is required',
    rank: 'Rank must be at least 1',
    totalCollection: 'Not an amount. Write it like 18.4 Cr',
    'days.2.date': 'Please enter a valid date',
    'days.2.nettRupees': 'Not an amount. Write it like 18.4 Cr',
    'days.2.occupancyPercent': 'The occupancy is a percentage from 0 to 100',
    'days.2.shows': 'The shows are a whole number up to 1,00,000',
  });
});
it('uses the saved value of an invalid field for suggestions', () => {
  expect(draftFilm({ ...values, budgetRupees: '20', rank: 'x' }, film)).toMatchObject({
    budgetRupees: 20 * CRORE,
    rank: 1,
  });
});
it('merges the editor’s changes with those of a colleague, day by day', () => {
  const mine = {
    ...values,
    director: 'Asha',
    days: [{ ...values.days[0], nettRupees: '11' } as never, values.days[1] as never],
  };
  const theirs = valuesOf({ ...film, studio: 'Peepal', days: [day(1), day(2, 20 * CRORE), day(3)] });
  const merged = mergeFilm(mine, values, theirs);
  expect(merged).toMatchObject({ director: 'Asha', studio: 'Peepal' });
  expect(merged.days.map(({ nettRupees }) => nettRupees)).toEqual(['11', '20', '10']);
});
it('keeps the editor’s value if both sides changed the same field or day', () => {
  const mine = {
    ...values,
    totalCollection: '600',
    days: [{ ...values.days[0], nettRupees: '11' } as never, values.days[1] as never],
  };
  const theirs = valuesOf({ ...film, totalCollection: 700, days: [day(1, 12 * CRORE), day(2, null)] });
  const merged = mergeFilm(mine, values, theirs);
  expect([merged.totalCollection, merged.days[0]?.nettRupees]).toEqual(['600', '11']);
});
it('does not bring back a day that the editor removed', () => {
  const mine = { ...values, days: values.days.slice(0, 1) };
  expect(mergeFilm(mine, values, values).days).toHaveLength(1);
  expect(mergeFilm(mine, values, valuesOf({ ...film, days: [day(1), day(2, 5 * CRORE)] })).days).toHaveLength(1);
});
it('adds the day after the last one, as an estimate', () => {
  expect(nextDay(values.days)).toMatchObject({ day: '3', date: '', isEstimate: true });
  expect(nextDay([])).toMatchObject({ day: '1', date: '' });
});
it('derives an empty date from the release date or from another day, and keeps a typed date', () => {
  const row = (number: string, date = '') => ({ ...nextDay([]), day: number, date });
  const dates = (days: ReturnType<typeof row>[], releaseDate = '') =>
    withDates(days, releaseDate).map(({ date }) => date);
  expect(dates([row('1'), row('3'), row('')], '2026-11-29')).toEqual(['2026-11-29', '2026-12-01', '']);
  expect(dates([row('1'), row('2', '2026-11-08'), row('3')], '2026-11-06')).toEqual([
    '2026-11-07',
    '2026-11-08',
    '2026-11-09',
  ]);
  expect(dates([row('1'), row('2', 'soon')], '2026-11-06')).toEqual(['2026-11-06', 'soon']);
  expect(dates([row('1'), row('2')])).toEqual(['', '']);
  const days = [...values.days, { ...row('3'), nettRupees: '1' }];
  expect(changesIn({ ...values, days }).days?.at(-1)).toMatchObject({ day: 3, date: '2026-11-03' });
});
it('shows amounts in crore and reads a bare number as crore', () => {
  const shown = valuesOf({ ...film, totalCollection: 184 * 10 ** 6, days: [day(1, 12_345_678)] });
  expect([shown.totalCollection, shown.days[0]?.nettRupees]).toEqual(['18.4', '1.2345678']);
  expect(toInput({ ...values, budgetRupees: '18.4' }, film).budgetRupees).toBe(184_000_000);
  expect([fieldText('totalCollection', 184_000_000), fieldText('rank', 3)]).toEqual(['18.4', '3']);
});
it('reads numbers in the digits of any script', () => {
  const days = valuesOf({ ...film, days: [day(1)] }).days.map((one) => ({ ...one, day: '१', nettRupees: '१२.५' }));
  expect(
    toInput({ ...values, rank: '२', runtimeMinutes: '१५२', changePercent: '-८.६', budgetRupees: '४०', days }, film),
  ).toMatchObject({
    rank: 2,
    runtimeMinutes: 152,
    changePercent: -8.6,
    budgetRupees: 40 * CRORE,
    days: [{ day: 1, nettRupees: 12.5 * CRORE }],
  });
});
it('omits unsaved empty days at the end, and keeps other empty days', () => {
  const empty = { ...nextDay(values.days), date: 'not yet' };
  expect(changesIn({ ...values, days: [...values.days, empty, { ...empty, day: '4' }] })).toEqual({});
  const filled = { ...empty, day: '4', date: '2026-11-04', nettRupees: '1' };
  const { days } = changesIn({ ...values, days: [...values.days, { ...empty, date: '2026-11-03' }, filled] });
  expect(days?.map(({ day: number }) => number)).toEqual([1, 2, 3, 4]);
});
it('bases suggestions on all days, with null for an invalid amount', () => {
  const days = [...values.days, { ...nextDay(values.days), nettRupees: 'lots', grossRupees: '2' }];
  expect(draftFilm({ ...values, days }, film).days.map(({ nettRupees }) => nettRupees)).toEqual([
    10 * CRORE,
    null,
    null,
  ]);
});
it('keeps days with a missing or duplicate number in a merge', () => {
  const row = (number: string, nettRupees: string) => ({ ...nextDay([]), day: number, nettRupees });
  const mine = { ...values, days: [row('', '1'), row('2', '2'), row('', '3'), row('2', '4'), row('1', '5')] };
  expect(mergeFilm(mine, values, values).days.map(({ nettRupees }) => nettRupees)).toEqual(['5', '2', '4', '1', '3']);
});
