import { RESERVED_SEGMENTS } from '../core/paths.ts';

/**
 * Query parameters that pages use. Others (campaigns, click ids) must not miss the cache, and must
 * not get into the markup.
 */
const PAGE_PARAMETERS = ['search', 'category', 'sort', 'page'];

/**
 * The path with its relevant parameters in a fixed order. It is the cache key of a page and the
 * input of its markup.
 */
export function pagePath(url: URL): string {
  const query = new URLSearchParams();
  for (const name of PAGE_PARAMETERS) {
    const value = url.searchParams.get(name);
    if (value !== null && value !== '') query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? url.pathname : `${url.pathname}?${text}`;
}

/**
 * First path segments of public pages. All other reserved segments are desks, aliases, the API or
 * files.
 */
const READING_SEGMENTS: ReadonlySet<string> = new Set([
  '',
  'box-office',
  'polls',
  'about',
  'contact',
  'privacy',
  'terms',
]);

/**
 * Whether the service worker may save the page at this path: it must be the same for every reader.
 * Desks and links from emails (`/unsubscribe?token=…`) are not.
 */
export function isSavablePath(pathname: string): boolean {
  const [first = '', second, ...rest] = pathname.slice(1).split('/');
  if (rest.length > 0) return false;
  if (first === 'article' || first === 'category') return second !== undefined && second !== '';
  if (second !== undefined) return false;
  return READING_SEGMENTS.has(first) || !(RESERVED_SEGMENTS.has(first.toLowerCase()) || first.includes('.'));
}
