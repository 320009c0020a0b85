import { describe, expect, it } from 'vitest';
import { movieSlug, paths, slugify } from './paths.ts';

it("makes a movie's slug from its name", () => {
  expect(slugify('Phir Milenge, Farida')).toBe('phir-milenge-farida');
  expect(slugify('Kholi No. 9')).toBe('kholi-no-9');
  expect(slugify('  War   2 ')).toBe('war-2');
  expect(slugify('कांतारा')).toBe('');
});

describe('movieSlug', () => {
  const taken =
    (...slugs: string[]) =>
    (slug: string) =>
      slugs.includes(slug);
  it('prefers the name alone', () => {
    expect(movieSlug({ movieName: 'War 2' }, taken())).toBe('war-2');
  });
  it('adds language, then year, then both, then a number', () => {
    const film = { movieName: 'Legend', language: 'Tamil', releaseDate: '2025-12-05' };
    expect(movieSlug(film, taken('legend'))).toBe('legend-tamil');
    expect(movieSlug(film, taken('legend', 'legend-tamil'))).toBe('legend-2025');
    expect(movieSlug(film, taken('legend', 'legend-tamil', 'legend-2025'))).toBe('legend-tamil-2025');
    expect(movieSlug(film, taken('legend', 'legend-tamil', 'legend-2025', 'legend-tamil-2025'))).toBe('legend-2');
  });
  it('never uses a reserved word', () => {
    expect(movieSlug({ movieName: 'About' }, taken())).toBe('about-2');
    expect(movieSlug({ movieName: 'Admin', language: 'Hindi' }, taken())).toBe('admin-hindi');
  });
  it('names a film whose title has no ASCII letter', () => {
    expect(movieSlug({ movieName: 'कांतारा', language: 'Kannada' }, taken())).toBe('movie-kannada');
    expect(movieSlug({ movieName: '!!!' }, taken())).toBe('movie-2');
  });
});

it('escapes the parts of an address', () => {
  expect(paths.search('a&b=c')).toBe('/?search=a%26b%3Dc');
  expect(paths.hashtag('#DadarKaRaja')).toBe('/?search=DadarKaRaja');
});
