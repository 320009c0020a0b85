import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';

test('lists the entry, its imports and the chunks of the page, each once', () => {
  const manifest = {
    'app-shell.html': { file: 'assets/entry.js', isEntry: true, imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
    '_cards.js': { file: 'assets/cards.js', imports: ['_react.js'] },
    'src/app/pages/home-page.tsx': { file: 'assets/home.js', imports: ['_cards.js', 'app-shell.html'] },
    'src/app/pages/about-page.tsx': { file: 'assets/about.js' },
  };
  expect(chunksOf(manifest, ['home'])).toEqual(['/assets/entry.js', '/assets/react.js', '/assets/home.js', '/assets/cards.js']);
});

test('needs no manifest', () => {
  expect(chunksOf({}, ['home'])).toEqual([]);
});
