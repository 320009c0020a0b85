import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRules, type Documents, type Rules } from './support.ts';

/**
 * The browser SDK has no offset, so these tests send queries to Firestore's REST API. The rules
 * refuse every list to an anonymous reader. Therefore only queries with a staff token can show that
 * an offset is refused.
 */
const PROJECT = 'offset';
const documents: Documents = {
  'staff/admin': { role: 'admin', isActive: true },
  ...Object.fromEntries(
    ['one', 'two', 'three'].flatMap((id, order) => [
      [`articles/${id}`, { isPublished: true, order }],
      [`comments/${id}`, { isApproved: true, order }],
      [`categories/${id}`, { order }],
      [`films/${id}`, { isPublished: true, order }],
      [`polls/${id}`, { order }],
      [`predictions/${id}`, { order }],
      [`commentQueue/${id}`, { order }],
      [`sources/${id}`, { order }],
    ]),
  ),
};
const filters: Record<string, string> = { articles: 'isPublished', comments: 'isApproved' };
const PUBLIC_DOCUMENTS = ['articles', 'comments', 'categories', 'films', 'polls', 'predictions'];
const DESK_LISTS = ['articles', 'films', 'polls', 'predictions', 'commentQueue', 'sources'];

let rules: Rules;
beforeAll(async () => {
  rules = await openRules(PROJECT, documents);
});
afterAll(() => rules.close());

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
/** The emulator accepts unsigned tokens. */
const ADMIN = `${encoded({ alg: 'none' })}.${encoded({
  iss: `https://securetoken.google.com/demo-rules-${PROJECT}`,
  aud: `demo-rules-${PROJECT}`,
  sub: 'admin',
  user_id: 'admin',
  role: 'admin',
  iat: 1_800_000_000,
  exp: 4_000_000_000,
  auth_time: 1_800_000_000,
})}.`;

type Query = { limit?: number; offset?: number };

const structured = (list: string, query: Query) => ({
  from: [{ collectionId: list }],
  ...(filters[list] === undefined
    ? {}
    : { where: { fieldFilter: { field: { fieldPath: filters[list] }, op: 'EQUAL', value: { booleanValue: true } } } }),
  ...query,
});

/** The HTTP status of a call. Without a token, the call is anonymous. */
async function ask(method: 'runQuery' | 'runAggregationQuery', body: unknown, token?: string): Promise<number> {
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
  const answer = await fetch(
    `http://${host}/v1/projects/demo-rules-${PROJECT}/databases/(default)/documents:${method}`,
    {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    },
  );
  const parts = (await answer.json()) as { error?: { code: number } }[] | { error?: { code: number } };
  const first = Array.isArray(parts) ? parts[0] : parts;
  return first?.error?.code ?? answer.status;
}
const list = (name: string, query: Query, token?: string) =>
  ask('runQuery', { structuredQuery: structured(name, query) }, token);
const count = (name: string, query: Query, token?: string) =>
  ask(
    'runAggregationQuery',
    { structuredAggregationQuery: { structuredQuery: structured(name, query), aggregations: [{ count: {} }] } },
    token,
  );

describe('an anonymous query', () => {
  for (const name of PUBLIC_DOCUMENTS) {
    it(`for ${name} is refused, whatever its limit and offset`, async () => {
      for (const query of [{ limit: 1 }, { limit: 50 }, { limit: 2, offset: 100_000 }, {}]) {
        expect(await list(name, query)).toBe(403);
        expect(await count(name, query)).toBe(403);
      }
    });
  }
});

describe('an offset, which bills a read for each skipped document', () => {
  for (const name of DESK_LISTS) {
    it(`is refused for ${name}, also to staff`, async () => {
      expect(await list(name, { limit: 2, offset: 100_000 }, ADMIN)).toBe(403);
      expect(await list(name, { limit: 2, offset: 1 }, ADMIN)).toBe(403);
      expect(await count(name, { limit: 2, offset: 100_000 }, ADMIN)).toBe(403);
    });
    it(`of 0, or none, is accepted for a page of ${name} at the desks`, async () => {
      expect(await list(name, { limit: 2 }, ADMIN)).toBe(200);
      expect(await list(name, { limit: 2, offset: 0 }, ADMIN)).toBe(200);
      expect(await list(name, { limit: 51 }, ADMIN)).toBe(403);
      expect(await list(name, {}, ADMIN)).toBe(403);
      expect(await count(name, {}, ADMIN)).toBe(403);
    });
  }
});
