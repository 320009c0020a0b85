import { describe, expect, it } from 'vitest';
import { careerOf, filmsByYear, nextRelease } from './career.ts';
import type { PersonFilm } from './person.schema.ts';

const film = (title: string, more: Partial<PersonFilm> = {}): PersonFilm => ({
  id: title,
  slug: title,
  title,
  hindiTitle: null,
  languages: ['Hindi'],
  genres: [],
  status: 'ended',
  releaseDate: null,
  posterUrl: null,
  ourStars: null,
  rating: { count: 0, mean: null },
  job: 'actor',
  character: null,
  isLead: true,
  firstRelease: '2024-05-03',
  totalCollection: null,
  day1Collection: null,
  verdict: null,
  ...more,
});

it('lists films by year, the newest first, and those without a date before them', () => {
  const films = [film('Rain', { firstRelease: '' }), film('Sun', { firstRelease: '2026' }), film('Fog'), film('Dew')];
  expect(filmsByYear(films).map(({ year, films: listed }) => [year, listed.map(({ title }) => title)])).toEqual([
    [null, ['Rain']],
    ['2026', ['Sun']],
    ['2024', ['Fog', 'Dew']],
  ]);
});

it('takes the earliest upcoming film with a date as the next release', () => {
  const upcoming = (title: string, firstRelease: string) => film(title, { status: 'upcoming', firstRelease });
  const films = [upcoming('Late', '2027'), upcoming('Soon', '2026-12'), upcoming('Festival', ''), film('Out')];
  expect(nextRelease(films)?.title).toBe('Soon');
  expect(nextRelease([upcoming('Year', '2027'), upcoming('Day', '2027-03-05')])?.title).toBe('Day');
  expect(nextRelease([film('Out')])).toBeNull();
});

describe('the figures of a career', () => {
  it('are those of leading roles, and name the films whose total is not known', () => {
    const career = careerOf([
      film('Hit', { totalCollection: 90, day1Collection: 9, verdict: 'hit', firstRelease: '2025-01-03' }),
      film('First', { totalCollection: 10, day1Collection: 12, verdict: 'flop' }),
      film('Cameo', { totalCollection: 500, isLead: false }),
      film('Streamed', { status: 'streaming' }),
      film('Soon', { status: 'upcoming', totalCollection: 1 }),
    ]);
    expect(career?.counted.map(({ title }) => title)).toEqual(['First', 'Hit']);
    expect(career).toMatchObject({
      part: 'lead',
      missing: ['Streamed'],
      totalRupees: 100,
      bestOpening: { film: { title: 'First' }, rupees: 12 },
      verdicts: [
        { verdict: 'hit', count: 1 },
        { verdict: 'flop', count: 1 },
      ],
    });
  });
  it('are those of the directed films for somebody without a leading role', () => {
    const films = [
      film('Made', { isLead: false, job: 'director, writer', totalCollection: 5 }),
      film('Written', { isLead: false, job: 'writer', totalCollection: 7 }),
    ];
    expect(careerOf(films)).toMatchObject({ part: 'director', totalRupees: 5, bestOpening: null });
  });
  it('do not exist without a known total', () => {
    expect(careerOf([film('Rain'), film('Sun', { isLead: false, totalCollection: 5 })])).toBeNull();
  });
});
