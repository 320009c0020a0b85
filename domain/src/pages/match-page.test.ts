import { expect, it } from 'vitest';
import { deskPaths } from '../core/desk-paths.ts';
import { paths } from '../core/paths.ts';
import { isSavablePath, matchPage } from './match-page.ts';
import { hasSlug, pageEntry, pageIds, pages } from './page-registry.ts';

const aliases = (slug: string): string[] =>
  pageIds.flatMap((id) => pageEntry(id).alias ?? []).map((alias) => alias.replace(/:\w+/, slug));

it('finds every page of the registry by its path', () => {
  for (const id of pageIds) {
    const slug = !hasSlug(id) ? '' : id === 'box-office-year' ? '2026' : 'a-b';
    expect(matchPage(pages[id].path.replace(/:\w+/, slug)), id).toEqual({ id, kind: pages[id].kind, slug });
  }
});
it('finds the pages of the paths that links use', () => {
  expect(matchPage(paths.article('a-b'))).toMatchObject({ id: 'article', slug: 'a-b' });
  expect(matchPage(paths.category('गाने'))).toMatchObject({ id: 'category', slug: 'गाने' });
  expect(matchPage(paths.movie('war-2'))).toMatchObject({ id: 'movie', slug: 'war-2' });
});
it('finds a year of the box office by four digits only', () => {
  expect(matchPage('/box-office/2026')).toMatchObject({ id: 'box-office-year', slug: '2026' });
  expect(matchPage('/box-office/records')).toMatchObject({ id: 'box-office-records' });
  for (const path of ['/box-office/26', '/box-office/20266', '/box-office/best', '/box-office/२०२६'])
    expect(matchPage(path), path).toEqual({ kind: 'not-found', what: 'page' });
});
it('redirects aliases and a trailing slash', () => {
  expect(aliases('a%20b').map(matchPage)).toEqual([
    { kind: 'redirect', to: '/article/a%20b' },
    { kind: 'redirect', to: '/category/a%20b' },
  ]);
  expect(matchPage('/box-office/')).toEqual({ kind: 'redirect', to: '/box-office' });
});
it('prefers fixed pages to films, and finds no film under a reserved word', () => {
  expect(matchPage('/about')).toMatchObject({ id: 'about', kind: 'static' });
  for (const path of ['/api', '/search', '/Movies', '/About', '/Articles', '/admin', '/favicon.ico', '/wp-login.php'])
    expect(matchPage(path), path).toEqual({ kind: 'not-found', what: 'page' });
});
it('finds no page for deeper paths, malformed encodings, and paths that could lead to another site', () => {
  const others = [
    '/a/b',
    '/article',
    '/article/a/b',
    '/article/%E0%A4',
    '/articles',
    '//evil.example/',
    '/\\evil/',
    '',
  ];
  for (const path of others) expect(matchPage(path), path).toEqual({ kind: 'not-found', what: 'page' });
});
it('does not look up slugs that are longer than any slug of the site', () => {
  const long = 'd'.repeat(201);
  expect([`/article/${long}`, `/category/${long}`, `/${long}`].map(matchPage)).toEqual([
    { kind: 'not-found', what: 'article' },
    { kind: 'not-found', what: 'category' },
    { kind: 'not-found', what: 'movie' },
  ]);
  expect(matchPage(`/article/${'d'.repeat(200)}`)).toMatchObject({ kind: 'article' });
});
it('allows saving pages that are the same for every reader', () => {
  for (const path of [
    '/',
    '/article/a',
    '/category/music',
    '/box-office',
    '/polls',
    '/about',
    '/contact',
    '/privacy',
    '/terms',
    '/dadar-ka-raja',
  ])
    expect(isSavablePath(path), path).toBe(true);
});
it('never allows saving desks, the API, links from emails or files', () => {
  const desks = Object.values(deskPaths).map((path) => (typeof path === 'string' ? path : path('a', 'b')));
  const others = [
    '/api',
    '/api/articles',
    '/Admin',
    '/outbox',
    '/unsubscribe',
    '/login',
    '/rss.xml',
    '/sw.js',
    '/article',
    '/article/',
    '/no/such/page',
  ];
  for (const path of [...desks, ...others]) expect(isSavablePath(path), path).toBe(false);
});
