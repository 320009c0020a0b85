import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { wholeNumberParam } from '@first-show/domain/core/fields';
import { fail, ok } from '@first-show/domain/core/result';
import { unitDeps as deps } from '../testing/unit-deps.ts';
import { createApp } from './app.ts';
import { cacheControl } from '../platform/http/cache.ts';
import type { ApiApp } from '../platform/http/api-app.ts';
import { idParam, publicRoute } from '../platform/http/routes.ts';

function register(app: ApiApp): void {
  const things = { tag: 'things' };
  const query = z.object({
    limit: wholeNumberParam('limit', { max: 50 }).default(12),
    sort: z.enum(['a', 'b']).default('a'),
  });
  publicRoute(
    app,
    deps,
    { ...things, method: 'get', path: '/api/things', summary: 'List', query, answer: z.array(z.string()) },
    ({ query: { limit, sort } }) => ok([`${limit} ${sort}`]),
  );
  publicRoute(
    app,
    deps,
    {
      ...things,
      method: 'get',
      path: '/api/things/{id}',
      summary: 'One',
      params: z.object({ id: idParam }),
      errors: [404],
    },
    ({ params }) => {
      if (params.id === 'boom') throw new Error('secret path /srv/x');
      return fail({ status: 404, message: 'Not found' });
    },
  );
  publicRoute(
    app,
    deps,
    { ...things, method: 'get', path: '/api/long', summary: 'Long', answer: z.array(z.string()) },
    () => ok(['paper '.repeat(500)]),
  );
  const body = z.object({ name: z.string('Required').min(2, 'Name must be at least 2 characters') });
  publicRoute(
    app,
    deps,
    { ...things, method: 'post', path: '/api/things', summary: 'New', status: 201, body, answer: body },
    (input) => ok(input.body),
  );
  publicRoute(app, deps, { ...things, method: 'delete', path: '/api/things/{id}', summary: 'Away', status: 204 }, () =>
    ok(undefined),
  );
  publicRoute(
    app,
    deps,
    { ...things, method: 'post', path: '/api/limited', summary: 'Limited', cache: 'private' },
    () => fail({ status: 429, message: 'Slow down', retryAfterSeconds: 1.2 }),
  );
}
const app = createApp(deps, register);
const post = (body: string, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
  app.request('/api/things', { method: 'POST', body, headers });

it('answers an unknown path with a JSON 404 that the CDN keeps for a short time', async () => {
  const response = await app.request('/api/nothing');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: 'Not found' });
  expect(response.headers.get('cache-control')).toBe(cacheControl.notFound);
});
it('answers an unsupported method on a known path with 405 and Allow', async () => {
  const response = await app.request('/api/things', { method: 'DELETE' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
});
it('answers 400 to a blank, repeated, malformed or out-of-range query value, and ignores unknown parameters', async () => {
  for (const bad of [
    'limit=0',
    'limit=51',
    'limit=x',
    'limit=',
    'limit=1&limit=2',
    'limit=1e1',
    'limit=0x10',
    'limit=%205',
    'sort=c',
    'sort=',
  ]) {
    const response = await app.request(`/api/things?${bad}`);
    expect(response.status, bad).toBe(400);
    const body = (await response.json()) as { message: string; issues: { path: string; message: string }[] };
    expect(body.message).toBe(body.issues[0]?.message);
  }
  expect(await (await app.request('/api/things?utm_source=x')).json()).toEqual(['12 a']);
});
it('makes public reads cacheable, and answers 304 without a body if the ETag matches', async () => {
  const response = await app.request('/api/things');
  expect(response.headers.get('cache-control')).toBe(cacheControl.public);
  const tag = response.headers.get('etag') ?? '';
  const again = await app.request('/api/things', { headers: { 'If-None-Match': `W/${tag}` } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});
it('answers HEAD like GET, but without a body', async () => {
  const response = await app.request('/api/things', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});
it('refuses a body that is not JSON, not an object, too large or of another type', async () => {
  expect((await post('{')).status).toBe(400);
  expect((await post('[]')).status).toBe(400);
  expect((await post('null')).status).toBe(400);
  expect((await post('name=x', { 'Content-Type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  expect((await post(`{"name":"${'x'.repeat(65 * 1024)}"}`)).status).toBe(413);
});
it('answers invalid fields with the first issue as the message, and ignores unknown fields', async () => {
  const response = await post('{"name":"x"}');
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    message: 'Name must be at least 2 characters',
    issues: [{ path: 'name', message: 'Name must be at least 2 characters' }],
  });
  expect((await post('{"name":"xy","more":1}')).status).toBe(201);
});
it('takes an empty body for an object without fields, and refuses text that is not UTF-8', async () => {
  expect(await (await post('')).json()).toMatchObject({ message: 'Required' });
  const withoutBody = await app.request('/api/things', { method: 'POST' });
  expect(await withoutBody.json()).toMatchObject({ message: 'Required' });
  const latin = new Uint8Array([...new TextEncoder().encode('{"name":"'), 0xe9, 0xe9, 0x22, 0x7d]);
  const headers = { 'Content-Type': 'application/json' };
  expect((await app.request('/api/things', { method: 'POST', body: latin, headers })).status).toBe(400);
});
it('removes lone surrogates from a body, and keeps valid pairs', async () => {
  expect(await (await post('{"name":"A\\ud800B\\ud83d\\ude00"}')).json()).toEqual({ name: 'AB😀' });
  expect(await (await post('{"name":"A\\ud800"}')).json()).toMatchObject({
    message: 'Name must be at least 2 characters',
  });
  // An escaped backslash before 'ud800' is text, not an escape.
  expect(await (await post('{"name":"A\\\\ud800"}')).json()).toEqual({ name: 'A\\ud800' });
});
it('refuses a POST from a foreign origin and accepts a POST from the site’s own origin', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const from = (extra: Record<string, string>) => post('{"name":"xy"}', { ...headers, ...extra });
  expect((await from({ Origin: 'https://evil.example' })).status).toBe(403);
  expect((await from({ Origin: 'null' })).status).toBe(403);
  expect((await from({ Origin: 'http://localhost' })).status).toBe(201);
  expect((await from({ Origin: 'https://site.example', 'X-Forwarded-Host': 'site.example' })).status).toBe(201);
});
it('answers an unexpected error with a request id, and without the details of the error', async () => {
  const response = await app.request('/api/things/boom');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message: 'Something went wrong. Please try again.', requestId: 'request-1' });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});
it('answers an invalid document id with 404', async () => {
  expect((await app.request('/api/things/a%2Fb')).status).toBe(404);
  expect((await app.request('/api/things/__x__')).status).toBe(404);
});
it('sends Retry-After (rounded up) with a 429, and answers a DELETE with 204', async () => {
  const limited = await app.request('/api/limited', { method: 'POST' });
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '2']);
  expect((await app.request('/api/things/x', { method: 'DELETE' })).status).toBe(204);
});
it('sets the same security headers on answers, on 304 and on errors, and HSTS only over HTTPS', async () => {
  const security = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
  const others = ['allow', 'cache-control', 'content-length', 'content-type', 'etag', 'vary'];
  const tag = (await app.request('/api/things')).headers.get('etag') ?? '';
  for (const [path, init, status] of [
    ['/api/things', {}, 200],
    ['/api/things', { headers: { 'If-None-Match': tag } }, 304],
    ['/api/things?limit=0', {}, 400],
    ['/api/things', { method: 'POST', headers: { Origin: 'https://evil.example' } }, 403],
    ['/api/nothing', {}, 404],
    ['/api/things', { method: 'PATCH' }, 405],
    ['/api/things/boom', {}, 500],
  ] as const) {
    const ask = (proto: string) =>
      app.request(path, { ...init, headers: { ...('headers' in init && init.headers), 'X-Forwarded-Proto': proto } });
    const shown = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => !others.includes(name)).sort());
    const overHttps = await ask('https');
    expect([overHttps.status, shown(overHttps)], path).toEqual([status, security]);
    const { 'strict-transport-security': hsts, ...overHttp } = security;
    expect(shown(await ask('http')), `${path} without ${hsts}`).toEqual(overHttp);
  }
});
it('compresses long answers, and leaves short ones as they are', async () => {
  const ask = (path: string, encoding = 'gzip, br') => app.request(path, { headers: { 'Accept-Encoding': encoding } });
  const long = await ask('/api/long');
  expect(['content-encoding', 'vary'].map((name) => long.headers.get(name))).toEqual(['gzip', 'Accept-Encoding']);
  expect(JSON.parse(gunzipSync(await long.arrayBuffer()).toString())).toEqual(['paper '.repeat(500)]);
  const again = { headers: { 'Accept-Encoding': 'gzip', 'If-None-Match': long.headers.get('etag') ?? '' } };
  expect((await app.request('/api/long', again)).status).toBe(304);
  for (const plain of [await ask('/api/things'), await ask('/api/nothing'), await ask('/api/long', 'identity')]) {
    expect(plain.headers.get('content-encoding')).toBe(null);
    expect(await plain.json()).toBeTruthy();
  }
});
it('accepts a chunked body up to the limit', async () => {
  const listen = getRequestListener(app.fetch);
  const server = createServer((request, response) => void listen(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const send = async (name: string) => {
    const body = new Blob([`{"name":"${name}"}`]).stream();
    const init = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': 'application/json' } };
    return (await fetch(`http://127.0.0.1:${port}/api/things`, init as RequestInit)).status;
  };
  expect([await send('xy'), await send('x'.repeat(65 * 1024))]).toEqual([201, 413]);
  server.close();
});
it('serves an OpenAPI 3.1 description with the paths of the real features', async () => {
  const response = await createApp(deps).request('/api/openapi.json');
  expect(response.status).toBe(200);
  const description = (await response.json()) as { openapi: string; paths: Record<string, unknown> };
  expect(description.openapi).toBe('3.1.0');
  expect(Object.keys(description.paths)).toContain('/api/health');
});
