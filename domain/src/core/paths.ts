/**
 * Paths of all public pages, and the slugs in them. This module imports nothing, so every bundle
 * can import it.
 */

/** The subjects that have feeds of their own, by the segment of the feed's path. */
export type FeedSubject = 'category' | 'films' | 'people';

export const paths = {
  home: '/',
  search: (query: string): string => `/?search=${encodeURIComponent(query)}`,
  /** The search for a hashtag, without its '#'. */
  hashtag: (hashtag: string): string => `/?search=${encodeURIComponent(hashtag.replace(/^#/, ''))}`,
  article: (slug: string): string => `/article/${encodeURIComponent(slug)}`,
  category: (slug: string): string => `/category/${encodeURIComponent(slug)}`,
  movie: (slug: string): string => `/${encodeURIComponent(slug)}`,
  person: (slug: string): string => `/people/${encodeURIComponent(slug)}`,
  boxOffice: '/box-office',
  /** `year`: four digits. */
  boxOfficeYear: (year: string): string => `/box-office/${year}`,
  boxOfficeRecords: '/box-office/records',
  boxOfficeCompare: '/box-office/compare',
  boxOfficeComparison: (slugs: readonly string[]): string =>
    `/box-office/compare?films=${slugs.map((slug) => encodeURIComponent(slug)).join(',')}`,
  polls: '/polls',
  releases: '/releases',
  people: '/people',
  /** People whose names begin with `letter`. */
  peopleBy: (letter: string): string => `/people?letter=${letter}`,
  /** The page of a letter that ends before, or begins after, the person with this id. */
  peopleNear: (letter: string, side: 'before' | 'after', id: string): string =>
    `/people?letter=${letter}&${side}=${encodeURIComponent(id)}`,
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  confirmSubscription: '/confirm-subscription',
  unsubscribe: '/unsubscribe',
  rss: '/rss.xml',
  /** The feed of the stories about a subject. */
  rssAbout: (subject: FeedSubject, slug: string): string => `/rss/${subject}/${encodeURIComponent(slug)}.xml`,
  /** The calendar of releases for other programs. */
  releasesCalendar: '/releases.ics',
  sitemap: '/sitemap.xml',
} as const;

/**
 * The slug of a text: lower case, spaces become hyphens, and everything but ASCII letters and
 * digits is removed ('Phir Milenge, Farida' → 'phir-milenge-farida'). It has at most 80 characters.
 * It may be empty, e.g. for a name in Tamil script.
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
