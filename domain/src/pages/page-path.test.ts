import { expect, it } from 'vitest';
import { deskPaths } from '../core/desk-paths.ts';
import { isSavablePath, pagePath } from './page-path.ts';

it('drops query parameters that do not change the page', () => {
  const path = (address: string) => pagePath(new URL(address, 'https://firstshow.example'));
  expect(path('/article/a?utm_source=x&fbclid=1')).toBe('/article/a');
  expect(path('/?page=2&search=')).toBe('/?page=2');
  expect(path('/?page=2&search=a b&x=1')).toBe('/?search=a+b&page=2');
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
  const desks = Object.values(deskPaths).map((path) => (typeof path === 'string' ? path : path('a')));
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
