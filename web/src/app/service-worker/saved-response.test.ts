import { expect, it } from 'vitest';
import { headlineOf, isPublicPage, languageOf } from './saved-response.ts';

const page = (
  change: { status?: number; type?: ResponseType; redirected?: boolean; headers?: Record<string, string> } = {},
) => ({
  status: 200,
  type: 'basic' as ResponseType,
  redirected: false,
  ...change,
  headers: new Headers({
    'cache-control': 'public, max-age=0, s-maxage=10',
    'content-type': 'text/html; charset=UTF-8',
    ...change.headers,
  }),
});

it('lets a public page be saved', () => {
  expect(isPublicPage(page())).toBe(true);
});
it('never saves a response that is private, partial, failed, redirected or not HTML', () => {
  for (const control of ['private, no-store', 'public, no-store', 'no-cache', ''])
    expect(isPublicPage(page({ headers: { 'cache-control': control } })), control).toBe(false);
  for (const status of [206, 404, 500]) expect(isPublicPage(page({ status })), String(status)).toBe(false);
  expect(isPublicPage(page({ type: 'opaqueredirect' }))).toBe(false);
  expect(isPublicPage(page({ redirected: true }))).toBe(false);
  expect(isPublicPage(page({ headers: { 'content-type': 'application/json' } }))).toBe(false);
});
it('reads the headline of a page, without its tags', () => {
  expect(headlineOf('<main><h1 class="a">Chai &amp; <!-- --><em>samosa</em></h1><h1>Second</h1></main>')).toBe(
    'Chai &amp; samosa',
  );
  expect(headlineOf('<main></main>')).toBe('');
});
it('reads the language of a page', () => {
  expect(languageOf('<!doctype html><html lang="hi" data-theme="dark">')).toBe('hi');
});
