import { expect, it } from 'vitest';
import { z } from 'zod';
import { wholeNumberParam } from '@first-show/domain/core/fields';
import { fail, ok } from '@first-show/domain/core/result';
import { fixedClock } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { silentLogger } from '../platform/logger.ts';
import { createApp } from './app.ts';
import { cacheControl } from '../platform/http/cache.ts';
import type { ApiApp } from '../platform/http/api-app.ts';
import { idParam, publicRoute } from '../platform/http/routes.ts';

const deps: Deps = {
  db: () => {
    throw new Error('no database here');
  },
  clock: fixedClock('2026-11-14T12:00:00.000Z'),
  randomId: () => 'request-1',
  newId: () => 'new-1',
  log: silentLogger,
  config: {
    siteUrl: null,
    isDemo: false,
    emulatorOrigins: [],
    feedHosts: [],
    version: '1',
    rateLimitScale: 1,
    viewShards: 50,
    signingSecret: 's',
    previousSigningSecret: null,
    appCheck: null,
    hostingNetworks: [],
    hsts: 'max-age=31536000',
    checksAnswers: true,
  },
};

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
it('removes lone surrogates from a body, and keeps valid pairs', async () => {
  expect(await (await post('{"name":"A\\ud800B\\ud83d\\ude00"}')).json()).toEqual({ name: 'AB😀' });
  expect(await (await post('{"name":"A\\ud800"}')).json()).toMatchObject({
    message: 'Name must be at least 2 characters',
  });
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
it('sets the security headers on every answer, and HSTS only over HTTPS', async () => {
  const response = await app.request('/api/nothing', { headers: { 'X-Forwarded-Proto': 'https' } });
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('strict-transport-security')).toContain('max-age');
  expect((await app.request('/api/things')).headers.get('strict-transport-security')).toBeNull();
});
it('serves an OpenAPI 3.1 description with the paths of the real features', async () => {
  const response = await createApp(deps).request('/api/openapi.json');
  expect(response.status).toBe(200);
  const description = (await response.json()) as { openapi: string; paths: Record<string, unknown> };
  expect(description.openapi).toBe('3.1.0');
  expect(Object.keys(description.paths)).toContain('/api/health');
});

it('asks browsers for HTTPS only over HTTPS', async () => {
  const app = createApp(deps, register);
  const hsts = async (headers: Record<string, string>) =>
    (await app.request('/api/things', { headers })).headers.get('Strict-Transport-Security');
  expect(await hsts({ 'X-Forwarded-Proto': 'https' })).toBe('max-age=31536000');
  expect(await hsts({})).toBeNull();
});
