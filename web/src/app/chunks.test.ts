import { existsSync } from 'node:fs';
import { pageIds } from '@first-show/domain/pages/page-registry';
import { expect, test } from 'vitest';
import { scriptsOf } from './chunks.ts';

test('lists each script once and after its imports, and the start script last', () => {
  const manifest = {
    '_react.js': { file: 'assets/react.js' },
    '_cards.js': { file: 'assets/cards.js', imports: ['_react.js'] },
    'src/site/pages/home-page.tsx': { file: 'assets/home.js', imports: ['_cards.js'] },
    'src/app/start-client.tsx': { file: 'assets/start.js', imports: ['_cards.js', '_shell.js'] },
    '_shell.js': { file: 'assets/shell.js' },
    'src/site/pages/about-page.tsx': { file: 'assets/about.js' },
  };
  expect(scriptsOf(manifest, ['shell', 'home'])).toEqual([
    '/assets/react.js',
    '/assets/cards.js',
    '/assets/home.js',
    '/assets/shell.js',
    '/assets/start.js',
  ]);
});

test("lists the frame and the routes of the desks for a desk's route", () => {
  const manifest = {
    'src/desk/shell/desk-frame.tsx': { file: 'assets/desk-frame.js' },
    'src/desk/shell/desk-routes.tsx': { file: 'assets/desk-routes.js' },
  };
  expect(scriptsOf(manifest, ['content-desk'])).toEqual(['/assets/desk-frame.js', '/assets/desk-routes.js']);
});

test('every public page has a module that is named after the id of the page', () => {
  for (const id of pageIds) expect(existsSync(new URL(`../site/pages/${id}-page.tsx`, import.meta.url)), id).toBe(true);
});

test('returns an empty list without a manifest', () => {
  expect(scriptsOf({}, ['home'])).toEqual([]);
});
