import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SiteHealth } from '@first-show/domain/field-reports/site-health';
import { registerFieldReports } from './routes.ts';
import { fixedClock } from '../../platform/clock.ts';
import { limits } from '../../platform/limits/limits.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { ERRORS_MAX } from './store/browser-errors.ts';

const clock = fixedClock('2026-11-14T10:00:00.000Z');
const DAY_MS = 86_400_000;
let test: TestApp;
beforeAll(async () => {
  test = openTestApp('field-reports', registerFieldReports, {
    clock,
    verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }),
  });
  await Promise.all(
    ['admin', 'editor'].map((role) => test.db.doc(`staff/${role}`).set({ displayName: role, role, isActive: true })),
  );
});
beforeEach(async () => {
  for (const name of ['fieldSpeed', 'browserErrors']) await test.db.recursiveDelete(test.db.collection(name));
});
afterAll(() => test.close());

const visitor = () => newReader(test.app);
const admin = (role = 'admin') => newReader(test.app, { authorization: `Bearer ${role}` });
const health = async (query = '') => (await admin().get(`/api/admin/site-health${query}`)).body as SiteHealth;
const speed = { page: 'home', device: 'slow', connection: '4g', metrics: { LCP: 900, CLS: 0.002 } };
const fault = {
  script: 'https://first.example/assets/home-page-B7NapvhG.js',
  line: 12,
  message: 'TypeError: x',
  version: 'a1',
};

describe('field speed', () => {
  it('is counted without a cookie, and shown to administrators by page, device and connection', async () => {
    for (let visit = 0; visit < 4; visit += 1) {
      const counted = await visitor().send('POST', '/api/analytics/field-speed', speed);
      expect(counted.status).toBe(204);
      expect(counted.headers.get('set-cookie')).toBeNull();
    }
    const rowOf = ({ speed: rows }: SiteHealth) => rows.find(({ page }) => page === 'home')?.metrics;
    expect(rowOf(await health())).toMatchObject({
      LCP: { visits: 4, now: 937.5, before: null, isWorse: false },
      INP: { visits: 0, now: null },
    });
    expect(rowOf(await health('?device=slow&connection=4g'))?.LCP.visits).toBe(4);
    expect(rowOf(await health('?device=fast'))?.LCP.visits).toBe(0);
    clock.advance(7 * DAY_MS);
    expect(rowOf(await health())?.LCP).toMatchObject({ visits: 0, now: null, before: 937.5 });
    expect((await admin('editor').get('/api/admin/site-health')).status).toBe(403);
  });

  it('is refused without measurements or with an unknown page (400)', async () => {
    for (const body of [{}, { ...speed, metrics: {} }, { ...speed, page: '__proto__' }])
      expect((await visitor().send('POST', '/api/analytics/field-speed', body)).status).toBe(400);
  });
});

describe('errors of scripts', () => {
  const report = (body: object) => visitor().send('POST', '/api/analytics/browser-errors', body);

  it('are counted by fingerprint, with the first and the last release that reported them', async () => {
    for (const version of ['a1', 'b2', 'b2']) expect((await report({ ...fault, version })).status).toBe(204);
    expect((await health()).errors).toMatchObject([
      { script: 'home-page.js', line: 12, message: 'TypeError: x', count: 3, firstVersion: 'a1', lastVersion: 'b2' },
    ]);
  });

  it('are stored without personal data', async () => {
    await report({ ...fault, message: 'No answer for asha@example.com, call 9876543210' });
    const stored = await test.db.collection('browserErrors').get();
    expect(JSON.stringify(stored.docs.map((doc) => doc.data()))).not.toMatch(/asha|98765/);
  });

  it('from one network cannot fill the list, while listed errors are still counted', async () => {
    const at = (address: string) => newReader(test.app, { 'x-forwarded-for': address });
    const errors = '/api/analytics/browser-errors';
    for (let line = 1; line <= 60; line += 1) await at('203.0.113.9').send('POST', errors, { ...fault, line });
    const stored = await test.db.collection('browserErrors').get();
    expect(stored.size).toBe(limits.newBrowserError.everybody.points + 1);
    const others = stored.docs.find((doc) => doc.get('script') === 'other scripts');
    expect(others?.get('count')).toBe(60 - limits.newBrowserError.everybody.points);
    // Listed errors are still counted separately.
    await at('203.0.113.9').send('POST', errors, { ...fault, line: 1 });
    await at('203.0.113.10').send('POST', errors, { ...fault, line: 777 });
    const { errors: listed } = await health();
    expect(listed.find(({ line }) => line === 1)?.count).toBe(2);
    expect(listed.find(({ line }) => line === 777)?.count).toBe(1);
  });

  it('that are new are counted together once the list is full', async () => {
    const batch = test.db.batch();
    for (let index = 0; index < ERRORS_MAX; index += 1)
      batch.set(test.db.doc(`browserErrors/old-${index}`), {
        ...{ script: 'old.js', line: index, message: 'x', count: 1, firstVersion: 'a1', lastVersion: 'a1' },
        ...{ firstSeenAt: '2026-01-01T00:00:00.000Z', lastSeenAt: '2026-01-01T00:00:00.000Z' },
      });
    await batch.commit();
    for (const line of [1, 2, 3]) await report({ ...fault, line });
    const [newest] = (await health()).errors;
    expect(newest).toMatchObject({ script: 'other scripts', message: 'Further errors', count: 3 });
  });
});

it('limits the reports of one network', async () => {
  const strict = openTestApp('field-reports-limits', registerFieldReports, {
    clock,
    config: { rateLimitScale: 0.005 },
  });
  const codes: number[] = [];
  for (let call = 0; call < 5; call += 1)
    codes.push((await newReader(strict.app).send('POST', '/api/analytics/field-speed', speed)).status);
  await strict.close();
  expect(codes).toEqual([204, 204, 204, 429, 429]);
});
