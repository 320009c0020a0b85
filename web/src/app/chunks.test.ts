import { expect, test } from 'vitest';
import { scriptsOf } from './chunks.ts';

test('lists the entry first, then its chunks and those of the page, each once', () => {
  const manifest = {
    'src/app/pages/home-page.tsx': { file: 'assets/home.js', imports: ['_cards.js', 'src/app/entry-client.tsx'] },
    '_react.js': { file: 'assets/react.js' },
    '_cards.js': { file: 'assets/cards.js', imports: ['_react.js'] },
    'src/app/entry-client.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_react.js'] },
    'src/app/pages/about-page.tsx': { file: 'assets/about.js' },
  };
  expect(scriptsOf(manifest, ['shell', 'home'])).toEqual(['/assets/entry.js', '/assets/react.js', '/assets/home.js', '/assets/cards.js']);
});

test('lists the frame of a desk for its door', () => {
  const manifest = {
    'src/app/entry-client.tsx': { file: 'assets/entry.js', isEntry: true },
    'src/app/desks/desk-frame.tsx': { file: 'assets/desk-frame.js' },
  };
  expect(scriptsOf(manifest, ['content-desk'])).toEqual(['/assets/entry.js', '/assets/desk-frame.js']);
});

test('needs no manifest', () => {
  expect(scriptsOf({}, ['home'])).toEqual([]);
});
