import { describe, expect, it } from 'vitest';
import { movieSlug } from './movie-slug.ts';

describe('the slug of a film', () => {
  const taken =
    (...slugs: string[]) =>
    (slug: string) =>
      slugs.includes(slug);
  it('is the name alone if that is free', () => {
    expect(movieSlug({ movieName: 'War 2' }, taken())).toBe('war-2');
  });
  it('adds the language, else the year, else both, else a number', () => {
    const film = { movieName: 'Legend', language: 'Tamil', releaseDate: '2025-12-05' };
    expect(movieSlug(film, taken('legend'))).toBe('legend-tamil');
    expect(movieSlug(film, taken('legend', 'legend-tamil'))).toBe('legend-2025');
    expect(movieSlug(film, taken('legend', 'legend-tamil', 'legend-2025'))).toBe('legend-tamil-2025');
    expect(movieSlug(film, taken('legend', 'legend-tamil', 'legend-2025', 'legend-tamil-2025'))).toBe('legend-2');
  });
  it('is never a reserved word', () => {
    expect(movieSlug({ movieName: 'About' }, taken())).toBe('about-2');
    expect(movieSlug({ movieName: 'Admin', language: 'Hindi' }, taken())).toBe('admin-hindi');
  });
  it('transliterates a title in Devanagari', () => {
    expect(movieSlug({ movieName: 'चाय और चाबी' }, taken())).toBe('chaay-aur-chaabi');
  });
  it("starts with 'movie' if the name has neither Latin letters nor digits", () => {
    expect(movieSlug({ movieName: 'காந்தாரா', language: 'Kannada' }, taken())).toBe('movie-kannada');
    expect(movieSlug({ movieName: '!!!' }, taken())).toBe('movie-2');
  });
});
