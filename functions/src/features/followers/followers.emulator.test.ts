import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FollowerSettings } from '@first-show/domain/followers/followers.schema';
import { fixedClock } from '../../platform/clock.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { readSidebar } from '../../lists/read-rollups.ts';
import { rebuildSidebar } from '../../lists/rebuild.ts';
import { registerFollowers } from './routes.ts';

/** Half past three in the night of the 15th in India. */
const clock = fixedClock('2026-11-14T22:00:00.000Z');
let test: TestApp;
beforeAll(async () => {
  test = openTestApp('followers', registerFollowers, {
    clock,
    verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }),
  });
  await Promise.all(
    ['editor', 'moderator'].map((role) =>
      test.db.doc(`staff/${role}`).set({ displayName: role, role, isActive: true }),
    ),
  );
});
afterAll(() => test.close());

const as = (role: string) => newReader(test.app, { authorization: `Bearer ${role}` });
const put = (body: object, role = 'editor') => as(role).send('PUT', '/api/admin/followers', body);
/** The counts beside the profiles, after the trigger of the last save. */
const shown = async () => {
  await rebuildSidebar(test.db);
  return (await readSidebar(test.db)).followers;
};
const counts = [{ profileId: 'photos', count: 12_500, asOf: '2026-11-15' }];

it('has no follower counts at first, and shows an editor’s counts beside the profiles', async () => {
  expect((await as('editor').get('/api/admin/followers')).body).toEqual({
    followers: [],
    updatedAt: null,
    updatedBy: null,
  });
  const saved = await put({ followers: counts, basedOn: null });
  expect(saved).toMatchObject({
    status: 200,
    body: { followers: counts, updatedBy: 'editor', updatedAt: clock.now().toISOString() },
  });
  expect(await shown()).toEqual(counts);
  expect((await put({ followers: [] })).status).toBe(200);
  expect(await shown()).toEqual([]);
});

it('does not overwrite follower counts that were saved after the form was loaded (409)', async () => {
  clock.advance(1000);
  const { updatedAt } = (await put({ followers: counts })).body as FollowerSettings;
  clock.advance(1000);
  expect((await put({ followers: [], basedOn: updatedAt })).status).toBe(200);
  expect(await put({ followers: counts, basedOn: updatedAt })).toMatchObject({
    status: 409,
    body: { current: { followers: [] } },
  });
});

it('leaves out a profile without a count, whatever day is sent with it', async () => {
  const [photos] = counts;
  const rows = [{ profileId: 'videos', count: null, asOf: '' }, photos, { ...photos, profileId: 'posts', count: null }];
  expect(await put({ followers: rows })).toMatchObject({ status: 200, body: { followers: counts } });
  const late = { profileId: 'posts', count: 3, asOf: '2026-11-16' };
  expect(await put({ followers: [rows[0], late] })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'followers.1.asOf' }] },
  });
  expect(await put({ followers: [{ ...photos, asOf: '' }] })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'followers.0.asOf', message: 'Please enter the day of the count' }] },
  });
});

it('refuses impossible follower counts', async () => {
  const [one] = counts;
  const rows: [object, string][] = [
    [{ ...one, profileId: 'gramophone' }, 'Unknown profile'],
    [{ ...one, count: -1 }, 'Followers must be a whole number'],
    [{ ...one, count: 1.5 }, 'Followers must be a whole number'],
    [{ ...one, asOf: 'yesterday' }, 'Please enter the day of the count'],
    [{ ...one, asOf: '2026-11-16' }, 'The day of a count cannot be in the future'],
  ];
  for (const [row, message] of rows)
    expect(await put({ followers: [row] }), message).toMatchObject({ status: 400, body: { message } });
  expect(await put({ followers: [one, one] })).toMatchObject({
    status: 400,
    body: { message: 'A profile stands in the list twice' },
  });
  expect((await put({ followers: counts }, 'moderator')).status).toBe(403);
});
