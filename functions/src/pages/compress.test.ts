import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressible, encodingHeaders, encodingOf, inEncoding } from './compress.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', null],
  ['identity', null],
  ['', null],
  [undefined, null],
])('for Accept-Encoding %j, selects the encoding %j', (header, encoding) => {
  expect(encodingOf(header)).toBe(encoding);
});

it('sends the same text in every encoding', async () => {
  const text = `<p>पठान</p>${'<p>paper</p>'.repeat(200)}`;
  const body = compressible(text);
  expect((await inEncoding(body, null)).toString()).toBe(text);
  expect(brotliDecompressSync(await inEncoding(body, 'br')).toString()).toBe(text);
  expect(gunzipSync(await inEncoding(body, 'gzip')).toString()).toBe(text);
});

it('compresses once for many concurrent calls', async () => {
  const body = compressible('paper');
  const [first, second] = await Promise.all([inEncoding(body, 'br'), inEncoding(body, 'br')]);
  expect(second).toBe(first);
});

it('sends Vary even for an answer that is not compressed', () => {
  expect(encodingHeaders(null)).toEqual({ Vary: 'Accept-Encoding' });
  expect(encodingHeaders('br')).toEqual({ Vary: 'Accept-Encoding', 'Content-Encoding': 'br' });
});
