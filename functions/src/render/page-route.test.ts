import { SEARCH_MAX_CHARACTERS } from '@first-show/domain/core/limits';
import { expect, it } from 'vitest';
import { readRoute } from './page-route.ts';

it('reads search, tab, sort and page of the home page', () => {
  expect(readRoute('/')).toEqual({ kind: 'home', query: null, tab: 'all', sort: 'recent', page: 1 });
  expect(readRoute('/?search=%20Dadar%20ka%20&category=music&sort=popular&page=3')).toEqual({
    kind: 'home',
    query: 'Dadar ka',
    tab: 'music',
    sort: 'views',
    page: 3,
  });
  expect(readRoute('/?search=+&sort=odd&page=0')).toMatchObject({ query: null, sort: 'recent', page: 1 });
  expect(readRoute('/?page=99999')).toMatchObject({ page: 1 });
  expect(readRoute('/?page=999')).toMatchObject({ page: 51 });
});
it('cuts a long search without splitting a character, because a URL cannot hold half of one', () => {
  const route = readRoute(`/?search=${'a'.repeat(SEARCH_MAX_CHARACTERS - 1)}🎬`);
  expect(route).toMatchObject({ query: 'a'.repeat(SEARCH_MAX_CHARACTERS - 1) });
});
it('redirects alternative addresses of articles and categories, and keeps the query', () => {
  expect(readRoute('/articles/a-b')).toEqual({ kind: 'redirect', to: '/article/a-b' });
  expect(readRoute('/categories/music?page=2')).toEqual({ kind: 'redirect', to: '/category/music?page=2' });
});
it('removes a trailing slash, and never redirects to another site', () => {
  expect(readRoute('/box-office/?x=1')).toEqual({ kind: 'redirect', to: '/box-office?x=1' });
  for (const path of ['//evil.example/', '//evil.example', '/\\evil.example/', 'evil'])
    expect(readRoute(path).kind).toBe('not-found');
});
it('prefers fixed pages to films, and reserves words', () => {
  expect(readRoute('/about')).toEqual({ kind: 'static', name: 'about' });
  expect(readRoute('/admin')).toEqual({ kind: 'desk', name: 'admin' });
  expect(readRoute('/admin/articles/new?x=1')).toEqual({ kind: 'desk', name: 'admin' });
  expect(readRoute('/webadmin/pending')).toEqual({ kind: 'desk', name: 'webadmin' });
  expect(readRoute('/webadmin/articles')).toEqual({ kind: 'not-found', what: 'page' });
  expect(readRoute('/war-2')).toEqual({ kind: 'movie', slug: 'war-2' });
  for (const path of ['/api', '/search', '/Movies', '/favicon.ico', '/wp-login.php'])
    expect(readRoute(path), path).toEqual({ kind: 'not-found', what: 'page' });
});
it('is not found for deeper paths and for a broken encoding', () => {
  for (const path of ['/a/b', '/article', '/article/a/b', '/article/%E0%A4', '/articles'])
    expect(readRoute(path).kind, path).toBe('not-found');
});
it('does not accept the name of an object’s built-in property as a sort', () => {
  for (const sort of ['constructor', '__proto__', 'toString'])
    expect(readRoute(`/?sort=${sort}`)).toMatchObject({ sort: 'recent' });
});
it('does not look up segments that are longer than any slug', () => {
  const long = 'd'.repeat(201);
  expect([`/article/${long}`, `/category/${long}`, `/${long}`].map(readRoute)).toEqual([
    { kind: 'not-found', what: 'article' },
    { kind: 'not-found', what: 'category' },
    { kind: 'not-found', what: 'movie' },
  ]);
  expect(readRoute(`/article/${'d'.repeat(200)}`)).toMatchObject({ kind: 'article' });
});
