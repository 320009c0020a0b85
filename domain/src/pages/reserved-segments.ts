import { pageEntry, pageIds } from './page-registry.ts';

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/**
 * First path segments that no film's page can have: those of other pages, and some reserved words.
 */
const reserved: ReadonlySet<string> = new Set([
  ...pageIds.flatMap((id) => [pageEntry(id).path, pageEntry(id).alias ?? '/'].map(firstSegment)),
  'admin',
  'api',
  'app',
  'art',
  'assets',
  'favicon',
  'fonts',
  'home',
  'index',
  'login',
  'movie',
  'movies',
  'newsletter',
  'outbox',
  'predictions',
  'robots',
  'rss',
  'search',
  'sitemap',
  'static',
  'sw',
  'webadmin',
  'well-known',
]);

export const isReservedSegment = (segment: string): boolean => reserved.has(segment.toLowerCase());
