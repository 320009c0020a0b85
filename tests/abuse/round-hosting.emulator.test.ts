import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '@first-show/domain/core/collections';
import { createApp } from '../../functions/src/api/app.ts';
import { registerAll } from '../../functions/src/api/router.ts';
import { limits } from '../../functions/src/platform/limits/limits.ts';
import type { Config } from '../../functions/src/platform/config/config.ts';
import { articleDoc, writeContent } from '../../functions/src/testing/content.ts';
import { newReader, openTestApp, type TestApp, type TestReader } from '../../functions/src/testing/reader-app.ts';

/** Attacks that bypass Hosting: calls of the function's own URL with forged headers. */

const SCALE = 0.02;
const VOTES = limits.vote.newcomers.points * SCALE;
const HOSTING = { 'x-forwarded-host': 'site.test' };

let test: TestApp;
beforeAll(async () => {
  test = openTestApp('abuse-round', registerAll, { config: { isDemo: false, rateLimitScale: SCALE } });
  await writeContent(test.db, { articles: [articleDoc('a')] });
});
afterAll(() => test.close());

async function openPoll(id: string): Promise<void> {
  await test.db.doc(`polls/${id}`).set({
    id,
    title: 'T',
    question: 'Which?',
    options: ['A', 'B'],
    votes: [0, 0],
    totalVotes: 0,
    closed: false,
    createdAt: '2026-01-02T00:00:00.000Z',
  });
}
const appWith = (config: Partial<Config>) =>
  createApp({ ...test.deps, config: { ...test.deps.config, ...config } }, registerAll);
const vote = (reader: TestReader, poll: string) => reader.send('POST', `/api/polls/${poll}/vote`, { optionIndex: 0 });

/** Counts the accepted votes, each from a new reader at the address in `headers`. */
async function counted(app: TestApp['app'], headers: (call: number) => Record<string, string>, poll: string) {
  await openPoll(poll);
  const votes = Array.from({ length: VOTES + 10 }, (_, call) => vote(newReader(app, headers(call)), poll));
  return (await Promise.all(votes)).filter(({ status }) => status === 200).length;
}

describe('calls that bypass Hosting', () => {
  it('share the limits of one network, even with forged addresses', async () => {
    const invented = (call: number) => ({ 'x-forwarded-for': `203.0.113.${call}, 198.51.100.${call}` });
    expect(await counted(test.app, invented, 'direct')).toBeLessThanOrEqual(VOTES);
  });
  it('share the limits of one network even with the headers of Hosting, if Hosting’s networks are known', async () => {
    const app = appWith({ hostingNetworks: ['151.101.0.0/16', '2a04:4e40::/32'] });
    const invented = (call: number) => ({
      ...HOSTING,
      'fastly-client-ip': `203.0.113.${call}`,
      'x-forwarded-for': `203.0.113.${call}, 198.51.100.7`,
    });
    expect(await counted(app, invented, 'pretended')).toBeLessThanOrEqual(VOTES);
  });
  it('do not use up the limits of readers who come through Hosting', async () => {
    const app = appWith({ hostingNetworks: ['151.101.0.0/16', '2a04:4e42::/32'] });
    const honest = (call: number) => ({
      ...HOSTING,
      'fastly-client-ip': `203.0.113.${call}`,
      'x-forwarded-for': call % 2 === 0 ? `203.0.113.${call}, 151.101.7.9` : `203.0.113.${call}, 2a04:4e42::9`,
    });
    expect(await counted(app, honest, 'honest')).toBe(VOTES + 10);
    const likely = (call: number) => ({ ...HOSTING, 'fastly-client-ip': `192.0.2.${call}` });
    expect(await counted(appWith({}), likely, 'likely')).toBe(VOTES + 10);
  });
  it('do not verify the IP address of a comment: only calls from Hosting’s known networks do', async () => {
    const comment = { authorName: 'Asha', authorEmail: 'a@example.org', content: 'A comment of mine.', captcha: '8' };
    const write = async (app: TestApp['app'], headers: Record<string, string>) => {
      const { body } = await newReader(app, headers).send('POST', '/api/articles/a/comments', comment);
      return (
        await test.db
          .collection(collections.commentQueue)
          .doc((body as { id: string }).id)
          .get()
      ).data();
    };
    const through = { ...HOSTING, 'fastly-client-ip': '203.0.113.5', 'x-forwarded-for': '203.0.113.5, 151.101.7.9' };
    expect(await write(appWith({ hostingNetworks: ['151.101.0.0/16'] }), through)).toMatchObject({
      ipAddress: '203.0.113.5',
      isAddressVerified: true,
    });
    expect(await write(appWith({}), through)).toMatchObject({ ipAddress: '203.0.113.5', isAddressVerified: false });
  });
});

describe('App Check', () => {
  const appCheck = { siteKey: 'key', appId: '1:2:web:3' };
  const app = () =>
    createApp(
      {
        ...test.deps,
        config: { ...test.deps.config, appCheck, rateLimitScale: 1 },
        verifyAppCheck: (token) => (token === 'good' ? Promise.resolve({}) : Promise.reject(new Error('bad'))),
      },
      registerAll,
    );
  const through = { ...HOSTING, 'fastly-client-ip': '192.0.2.77' };

  it('refuses readers’ writes without a valid token and sets no cookie', async () => {
    await openPoll('checked');
    for (const headers of [through, { ...through, 'x-firebase-appcheck': 'bad' }]) {
      const reader = newReader(app(), headers);
      for (const [path, body] of [
        ['/api/polls/checked/vote', { optionIndex: 0 }],
        ['/api/articles/a/react', { reactionType: 'like' }],
        ['/api/newsletter/subscribe', { email: 'a@example.org' }],
      ] as const) {
        const refused = await reader.send('POST', path, body);
        expect(refused.status).toBe(401);
        expect(refused.headers.get('set-cookie')).toBeNull();
      }
    }
    expect((await vote(newReader(app(), { ...through, 'x-firebase-appcheck': 'good' }), 'checked')).status).toBe(200);
  });
  it('requires no token for reading, for counting views, or if it is not configured', async () => {
    const reader = newReader(app(), through);
    expect((await reader.get('/api/polls')).status).toBe(200);
    expect((await reader.send('POST', '/api/analytics/page-views', { path: '/' })).status).toBe(204);
    await openPoll('unchecked');
    expect((await vote(newReader(appWith({}), through), 'unchecked')).status).toBe(200);
  });
});
