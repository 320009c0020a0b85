import { describe, expect, it } from 'vitest';
import { emptyBoxOfficeFilm, type BoxOfficeDay, type BoxOfficeFilm } from './box-office.schema.ts';
import { changeFromDays, differs, rankFilms, suggestFigures, type SuggestedField } from './suggest.ts';

/** Consecutive days, by default from Friday 6 November 2026. */
const days = (nett: (number | null)[], from = '2026-11-06'): BoxOfficeDay[] =>
  nett.map((nettRupees, index) => ({
    day: index + 1,
    date: new Date(Date.parse(`${from}T00:00:00Z`) + index * 86_400_000).toISOString().slice(0, 10),
    nettRupees,
    grossRupees: nettRupees === null ? null : nettRupees * 2,
    isEstimate: false,
    source: null,
  }));
const film = (changes: Partial<BoxOfficeFilm>): BoxOfficeFilm => ({
  ...emptyBoxOfficeFilm({ id: 'rain', slug: 'rain', movieName: 'Rain', updatedAt: '' }),
  rank: 9,
  ...changes,
});
const say = (of: BoxOfficeFilm, field: SuggestedField, others: BoxOfficeFilm[] = []) => {
  const found = suggestFigures(of, { others, now: new Date('2026-11-21T06:00:00.000Z') }).find(
    (one) => one.field === field,
  );
  if (found === undefined) throw new Error(field);
  return found;
};

describe('suggestions from the days', () => {
  const rain = film({ days: days([10, 20, 30, 5]), totalCollection: 65, budgetRupees: 20 });
  it('suggest day 1, the weekend, both totals and the change', () => {
    const of = (field: SuggestedField) => [say(rain, field).suggested, say(rain, field).why];
    expect(of('day1Collection')).toEqual([10, 'The nett of day 1']);
    expect(of('weekendCollection')).toEqual([60, 'The nett of days 1 to 3']);
    expect(of('totalCollection')).toEqual([65, 'The nett of days 1 to 4 together']);
    expect(of('totalGrossRupees')).toEqual([130, 'The gross of days 1 to 4 together']);
    expect(of('changePercent')).toEqual([-83.3, 'Day 4 against day 3, nett']);
  });
  it('use the first Friday to Sunday of a film that was released on another day', () => {
    expect(say(film({ days: days([1, 10, 20, 30], '2026-11-05') }), 'weekendCollection')).toMatchObject({
      suggested: 60,
      why: 'The nett of the first Friday to Sunday, days 2 to 4',
    });
  });
  it('are missing if a day is missing, and name that day', () => {
    const gap = film({ days: days([10, null, 30]) });
    expect(say(gap, 'totalCollection')).toMatchObject({ suggested: null, why: 'The nett of day 2 is not known' });
    expect(say(gap, 'weekendCollection').suggested).toBeNull();
    expect(say(gap, 'changePercent').suggested).toBeNull();
    expect(say(film({}), 'totalCollection').why).toBe('No day has a known nett');
  });
  it('never use gross as nett', () => {
    const grossOnly = film({ days: days([10, 20, 30]).map((day) => ({ ...day, nettRupees: null })) });
    expect(
      ['day1Collection', 'weekendCollection', 'totalCollection'].map(
        (field) => say(grossOnly, field as SuggestedField).suggested,
      ),
    ).toEqual([null, null, null]);
    expect(say(grossOnly, 'totalGrossRupees').suggested).toBe(120);
  });
});

it('suggests a verdict from the stored total, or from the days if no total is stored', () => {
  const week = days([10, 5, 5, 2, 2, 1, 5]);
  expect(say(film({ days: week, totalCollection: 50_000_000, budgetRupees: 20_000_000 }), 'verdict')).toMatchObject({
    suggested: 'blockbuster',
    why: '₹5.0 Cr is 2.50 times the budget of ₹2.0 Cr; Blockbuster is from 2.5',
  });
  expect(say(film({ days: week, budgetRupees: 20 }), 'verdict').suggested).toBe('hit');
  expect(say(film({ days: week, totalCollection: 50 }), 'verdict')).toMatchObject({
    suggested: null,
    why: 'A verdict needs the total nett and the budget',
  });
});
it('suggests no verdict before a full week', () => {
  const second = film({ releaseDate: '2026-11-20', days: days([10, 5], '2026-11-20'), budgetRupees: 200 });
  expect(say(second, 'verdict')).toMatchObject({
    suggested: null,
    why: 'A verdict needs a full week of figures, or the end of the run',
  });
});

it('suggests the rank among all films and counts the film itself once', () => {
  const others = [
    film({ id: 'a', totalCollection: 90 }),
    film({ id: 'rain', totalCollection: 1 }),
    film({ id: 'b', totalCollection: 10 }),
  ];
  expect(say(film({ totalCollection: 50 }), 'rank', others)).toMatchObject({
    current: 9,
    suggested: 2,
    why: 'of 3 films, by total',
  });
  expect(say(film({}), 'rank', others).suggested).toBeNull();
  expect(say(film({ totalCollection: 0, day1Collection: 0 }), 'rank', others)).toMatchObject({
    suggested: null,
    why: 'A film without figures has no rank',
  });
});

it('gives each rank only once, and a rank that two films are set to, to the one set last', () => {
  const films = [
    film({ id: 'a', totalCollection: 90 }),
    film({ id: 'b', totalCollection: 50 }),
    film({ id: 'c', totalCollection: 10 }),
    film({ id: 'none' }),
  ];
  const ranks = (pinned: [string, number][]) => Object.fromEntries(rankFilms(films, new Map(pinned)));
  expect(ranks([])).toEqual({ a: 1, b: 2, c: 3 });
  expect(ranks([['c', 1]])).toEqual({ a: 2, b: 3, c: 1 });
  expect(
    ranks([
      ['c', 1],
      ['b', 1],
    ]),
  ).toEqual({ a: 3, b: 1, c: 2 });
  expect(
    ranks([
      ['c', 7],
      ['none', 2],
    ]),
  ).toEqual({ a: 1, b: 2, c: 7 });
  expect(
    ranks([
      ['a', 5],
      ['b', 6],
      ['c', 5],
    ]),
  ).toEqual({ a: 6, b: 7, c: 5 });
});

it('reports a difference only if there is a suggestion', () => {
  expect([
    differs({ current: 5, suggested: 5 }),
    differs({ current: 5, suggested: null }),
    differs({ current: null, suggested: 5 }),
  ]).toEqual([false, false, true]);
});

it('distinguishes a change of zero from an unknown change', () => {
  expect(changeFromDays(days([10, 10]))).toEqual({ percent: 0, day: 2, of: 'nett' });
  expect(changeFromDays(days([10]))).toBeNull();
});
