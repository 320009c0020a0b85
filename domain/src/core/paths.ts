import { indianDay } from './dates.ts';

/** Every address of the site, and the slugs in them. Pure, so every bundle can import it. */

/** First path segments that a movie page can never have. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  'about',
  'admin',
  'api',
  'app',
  'art',
  'article',
  'articles',
  'assets',
  'box-office',
  'categories',
  'category',
  'confirm-subscription',
  'contact',
  'favicon',
  'fonts',
  'home',
  'index',
  'login',
  'movie',
  'movies',
  'newsletter',
  'outbox',
  'polls',
  'predictions',
  'privacy',
  'robots',
  'rss',
  'search',
  'sitemap',
  'static',
  'sw',
  'terms',
  'unsubscribe',
  'webadmin',
  'well-known',
]);

export const paths = {
  home: '/',
  search: (query: string): string => `/?search=${encodeURIComponent(query)}`,
  /** The search for a hashtag: `#Tag` becomes the search for `Tag`. */
  hashtag: (hashtag: string): string => `/?search=${encodeURIComponent(hashtag.replace(/^#/, ''))}`,
  article: (slug: string): string => `/article/${encodeURIComponent(slug)}`,
  category: (slug: string): string => `/category/${encodeURIComponent(slug)}`,
  movie: (slug: string): string => `/${encodeURIComponent(slug)}`,
  boxOffice: '/box-office',
  polls: '/polls',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  confirmSubscription: '/confirm-subscription',
  unsubscribe: '/unsubscribe',
  rss: '/rss.xml',
  sitemap: '/sitemap.xml',
} as const;

/**
 * The slug of a text: lower case, spaces become hyphens, and everything but ASCII letters and
 * digits is removed ('Phir Milenge, Farida' → 'phir-milenge-farida'). It may be empty, e.g. for a
 * name in Tamil script.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\s-]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '');
}

/**
 * A movie's slug that is not empty, reserved or taken. Tries the name alone, then with its
 * language, its year, both, then a number from 2 on. A name without any ASCII letter or digit
 * becomes 'movie'.
 */
export function movieSlug(
  movie: { movieName: string; language?: string | null; releaseDate?: string | null },
  isTaken: (slug: string) => boolean,
): string {
  const base = slugify(movie.movieName);
  const language = slugify(movie.language ?? '');
  const year = movie.releaseDate ? indianDay(movie.releaseDate).slice(0, 4) : '';
  const stem = base === '' ? 'movie' : base;
  const withParts = (...parts: string[]) => [stem, ...parts.filter((part) => part !== '')].join('-');
  const free = (slug: string) => slug !== '' && !RESERVED_SEGMENTS.has(slug) && !isTaken(slug);
  for (const candidate of [base, withParts(language), withParts(year), withParts(language, year)]) {
    // 'movie' itself is reserved, so a film without name, language and year gets a number.
    if (free(candidate)) return candidate;
  }
  for (let number = 2; ; number += 1) {
    const candidate = withParts(String(number));
    if (free(candidate)) return candidate;
  }
}
