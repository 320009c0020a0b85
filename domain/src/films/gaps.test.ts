import { expect, it } from 'vitest';
import { changedFilm, emptyFilm } from './change-facts.ts';
import type { FilmRelease } from './film.schema.ts';
import { gapsOn } from './gaps.ts';

const film = changedFilm(emptyFilm({ id: 'f', slug: 'f', movieName: 'F', updatedAt: '2026-11-01T00:00:00.000Z' }), {});
const release = (facts: Partial<FilmRelease>): FilmRelease => ({
  kind: 'cinema',
  date: '2026-06-05',
  platform: null,
  url: null,
  language: null,
  source: 'A source',
  checkedOn: null,
  ...facts,
});

it('finds a film without poster, date or source', () => {
  expect(gapsOn(film, '2026-11-28')).toEqual(['poster', 'date']);
  const dated = changedFilm(film, { imageUrl: '/media/a', releases: [release({ source: null })] });
  expect(gapsOn(dated, '2026-11-28')).toEqual(['source']);
  expect(gapsOn(changedFilm(dated, { releases: [release({})] }), '2026-11-28')).toEqual([]);
});

it('finds a platform that nobody has checked for more than 90 days', () => {
  const streaming = (checkedOn: string | null, date = '2026-06-05') =>
    changedFilm(film, { imageUrl: '/media/a', releases: [release({ kind: 'streaming', checkedOn, date })] });
  expect(gapsOn(streaming('2026-08-30'), '2026-11-28')).toEqual([]);
  expect(gapsOn(streaming('2026-08-29'), '2026-11-28')).toEqual(['platform']);
  expect(gapsOn(streaming(null), '2026-11-28')).toEqual(['platform']);
  expect(gapsOn(streaming(null, '2026-11-28'), '2026-11-27')).toEqual([]);
  expect(gapsOn(streaming(null, '2026-11-28'), '2026-11-28')).toEqual(['platform']);
});
