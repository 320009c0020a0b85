import { RESERVED_SEGMENTS } from '../core/paths.ts';

/**
 * Query parameters that a page looks at; others (campaigns, click ids) must neither miss the cache
 * nor reach the markup.
 */
const PAGE_PARAMETERS = ['search', 'category', 'sort', 'page'];

/**
 * Path and the query that matters, in a fixed order: the key of a page, and what its markup is made
 * from.
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
 * First segments that are pages for reading; every other reserved word is a desk, an alias, the API
 * or a file.
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
 * Whether a browser may save the page at this path for reading offline: pages that are the same for
 * every reader. Desks and links from emails (`/unsubscribe?token=…`) are not.
 */
export function isSavablePath(pathname: string): boolean {
  const [first = '', second, ...rest] = pathname.slice(1).split('/');
  if (rest.length > 0) return false;
  if (first === 'article' || first === 'category') return second !== undefined && second !== '';
  if (second !== undefined) return false;
  return READING_SEGMENTS.has(first) || !(RESERVED_SEGMENTS.has(first.toLowerCase()) || first.includes('.'));
}
