import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRules, type Rules } from './support.ts';

/**
 * The browser SDK has no offset, so these tests send queries to Firestore's REST interface, as an
 * attacker would.
 */
const PROJECT = 'offset';
const documents = Object.fromEntries(
  ['one', 'two', 'three'].flatMap((id, order) => [
    [`articles/${id}`, { isPublished: true, order }],
    [`comments/${id}`, { isApproved: true, order }],
    [`categories/${id}`, { order }],
    [`boxOffice/${id}`, { order }],
    [`polls/${id}`, { order }],
    [`predictions/${id}`, { order }],
  ]),
);
const filters: Record<string, string> = { articles: 'isPublished', comments: 'isApproved' };
const LISTS = ['articles', 'comments', 'categories', 'boxOffice', 'polls', 'predictions'];

let rules: Rules;
beforeAll(async () => {
  rules = await openRules(PROJECT, documents);
});
afterAll(() => rules.close());

type Query = { limit?: number; offset?: number };

const structured = (list: string, query: Query) => ({
  from: [{ collectionId: list }],
  ...(filters[list] === undefined
    ? {}
    : { where: { fieldFilter: { field: { fieldPath: filters[list] }, op: 'EQUAL', value: { booleanValue: true } } } }),
  ...query,
});

/** Sends an anonymous call and returns the HTTP status. */
async function ask(method: 'runQuery' | 'runAggregationQuery', body: unknown): Promise<number> {
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
  const answer = await fetch(
    `http://${host}/v1/projects/demo-rules-${PROJECT}/databases/(default)/documents:${method}`,
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
  );
  const parts = (await answer.json()) as { error?: { code: number } }[] | { error?: { code: number } };
  const first = Array.isArray(parts) ? parts[0] : parts;
  return first?.error?.code ?? answer.status;
}
const list = (name: string, query: Query) => ask('runQuery', { structuredQuery: structured(name, query) });
const count = (name: string, query: Query) =>
  ask('runAggregationQuery', {
    structuredAggregationQuery: { structuredQuery: structured(name, query), aggregations: [{ count: {} }] },
  });

describe('an offset, which bills a read for each skipped document', () => {
  for (const name of LISTS) {
    it(`is refused for ${name}`, async () => {
      expect(await list(name, { limit: 2, offset: 100_000 })).toBe(403);
      expect(await list(name, { limit: 2, offset: 1 })).toBe(403);
      expect(await count(name, { limit: 2, offset: 100_000 })).toBe(403);
    });
    it(`of 0, or none, is accepted for a page of ${name}`, async () => {
      expect(await list(name, { limit: 2 })).toBe(200);
      expect(await list(name, { limit: 2, offset: 0 })).toBe(200);
      expect(await list(name, { limit: 51 })).toBe(403);
      expect(await list(name, {})).toBe(403);
      expect(await count(name, {})).toBe(403);
    });
  }
});
