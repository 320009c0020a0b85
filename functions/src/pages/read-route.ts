import { deskOf } from '@first-show/domain/core/desk-paths';
import { matchPage } from '@first-show/domain/pages/match-page';
import type { PageRoute } from './data/server-page.ts';

/** The desk at a path; `null` if there is none, or if the path is encoded wrongly. */
function deskAt(path: string): ReturnType<typeof deskOf> {
  try {
    return deskOf(decodeURI(path));
  } catch {
    return null;
  }
}

/**
 * The page or desk at a path with query (starting with '/'), or a redirect, which keeps the query.
 * The query's parameters are read by the page.
 */
export function readRoute(pathAndQuery: string): { route: PageRoute; query: URLSearchParams } {
  const [path = '/', ...rest] = pathAndQuery.split('?');
  const search = rest.join('?').split('#')[0] ?? '';
  const desk = deskAt(path);
  const route: PageRoute = desk === null ? matchPage(path) : { kind: 'desk', name: desk };
  if (route.kind === 'redirect' && search !== '') route.to += `?${search}`;
  return { route, query: new URLSearchParams(search) };
}
