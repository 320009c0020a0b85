import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexArticles } from '../../functions/src/lists/search-index.ts';
import { SEARCH_READS_MAX } from '../../functions/src/features/search/store/search.ts';
import { registerAll } from '../../functions/src/api/router.ts';
import { createPages } from '../../functions/src/pages/page.ts';
import { PAGE_READS_MAX } from '../../functions/src/pages/page-data.ts';
import { registerPageData } from '../../functions/src/pages/page-data-endpoint.ts';
import { limits } from '../../functions/src/platform/limits/limits.ts';
import { articleDoc, hoursAgo, writeContent } from '../../functions/src/testing/content.ts';
import { countReads } from '../../functions/src/testing/count-reads.ts';
import { newReader, openTestApp, type TestApp } from '../../functions/src/testing/reader-app.ts';

/** Attacks that cause as many billed reads as possible, against the production limits. */

const ARTICLES = 320;
const POLLS = 100;
/** Eight words. No article contains two of them. */
const words = ['sangeet', 'premiere', 'monsoon', 'carnival', 'festival', 'backlot', 'wedding', 'harvest'];

let test: TestApp;
let serial = 0;
beforeAll(async () => {
  test = openTestApp('abuse-bills', (app, deps) => {
    registerAll(app, deps);
    registerPageData(app, deps);
  });
  const articles = Array.from({ length: ARTICLES }, (_, index) =>
    articleDoc(`a${String(index).padStart(3, '0')}`, {
      title: `A story of ${words[index % words.length]} ${index}`,
      publishedAt: hoursAgo(index + 1),
    }),
  );
  await writeContent(test.db, { articles });
  await indexArticles(articles, test.db);
  const batch = test.db.batch();
  for (let index = 0; index < POLLS; index += 1)
    batch.set(test.db.doc(`polls/p${index}`), {
      id: `p${index}`,
      title: 'T',
      question: 'Which?',
      options: ['A', 'B'],
      votes: [0, 0],
      totalVotes: 0,
      closed: false,
      createdAt: hoursAgo(index),
    });
  await batch.commit();
});
afterAll(() => test.close());

const pageData = (path: string) => `/api/page-data?path=${encodeURIComponent(path)}`;
const attacker = () => newReader(test.app, { 'fastly-client-ip': `203.0.113.${(serial += 1)}` });

describe('a search', () => {
  it.each([
    ['eight common words that no article has together', words.join(' ')],
    ['a word that every article has', 'story'],
    ['a word with a typing error', 'sangeex'],
    ['common words with typing errors', words.map((word) => `${word.slice(0, -1)}x`).join(' ')],
    ['Devanagari that sounds like a common word', 'संगीत'],
    ['words that no article has', 'zzzz qqqq xxxx wwww vvvv kkkk jjjj gggg'],
  ])('reads a bounded number of documents for %s', async (_, text) => {
    const { reads, result } = await countReads(test.db, () =>
      attacker().get(`/api/search?q=${encodeURIComponent(text)}`),
    );
    expect(result.status).toBe(200);
    expect(reads).toBeLessThanOrEqual(SEARCH_READS_MAX);
  });
});

describe('the list of polls', () => {
  it('is read at most twice for a burst of callers without a cookie', async () => {
    const { reads } = await countReads(test.db, async () => {
      for (let call = 0; call < 20; call += 1) expect((await attacker().get('/api/polls')).status).toBe(200);
    });
    // The list is read twice if its cache expires during the calls.
    expect(reads).toBeLessThanOrEqual(2 * (POLLS + 1));
  });
  it('shows a vote at once, although the list was cached before it', async () => {
    const votesIn = async (reader: ReturnType<typeof attacker>) =>
      ((await reader.get('/api/polls')).body as { id: string; totalVotes: number }[]).find(({ id }) => id === 'p7')
        ?.totalVotes ?? Number.NaN;
    const before = await votesIn(attacker());
    const voter = attacker();
    expect((await voter.send('POST', '/api/polls/p7/vote', { optionIndex: 0 })).status).toBe(200);
    for (const reader of [voter, attacker()]) expect(await votesIn(reader)).toBe(before + 1);
  });
});

