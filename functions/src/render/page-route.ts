import type { ArticleSort } from '@first-show/domain/articles/article.schema';
import { deskOf } from '@first-show/domain/core/desk-paths';
import { OFFSET_MAX, PAGE_SIZE, SEARCH_MAX_CHARACTERS } from '@first-show/domain/core/limits';
import { paths, RESERVED_SEGMENTS } from '@first-show/domain/core/paths';
import { cleanLine, firstCharacters } from '@first-show/domain/core/text';
import type { NotFoundData, StaticData } from '@first-show/domain/pages/page-data';

/** The page that an address means. */
export type PageRoute =
  | { kind: 'home'; query: string | null; tab: string; sort: ArticleSort; page: number }
  | { kind: 'category'; slug: string; sort: ArticleSort; page: number }
  | { kind: 'article'; slug: string }
  | { kind: 'box-office' }
  | { kind: 'polls' }
  | { kind: 'static'; name: StaticData['name'] }
  | { kind: 'desk'; name: 'admin' | 'webadmin' }
  | { kind: 'movie'; slug: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found'; what: NotFoundData['what'] };

/** The last page that `offset` can reach. */
const PAGE_MAX = Math.floor(OFFSET_MAX / PAGE_SIZE) + 1;

/** None of our slugs is longer, and Firestore refuses to look up more than 1,500 bytes. */
const SLUG_MAX = 200;

/** A map, because an object would also have 'constructor'. */
const sorts: ReadonlyMap<string, ArticleSort> = new Map([
  ['recent', 'recent'],
  ['popular', 'views'],
  ['trending', 'trending'],
]);

const notFound = (what: NotFoundData['what'] = 'page'): PageRoute => ({ kind: 'not-found', what });

function readList(query: URLSearchParams): { sort: ArticleSort; page: number } {
  const page = query.get('page') ?? '1';
  const number = /^\d{1,3}$/.test(page) ? Number(page) : 1;
  return { sort: sorts.get(query.get('sort') ?? '') ?? 'recent', page: Math.min(Math.max(1, number), PAGE_MAX) };
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function homeRoute(query: URLSearchParams): PageRoute {
  const text = firstCharacters(cleanLine(query.get('search') ?? ''), SEARCH_MAX_CHARACTERS);
  return { kind: 'home', query: text === '' ? null : text, tab: query.get('category') || 'all', ...readList(query) };
}

/** Fixed routes first, then a film: any single segment without a route of its own. */
function singleRoute(segment: string): PageRoute {
  switch (segment) {
    case 'box-office':
    case 'polls':
      return { kind: segment };
    case 'about':
    case 'contact':
    case 'privacy':
    case 'terms':
    case 'confirm-subscription':
    case 'unsubscribe':
      return { kind: 'static', name: segment };
    case 'admin':
    case 'webadmin':
      return { kind: 'desk', name: segment };
    default:
      // A dot means a missing file. No film's slug has one, so no read is needed.
      if (RESERVED_SEGMENTS.has(segment.toLowerCase()) || segment.includes('.')) return notFound();
      return segment.length > SLUG_MAX ? notFound('movie') : { kind: 'movie', slug: segment };
  }
}

/**
 * Parses path and query of a page. `pathAndQuery` starts with '/'. Aliases and a trailing slash are
 * redirects, which keep the query. A path that cannot be ours is not found.
 */
export function readRoute(pathAndQuery: string): PageRoute {
  const [path = '/', ...rest] = pathAndQuery.split('?');
  const search = rest.join('?').split('#')[0] ?? '';
  // '//elsewhere/' would become a redirect to another site.
  if (!path.startsWith('/') || path.includes('//') || path.includes('\\')) return notFound();
  const suffix = search === '' ? '' : `?${search}`;
  if (path !== '/' && path.endsWith('/')) return { kind: 'redirect', to: `${path.slice(0, -1)}${suffix}` };
  const query = new URLSearchParams(search);
  const segments = path.slice(1).split('/').map(decode);
  const [first, second] = segments;
  if (segments.includes(null) || first === undefined || first === null) return notFound();
  if (first === '') return homeRoute(query);
  if (segments.length === 1) return singleRoute(first);
  const desk = deskOf(path);
  if (desk !== null) return { kind: 'desk', name: desk };
  if (segments.length > 2 || second === null || second === undefined) return notFound();
  switch (first) {
    case 'article':
      return second.length > SLUG_MAX ? notFound('article') : { kind: 'article', slug: second };
    case 'category':
      return second.length > SLUG_MAX ? notFound('category') : { kind: 'category', slug: second, ...readList(query) };
    case 'articles':
      return { kind: 'redirect', to: `${paths.article(second)}${suffix}` };
    case 'categories':
      return { kind: 'redirect', to: `${paths.category(second)}${suffix}` };
    default:
      return notFound();
  }
}
