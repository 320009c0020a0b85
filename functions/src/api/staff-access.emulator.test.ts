import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleHasRight, staffRole, type StaffRight, type StaffRole } from '@first-show/domain/staff/staff.schema';
import { openStaffApp } from '../testing/staff-app.ts';
import { declaredRoutes } from '../platform/http/routes.ts';
import { registerStoryBlocks } from '../pages/story-blocks-endpoint.ts';
import { registerAll } from './router.ts';

/** Calls every endpoint that is declared for staff, so a new one is tested automatically. */

const test = openStaffApp('access', (app, deps) => {
  registerAll(app, deps);
  registerStoryBlocks(app, deps);
});
const endpoints = declaredRoutes(test.app).flatMap(({ access, method, path, takesBody }) =>
  typeof access === 'object' ? [{ method, path, takesBody, right: access.right }] : [],
);
type StaffEndpoint = (typeof endpoints)[number];
type Called = Pick<StaffEndpoint, 'method' | 'path' | 'takesBody'>;

/**
 * Tokens that must be refused with 401. Each key says what is wrong with its token; `null` means
 * that no token is sent.
 */
const badTokens = new Map<string, string | null>();
/** Accounts that can sign in but have no rights: their calls get 403. */
const outsiders = ['claimOnly', 'inactive', 'mismatched', 'noClaim', 'oddClaim'] as const;

beforeAll(async () => {
  for (const role of staffRole.options) await test.addStaff(role, role);
  await test.addStaff('claimOnly', 'admin', null);
  await test.addStaff('inactive', 'admin', { isActive: false });
  await test.addStaff('mismatched', 'admin', { role: 'moderator' });
  await test.addStaff('noClaim', null);
  await test.addStaff('oddClaim', null);
  await test.auth.setCustomUserClaims('oddClaim', { role: 'owner' });

  await test.addStaff('closed', 'admin');
  const good = await test.signIn('closed');
  const nowSeconds = Math.floor(Date.now() / 1000);
  badTokens.set('no token', null);
  badTokens.set('garbage', 'garbage');
  badTokens.set('three parts of garbage', 'a.b.c');
  badTokens.set('expired', changed(good, { iat: nowSeconds - 7200, exp: nowSeconds - 3600 }));
  badTokens.set('of another project', changed(good, { aud: 'other', iss: 'https://securetoken.google.com/other' }));
  badTokens.set('of another issuer', changed(good, { iss: 'https://evil.example/other' }));
  badTokens.set('of an unknown user', changed(good, { sub: 'nobody', user_id: 'nobody' }));
  badTokens.set('without a user', changed(good, { sub: '' }));

  await test.addStaff('disabled', 'admin');
  badTokens.set('of a disabled account', await test.signIn('disabled'));
  await test.auth.updateUser('disabled', { disabled: true });

  await test.addStaff('signedOut', 'admin', { sessionsValidAfterSeconds: nowSeconds + 60 });
  badTokens.set('of a session that was signed out', await test.signIn('signedOut'));

  await test.addStaff('revoked', 'admin');
  const old = await test.signIn('revoked');
  await test.auth.revokeRefreshTokens('revoked');
  badTokens.set('revoked', changed(old, { auth_time: nowSeconds - 60 }));
});
afterAll(() => test.close());

/**
 * Returns a token with other claims. The emulator does not check signatures; in production the
 * Admin SDK refuses such a token.
 */
function changed(token: string, claims: Record<string, unknown>): string {
  const [header = '', payload = ''] = token.split('.');
  const old = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  return `${header}.${Buffer.from(JSON.stringify({ ...old, ...claims })).toString('base64url')}.`;
}

async function call({ method, path, takesBody }: Called, token: string | null): Promise<Response> {
  return test.app.request(path.replace(/\{\w+\}/g, 'none'), {
    method,
    headers: {
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(takesBody ? { 'Content-Type': 'application/json' } : {}),
    },
    body: takesBody ? '{}' : undefined,
  });
}

const nameOf = ({ method, path }: Called): string => `${method} ${path}`;

it('finds staff endpoints for every right', () => {
  expect(endpoints.length).toBeGreaterThan(15);
  const rights = new Set(endpoints.map(({ right }) => right));
  expect([...rights].sort()).toEqual(['comments', 'content', 'staff', 'stats'] satisfies StaffRight[]);
});
it('opens every path below /api/admin to staff only', () => {
  const open = declaredRoutes(test.app).filter(
    ({ path, access }) => path.startsWith('/api/admin') && typeof access !== 'object',
  );
  expect(open.map(({ path }) => path)).toEqual([]);
});

describe('refuses a bad token with 401 at every staff endpoint', () => {
  for (const endpoint of endpoints) {
    it(nameOf(endpoint), async () => {
      for (const [what, token] of badTokens) {
        const response = await call(endpoint, token);
        expect(response.status, what).toBe(401);
        expect(response.headers.get('cache-control'), what).toBe('private, no-store');
        expect(response.headers.get('www-authenticate'), what).toBe('Bearer');
        expect(response.headers.get('set-cookie'), what).toBeNull();
      }
    });
  }
});

describe('refuses accounts without a valid staff role with 403 at every staff endpoint', () => {
  for (const endpoint of endpoints) {
    it(nameOf(endpoint), async () => {
      for (const uid of outsiders) {
        const response = await call(endpoint, await test.signIn(uid));
        expect(response.status, uid).toBe(403);
        expect(response.headers.get('cache-control'), uid).toBe('private, no-store');
      }
    });
  }
});

describe('admits each role to exactly the endpoints of its rights', () => {
  for (const endpoint of endpoints) {
    const allowed = staffRole.options.filter((role) => roleHasRight(role, endpoint.right));
    it(`${nameOf(endpoint)}: ${allowed.join(', ')}`, async () => {
      for (const role of staffRole.options) {
        // Use a separate session, because one of the endpoints ends all sessions.
        const response = await call(endpoint, await test.signIn(role));
        if (mayEnter(role, endpoint)) {
          expect([401, 403], role).not.toContain(response.status);
          expect(response.status, role).toBeLessThan(500);
        } else expect(response.status, role).toBe(403);
        expect(response.headers.get('cache-control'), role).toBe('private, no-store');
        expect(response.headers.get('vary') ?? 'Authorization', role).toContain('Authorization');
        // Forget the ended session. A session is identified by the second in which it began, so the
        // next session could otherwise count as ended too.
        if (endpoint.path === '/api/admin/sign-out') await test.db.doc(`staff/${role}`).update({ endedSessions: [] });
      }
    });
  }
});

describe('admits readers to every other route, with and without a token of staff', () => {
  for (const route of declaredRoutes(test.app).filter(({ access }) => typeof access !== 'object')) {
    it(nameOf(route), async () => {
      for (const token of [null, ...(await Promise.all(staffRole.options.map((role) => test.signIn(role))))])
        expect([401, 403]).not.toContain((await call(route, token)).status);
    });
  }
});
const mayEnter = (role: StaffRole, endpoint: StaffEndpoint): boolean => roleHasRight(role, endpoint.right);
