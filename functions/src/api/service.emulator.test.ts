import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Firestore } from 'firebase-admin/firestore';
import { silentLogger } from '../platform/logger.ts';
import { openTestApp, type TestApp } from '../testing/reader-app.ts';
import { createApp } from './app.ts';
import { registerService } from './service.ts';

let test: TestApp;
beforeAll(async () => {
  test = openTestApp('service', registerService);
  // The first read opens the connection, which can take longer than the deep check waits.
  await test.db.doc('articles/none').get();
});
afterAll(() => test.close());

it('reports that it is up, with and without a read of Firestore, and forbids caching the answer', async () => {
  for (const path of ['/api/health', '/api/health?deep=1']) {
    const response = await test.app.request(path);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok', version: 'test' });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  }
  expect((await test.app.request('/api/health?deep=yes')).status).toBe(400);
});
it('answers the deep check with 503 while Firestore is down, and the plain one with 200', async () => {
  const db = {
    collection: () => ({ doc: () => ({ get: () => Promise.reject(new Error('14 UNAVAILABLE: 10.0.0.7:443')) }) }),
  } as unknown as Firestore;
  const app = createApp({ ...test.deps, db: () => db, log: silentLogger }, registerService);
  const response = await app.request('/api/health?deep=1');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ message: 'The database does not answer. Please try again soon.' });
  expect(response.headers.get('retry-after')).toBe('30');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect((await app.request('/api/health')).status).toBe(200);
});
