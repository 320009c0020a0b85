import { indianDay } from '../core/dates.ts';
import { titleSlug } from '../articles/title-slug.ts';
import { isReservedSegment } from '../pages/reserved-segments.ts';

/**
 * The slug of a movie. The slug is never empty, reserved or taken. Tries the name alone, then with
 * language, with year, with both, then with a number from 2 on. Devanagari becomes Latin letters. A
 * name that then has neither ASCII letters nor digits counts as 'movie'.
 */
export function movieSlug(
  movie: { movieName: string; language?: string | null; releaseDate?: string | null },
  isTaken: (slug: string) => boolean,
): string {
  const base = titleSlug(movie.movieName);
  const language = titleSlug(movie.language ?? '');
  const year = movie.releaseDate ? indianDay(movie.releaseDate).slice(0, 4) : '';
  const stem = base === '' ? 'movie' : base;
  const withParts = (...parts: string[]) => [stem, ...parts.filter((part) => part !== '')].join('-');
  const free = (slug: string) => slug !== '' && !isReservedSegment(slug) && !isTaken(slug);
  for (const candidate of [base, withParts(language), withParts(year), withParts(language, year)]) {
    // 'movie' alone is reserved, so a film whose name, language and year give nothing else gets a
    // number.
    if (free(candidate)) return candidate;
  }
  for (let number = 2; ; number += 1) {
    const candidate = withParts(String(number));
    if (free(candidate)) return candidate;
  }
}
