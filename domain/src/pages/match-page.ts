import type { NotFoundData } from './page-data.ts';
import { hasSlug, pageEntry, pageIds, type PageId, type pages } from './page-registry.ts';
import { isReservedSegment } from './reserved-segments.ts';

/** A page of the registry that a path leads to. `slug` is '' for a page without one. */
type PageMatch = { [Id in PageId]: { id: Id; kind: (typeof pages)[Id]['kind']; slug: string } }[PageId];

/** What a path leads to: a page, a redirect, or nothing. */
export type PathMatch =
  PageMatch | { kind: 'redirect'; to: string } | { kind: 'not-found'; what: NotFoundData['what'] };

/**
 * Maximum length of a slug. No slug of the site is longer, and Firestore cannot look up more than
 * 1,500 bytes.
 */
const SLUG_MAX = 200;

const notFound = (what: NotFoundData['what'] = 'page'): PathMatch => ({ kind: 'not-found', what });

/** The decoded segments of a path; `null` if an encoding is malformed. */
function segmentsOf(path: string): string[] | null {
  try {
    return path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

/**
 * The slug in a path that matches the pattern, '' for a pattern without a slug; `null` if the path
 * does not match.
 */
function slugIn(pattern: string, segments: readonly string[]): string | null {
  const parts = pattern.slice(1).split('/');
  const isSlug = (part: string) => part.startsWith(':');
  if (parts.length !== segments.length) return null;
  if (parts.some((part, index) => !isSlug(part) && part !== segments[index])) return null;
  return segments[parts.findIndex(isSlug)] ?? '';
}

function matchId(id: PageId, slug: string): PathMatch {
  // A path such as '/favicon.ico' asks for a missing file. No film's slug has a dot, so answer
  // without a read.
  if (id === 'movie' && (isReservedSegment(slug) || slug.includes('.'))) return notFound();
  if (id === 'box-office-year' && !/^\d{4}$/.test(slug)) return notFound();
  if (hasSlug(id) && slug.length > SLUG_MAX) return notFound(id);
  return { id, kind: pageEntry(id).kind, slug } as PageMatch;
}

/**
 * Finds the page of a path, which starts with '/' and has no query. A trailing slash and an alias
 * give a redirect.
 */
export function matchPage(path: string): PathMatch {
  // Without this check, '//elsewhere/' would become a redirect to another site.
  if (!path.startsWith('/') || path.includes('//') || path.includes('\\')) return notFound();
  if (path !== '/' && path.endsWith('/')) return { kind: 'redirect', to: path.slice(0, -1) };
  const segments = segmentsOf(path);
  if (segments === null) return notFound();
  for (const id of pageIds) {
    const { path: pattern, alias } = pageEntry(id);
    const slug = slugIn(pattern, segments);
    if (slug !== null) return matchId(id, slug);
    const aliased = alias === undefined ? null : slugIn(alias, segments);
    if (aliased !== null) return { kind: 'redirect', to: pattern.replace(/:\w+/, encodeURIComponent(aliased)) };
  }
  return notFound();
}

/**
 * Whether the service worker may save the page at this path. It may save only pages that are the
 * same for every reader: no desks, and no pages that are opened by links in emails
 * (`/unsubscribe?token=…`).
 */
export function isSavablePath(path: string): boolean {
  const match = matchPage(path);
  return 'id' in match && pageEntry(match.id).isFromEmail !== true;
}
