import { expect, test } from 'vitest';
import { chunksOf, earlyScriptOf } from './chunks.ts';

test('lists the entry, then every script behind those that it is made of, each once, and last what starts the page', () => {
  const manifest = {
    'app-shell.html': { file: 'assets/entry.js', isEntry: true, imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
    '_cards.js': { file: 'assets/cards.js', imports: ['_react.js'] },
    'src/app/pages/home-page.tsx': { file: 'assets/home.js', imports: ['_cards.js', 'app-shell.html'] },
    'src/app/start-client.tsx': { file: 'assets/start.js', imports: ['_cards.js', '_shell.js'] },
    '_shell.js': { file: 'assets/shell.js' },
    'src/app/pages/about-page.tsx': { file: 'assets/about.js' },
  };
  expect(chunksOf(manifest, ['home'])).toEqual([
    '/assets/entry.js',
    '/assets/react.js',
    '/assets/cards.js',
    '/assets/home.js',
    '/assets/shell.js',
    '/assets/start.js',
  ]);
});

test('knows the script that runs first by the name of its chunk', () => {
  const manifest = { 'app-shell.html': { file: 'assets/entry.js', isEntry: true }, '_measure-early-a.js': { file: 'assets/measure-early-a.js', name: 'measure-early' } };
  expect(earlyScriptOf(manifest)).toBe('/assets/measure-early-a.js');
});

test('needs no manifest', () => {
  expect(chunksOf({}, ['home'])).toEqual([]);
  expect(earlyScriptOf({})).toBeNull();
});
