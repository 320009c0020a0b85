import { expect, it } from 'vitest';
import { changeableFilm, usableChanges } from './change-film.ts';

const partial = changeableFilm.partial();
const day = { day: 1, date: '2026-11-06', nettRupees: 5, grossRupees: null, isEstimate: true, source: ' ' };
const message = (input: object) => partial.safeParse(input).error?.issues[0]?.message;

it('has the error messages of the form for new films, and allows unknown figures', () => {
  expect(partial.parse({ totalCollection: null })).toMatchObject({ totalCollection: null });
  expect([
    message({ totalCollection: -1 }),
    message({ day1Collection: 1.5 }),
    message({ movieName: ' ' }),
    message({ rank: 0 }),
  ]).toEqual([
    'Total collection must be positive',
    'Day 1 collection must be positive',
    'Movie name is required',
    'Rank must be at least 1',
  ]);
});
it('turns blank texts into null and drops blank items', () => {
  expect(
    partial.parse({ director: '  ', about: '\n', imageUrl: ' ', cast: [' Asha ', ''], days: [day] }),
  ).toMatchObject({
    director: null,
    about: null,
    imageUrl: null,
    cast: ['Asha'],
    days: [{ source: null }],
  });
});
it('accepts a path on the site or an http(s) URL as the image, and refuses other addresses', () => {
  expect(['/media/ab12/800.webp', 'https://example.org/rain.jpg'].map((imageUrl) => message({ imageUrl }))).toEqual([
    undefined,
    undefined,
  ]);
  expect(
    ['javascript:alert(1)', '//evil.example', 'rain.jpg', 'data:image/png;base64,AA'].map((imageUrl) =>
      message({ imageUrl }),
    ),
  ).toEqual(Array(4).fill('Please enter a valid image URL'));
});
it('sorts the days and refuses duplicates, days out of range and days without a date', () => {
  expect(partial.parse({ days: [{ ...day, day: 2 }, day] }).days?.map((one) => one.day)).toEqual([1, 2]);
  expect([
    message({ days: [day, day] }),
    message({ days: [{ ...day, day: 367 }] }),
    message({ days: [{ ...day, date: '6 Nov' }] }),
    message({ days: [{ ...day, nettRupees: -1 }] }),
  ]).toEqual([
    'A day is in the table twice',
    'A day is a whole number from 1 to 366',
    'Please enter a valid date',
    'The nett must be a whole number of rupees',
  ]);
});
it('keeps the valid fields of an unfinished form, and its days that have a number and a date', () => {
  const days = [
    { ...day, day: 2, nettRupees: Number.NaN },
    { ...day, source: 'x'.repeat(500) },
    { ...day, nettRupees: 7 },
    { ...day, day: 3, date: '2026-11' },
    { ...day, day: Number.NaN },
  ];
  expect(usableChanges({ movieName: 'Rain', rank: 0, totalCollection: Number.NaN, days })).toEqual({
    movieName: 'Rain',
    changePercent: 0,
    releaseDate: null,
    days: [
      { ...day, source: null },
      { ...day, day: 2, nettRupees: null, source: null },
    ],
  });
});
