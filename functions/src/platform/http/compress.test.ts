import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { compressAnswers, compressible, encodingHeaders, encodingOf, inEncoding } from './compress.ts';

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

it('compresses long answers of an app and leaves short ones uncompressed', async () => {
  const app = new Hono();
  app.use('*', compressAnswers);
  app.get('/long', (c) => c.json('paper '.repeat(500), 200, { ETag: '"a"', Vary: 'Authorization' }));
  app.get('/short', (c) => c.json('paper'));
  const ask = (path: string, encoding = 'gzip, br') => app.request(path, { headers: { 'Accept-Encoding': encoding } });

  const long = await ask('/long');
  expect(['content-encoding', 'etag', 'vary'].map((name) => long.headers.get(name))).toEqual([
    'br',
    'W/"a"',
    'Authorization, Accept-Encoding',
  ]);
  expect(JSON.parse(brotliDecompressSync(Buffer.from(await long.arrayBuffer())).toString())).toBe('paper '.repeat(500));
  for (const plain of [await ask('/short'), await ask('/long', 'identity')]) {
    expect(plain.headers.get('content-encoding')).toBe(null);
    expect(await plain.json()).toContain('paper');
  }
});
