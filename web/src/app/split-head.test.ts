import { expect, test } from 'vitest';
import { splitHead } from './split-head.ts';

test('splits links, meta and title off the front of the markup', () => {
  const head = '<link rel="preload" href="/a.avif" imageSrcSet="/a.avif 1x, b &gt; c"/><meta name="a" content="b"/><title>A &lt; b</title>';
  expect(splitHead(`${head}<div id="x"><link rel="stylesheet"/></div>`)).toEqual({ head, body: '<div id="x"><link rel="stylesheet"/></div>' });
});

test('leaves markup without a head alone', () => {
  expect(splitHead('<a href="/">First</a>')).toEqual({ head: '', body: '<a href="/">First</a>' });
});