describe('one network that calls as often as it can', () => {
  /**
   * Sends calls in groups of 20 until one of them is answered with 429, then checks that the next
   * call is refused without a read. Returns the number of documents that the groups read.
   */
  async function exhaust(path: (call: number) => string, reader = attacker()): Promise<number> {
    const { reads } = await countReads(test.db, async () => {
      for (let call = 0; ; call += 1) {
        const calls = await Promise.all(Array.from({ length: 20 }, (_, one) => reader.get(path(call * 20 + one))));
        if (calls.some(({ status }) => status === 429)) break;
      }
    });
    const after = await countReads(test.db, () => reader.get(path(-1)));
    expect(after.result.status).toBe(429);
    expect(Number(after.result.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(after.reads).toBe(0);
    return reads;
  }

  it('causes no more reads than its daily share with long lists at high offsets', async () => {
    expect(await exhaust((call) => `/api/articles?limit=50&offset=600&bust=${call}`)).toBeLessThanOrEqual(
      limits.reads.everybody.points,
    );
  });
  it('can still make calls with few reads, and other networks can still make all calls', async () => {
    const address = { 'fastly-client-ip': '198.51.100.7' };
    const greedy = newReader(test.app, address);
    await exhaust((call) => `/api/articles?limit=50&offset=600&bust=${call}`, greedy);
    expect((await greedy.get('/api/articles')).status).toBe(200);
    expect((await greedy.get('/api/polls')).status).toBe(200);
    expect((await newReader(test.app, address).get('/api/search?q=sangeet')).status).toBe(429);
    expect((await attacker().get('/api/search?q=sangeet')).status).toBe(200);
  });
  it.each([
    ['the last page of the home page', (call: number) => `/?page=51&category=x${call}`],
    ['the search of the home page', (call: number) => `/?search=sangeet ${call}`],
    ['a category', () => '/category/music?page=40'],
  ])('cannot go round its budget by %s, as data or as a page', async (_, path) => {
    const address = { 'fastly-client-ip': `198.51.100.${(serial += 1)}` };
    const greedy = newReader(test.app, address);
    const pages = createPages(test.deps, () => Promise.reject(new Error('no page is rendered in this test')));
    await exhaust((call) => `/api/articles?limit=50&offset=600&bust=${call}`, greedy);
    // The first call with a category reads the list of categories.
    await greedy.get(pageData(path(0)));
    await pages.request(path(0), { headers: address });
    const { reads } = await countReads(test.db, async () => {
      for (let call = 1; call < 5; call += 1) {
        expect((await greedy.get(pageData(path(call)))).status).toBe(429);
        const page = await pages.request(path(call), { headers: address });
        expect(page.status).toBe(429);
        expect(page.headers.get('cache-control')).toBe('private, no-store');
        expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    });
    expect(reads).toBe(0);
    expect((await greedy.get(pageData('/about'))).status).toBe(200);
    expect((await attacker().get(pageData(path(0)))).status).not.toBe(429);
  });
  it('is refused feeds and sitemaps that are not cached', async () => {
    const headers = { 'fastly-client-ip': `198.51.100.${(serial += 1)}` };
    const pages = createPages(test.deps, () => Promise.reject(new Error('no page is rendered in this test')));
    await exhaust((call) => `/api/articles?limit=50&offset=600&bust=${call}`, newReader(test.app, headers));
    for (const path of ['/rss.xml', '/sitemap.xml', '/sitemap-news.xml']) {
      const { reads, result } = await countReads(test.db, async () => pages.request(path, { headers }));
      expect([result.status, reads]).toEqual([429, 0]);
    }
    const elsewhere = await pages.request('/rss.xml', { headers: { 'fastly-client-ip': '203.0.113.250' } });
    expect(elsewhere.status).toBe(200);
    expect((await pages.request('/rss.xml', { headers })).status).toBe(200);
  });
  it('reads a list once, however many categories, sorts and page numbers it makes up', async () => {
    const reader = attacker();
    const { reads } = await countReads(test.db, async () => {
      for (let call = 0; call < 30; call += 1) {
        const made = `/?category=x${call}&sort=y${call}&page=${52 + call}`;
        expect((await reader.get(pageData(made))).status).toBe(200);
      }
    });
    // The page is read twice if its cache expires during the calls.
    expect(reads).toBeLessThanOrEqual(2 * (ARTICLES + PAGE_READS_MAX));
  });
  it('is charged for the length of a list, not for its limit', async () => {
    const reader = attacker();
    for (let call = 0; call < 30; call += 1)
      expect((await reader.get('/api/articles/a000/comments?limit=50&offset=0')).status).toBe(200);
    expect((await reader.get('/api/articles?limit=50&offset=600')).status).toBe(200);
  });
});
