import { expect, it } from 'vitest';
import { readRoute } from './read-route.ts';

const routeOf = (path: string) => readRoute(path).route;

it('keeps the query of a page, and adds it to a redirect', () => {
  expect(readRoute('/?search=a%20b&page=2').query.get('search')).toBe('a b');
  expect(routeOf('/articles/a-b')).toEqual({ kind: 'redirect', to: '/article/a-b' });
  expect(routeOf('/categories/music?page=2')).toEqual({ kind: 'redirect', to: '/category/music?page=2' });
  expect(routeOf('/box-office/?x=1')).toEqual({ kind: 'redirect', to: '/box-office?x=1' });
});
it('never redirects to another site', () => {
  for (const path of ['//evil.example/', '//evil.example', '/\\evil.example/', 'evil'])
    expect(routeOf(path).kind, path).toBe('not-found');
});
it('prefers a desk to a film, but only at the paths that the desk has', () => {
  expect(routeOf('/admin')).toEqual({ kind: 'desk', name: 'admin' });
  expect(routeOf('/admin/articles/new?x=1')).toEqual({ kind: 'desk', name: 'admin' });
  expect(routeOf('/webadmin/pending')).toEqual({ kind: 'desk', name: 'webadmin' });
  expect(routeOf('/%61dmin')).toEqual({ kind: 'desk', name: 'admin' });
  expect(routeOf('/admin/articles/%E0%A4')).toEqual({ kind: 'not-found', what: 'page' });
  expect(routeOf('/webadmin/articles')).toEqual({ kind: 'not-found', what: 'page' });
});
