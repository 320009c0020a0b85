import { deskOf } from '@first-show/domain/core/desk-paths';
import { matchPage } from '@first-show/domain/pages/match-page';
import type { PageRoute } from './pages/server-page.ts';

/** The desk at a path; `null` for a broken encoding too. */
function deskAt(path: string): ReturnType<typeof deskOf> {
  try {
    return deskOf(decodeURI(path));
  } catch {
    return null;
  }
}

/**
 * The page or desk at a path with query, which starts with '/'. A redirect keeps the query; its
 * parameters are read by the page itself.
 */
export function readRoute(pathAndQuery: string): { route: PageRoute; query: URLSearchParams } {
  const [path = '/', ...rest] = pathAndQuery.split('?');
  const search = rest.join('?').split('#')[0] ?? '';
  const desk = deskAt(path);
  const route: PageRoute = desk === null ? matchPage(path) : { kind: 'desk', name: desk };
  if (route.kind === 'redirect' && search !== '') route.to += `?${search}`;
  return { route, query: new URLSearchParams(search) };
}
