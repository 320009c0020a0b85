import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PollDoc, PredictionDoc } from '@first-show/domain/ballots/ballot.schema';
import { reactionTotal, type ReactionCounts } from '@first-show/domain/reactions/reaction-types';
import type { ApiApp } from '../http/api-app.ts';
import type { Deps } from '../deps.ts';
import { newReader, openTestApp, trustedReader, type TestApp } from '../../testing/reader-app.ts';
import { untilAnswered } from '../../testing/until-answered.ts';
import { registerBallots } from '../../features/ballots/routes.ts';
import { registerReactions } from '../../features/reactions/routes.ts';
import type { Counter, Counts } from './counter.ts';
import { shardRef } from './counters.ts';

const register = (app: ApiApp, deps: Deps) => {
  registerReactions(app, deps);
  registerBallots(app, deps);
};
let test: TestApp;
beforeAll(() => {
  test = openTestApp('taking-part', register);
});
afterAll(() => test.close());

const poll: PollDoc = {
  id: 'p',
  title: 'Best song',
  question: 'Which?',
  options: ['A', 'B', 'C'],
  votes: [10, 5, 0],
  totalVotes: 15,
  closed: false,
  createdAt: '2026-01-02T00:00:00.000Z',
};
const prediction: PredictionDoc = {
  id: 'q',
  title: 'Opening',
  description: 'How much?',
  category: 'box-office',
  options: ['10', '20'],
  votes: [1, 0],
  totalVotes: 1,
  endsAt: '2999-01-01T00:00:00.000Z',
  createdAt: '2026-01-02T00:00:00.000Z',
  settled: null,
};

/**
 * A transaction that waits for the lock of another one gives up only after two seconds, so a
 * shorter time shows that none has waited. On a busy machine the first rounds may be slow.
 */
async function expectNoWaiting(round: () => Promise<void>): Promise<void> {
  let shortestMs = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 4 && shortestMs >= 2_000; count += 1) {
    const startedAt = performance.now();
    await round();
    shortestMs = Math.min(shortestMs, performance.now() - startedAt);
  }
  expect(shortestMs).toBeLessThan(2_000);
}

let serial = 0;
/** New ids for each test, so that tests do not share counts. */
let ids: { article: string; poll: string; prediction: string };
beforeEach(async () => {
  serial += 1;
  ids = { article: `a${serial}`, poll: `p${serial}`, prediction: `q${serial}` };
  await Promise.all([
    test.db.doc(`articles/${ids.article}`).set({ isPublished: true, slug: `slug-${serial}`, title: 'T' }),
    test.db.doc(`polls/${ids.poll}`).set({ ...poll, id: ids.poll }),
    test.db.doc(`predictions/${ids.prediction}`).set({ ...prediction, id: ids.prediction }),
    seed({ kind: 'polls', itemId: ids.poll }, { 0: 10, 1: 5 }),
    seed({ kind: 'predictions', itemId: ids.prediction }, { 0: 1 }),
  ]);
});

const seed = (counter: Counter, counts: Counts) =>
  shardRef(test.db, counter).set({ counts, changedAt: '2026-01-02T00:00:00.000Z' });
const reactionDoc = async () => (await test.db.doc(`reactionCounts/${ids.article}`).get()).data();
const reactions = (counts: object = {}) => ({ like: 0, love: 0, wow: 0, laugh: 0, angry: 0, ...counts });
const react = (reader: ReturnType<typeof newReader>, reactionType: string, headers = {}) =>
  reader.send('POST', `/api/articles/${ids.article}/react`, { reactionType }, headers);

describe('reactions', () => {
  it('count once per reader: another type moves the reaction, and the same type changes nothing', async () => {
    const reader = newReader(test.app);
    expect(await react(reader, 'like')).toMatchObject({ status: 200, body: reactions({ like: 1 }) });
    expect((await react(reader, 'wow')).body).toEqual(reactions({ wow: 1 }));
    expect((await react(reader, 'wow')).body).toEqual(reactions({ wow: 1 }));
    expect((await reader.get(`/api/articles/${ids.article}/reactions`)).body).toEqual(reactions({ wow: 1 }));
  });
  it('are added to the public document before the answer, if the article is idle', async () => {
    await react(newReader(test.app), 'love');
    expect(await reactionDoc()).toMatchObject(reactions({ love: 1 }));
  });
  it('are added to seeded counts', async () => {
    await seed({ kind: 'reactions', itemId: ids.article }, { like: 40, angry: 2 });
    expect((await react(newReader(test.app), 'like')).body).toEqual(reactions({ like: 41, angry: 2 }));
  });
  it('get a private answer with a cookie, while their counts are read publicly and without a cookie', async () => {
    const reader = newReader(test.app);
    const posted = await react(reader, 'like');
    expect(posted.headers.get('cache-control')).toBe('private, no-store');
    expect(posted.headers.get('set-cookie')).toContain('Path=/api; Max-Age=34560000; HttpOnly; SameSite=Lax');
    const read = await reader.get(`/api/articles/${ids.article}/reactions`);
    expect(read.headers.get('cache-control')).toContain('s-maxage');
    expect(read.headers.get('set-cookie')).toBeNull();
  });
  it('are counted exactly for 200 simultaneous readers', async () => {
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const reader = trustedReader(test);
        return untilAnswered(() => react(reader, index % 2 === 0 ? 'like' : 'wow'));
      }),
    );
    expect(replies.filter((reply) => reply.status !== 200)).toEqual([]);
    expect(await reactionDoc()).toMatchObject(reactions({ like: 100, wow: 100 }));
    expect((await test.db.collection(`counters/reactions_${ids.article}/readers`).get()).size).toBe(200);
  });
  it('do not wait for reactions to other articles', async () => {
    const articles = Array.from({ length: 4 }, (_, index) => `${ids.article}-${index}`);
    await Promise.all(
      articles.map((id) => test.db.doc(`articles/${id}`).set({ isPublished: true, slug: id, title: 'T' })),
    );
    const likeAll = () =>
      Promise.all(
        articles.map((id) => newReader(test.app).send('POST', `/api/articles/${id}/react`, { reactionType: 'like' })),
      );
    await expectNoWaiting(async () => {
      for (const { status } of await likeAll()) expect(status).toBe(200);
    });
  });
  it('count once if one reader sends several in parallel', async () => {
    const reader = newReader(test.app);
    await reader.send('POST', `/api/polls/${ids.poll}/vote`, { optionIndex: 0 });
    await Promise.all(Array.from({ length: 20 }, (_, index) => react(reader, index % 2 === 0 ? 'like' : 'wow')));
    expect(reactionTotal((await reactionDoc()) as ReactionCounts)).toBe(1);
  });
  it('are refused for an unknown type, an unknown article and an invalid body', async () => {
    const reader = newReader(test.app);
    expect((await react(reader, 'meh')).status).toBe(400);
    expect((await reader.send('POST', '/api/articles/none/react', { reactionType: 'like' })).status).toBe(404);
    expect((await reader.get('/api/articles/none/reactions')).status).toBe(404);
    expect((await reader.send('POST', `/api/articles/${ids.article}/react`, '{', {})).status).toBe(400);
    expect((await reader.send('PUT', `/api/articles/${ids.article}/react`, {})).status).toBe(405);
  });
  it('are refused for drafts', async () => {
    await test.db.doc('articles/draft').set({ isPublished: false, slug: 'draft', title: 'T' });
    expect((await newReader(test.app).send('POST', '/api/articles/draft/react', { reactionType: 'like' })).status).toBe(
      404,
    );
  });
  it('of a reader with a tampered cookie count as those of a new reader', async () => {
    const reader = newReader(test.app);
    await react(reader, 'like');
    reader.setCookie(`${reader.cookie()?.slice(0, -3)}abc`);
    expect((await react(reader, 'like')).body).toEqual(reactions({ like: 2 }));
  });
  it('are rate limited, with Retry-After', async () => {
    const reader = newReader(test.app);
    const replies = [];
    for (let count = 0; count < 61; count += 1) replies.push(await react(reader, 'like'));
    const last = replies.at(-1);
    expect(replies.slice(0, 60).every((reply) => reply.status === 200)).toBe(true);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(last?.body).toMatchObject({
      message: expect.stringMatching(/try again in \d+ (second|minute)s?\./) as string,
    });
  });
});

describe('polls', () => {
  const vote = (reader: ReturnType<typeof newReader>, optionIndex: unknown, headers = {}) =>
    reader.send('POST', `/api/polls/${ids.poll}/vote`, { optionIndex }, headers);
  it('hide the results until this reader has voted, then show them with the choice', async () => {
    const reader = newReader(test.app);
    const find = async () =>
      ((await reader.get('/api/polls')).body as { id: string }[]).find((one) => one.id === ids.poll);
    expect(await find()).toMatchObject({ myVote: null, results: null, totalVotes: 15 });
    expect(await vote(reader, 1)).toMatchObject({
      status: 200,
      body: { myVote: 1, totalVotes: 16, results: [{ votes: 10 }, { votes: 6 }, { votes: 0 }] },
    });
    expect(await find()).toMatchObject({ myVote: 1, totalVotes: 16 });
    expect((await reader.get('/api/polls')).headers.get('cache-control')).toBe('private, no-store');
  });
  it('refuse a second vote with 409, a message and the results', async () => {
    const reader = newReader(test.app);
    await vote(reader, 1);
    expect(await vote(reader, 0)).toMatchObject({
      status: 409,
      body: { message: 'You have already voted in this poll', poll: { myVote: 1, totalVotes: 16 } },
    });
    expect((await vote(reader, 1)).status).toBe(409);
  });
  it('answer two simultaneous equal votes once with 200 and once with 409, without waiting for locks', async () => {
    await expectNoWaiting(async () => {
      const reader = trustedReader(test);
      const replies = await Promise.all([vote(reader, 1), vote(reader, 1)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  });
  it('count only one of a reader’s parallel votes', async () => {
    const reader = newReader(test.app);
    await react(reader, 'like');
    const replies = await Promise.all(Array.from({ length: 12 }, (_, index) => vote(reader, index % 3)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(11);
    expect((await test.db.doc(`polls/${ids.poll}`).get()).data()).toMatchObject({ totalVotes: 16 });
  });
  it('are counted exactly for 200 simultaneous readers', async () => {
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const reader = trustedReader(test);
        return untilAnswered(() => vote(reader, index % 3), 409);
      }),
    );
    expect(replies.filter((reply) => reply.status !== 200)).toEqual([]);
    expect((await test.db.doc(`polls/${ids.poll}`).get()).data()).toMatchObject({
      votes: [77, 72, 66],
      totalVotes: 215,
    });
  });
  it('refuse closed polls, unknown polls and invalid options', async () => {
    const reader = newReader(test.app);
    for (const bad of [-1, 3, 99, 1.5, '1', null, undefined]) expect((await vote(reader, bad)).status).toBe(400);
    expect((await reader.send('POST', '/api/polls/none/vote', { optionIndex: 0 })).status).toBe(404);
    await test.db.doc(`polls/${ids.poll}`).update({ closed: true });
    expect(await vote(reader, 0)).toMatchObject({ status: 410, body: { message: 'This poll is closed' } });
  });
  it('are listed with the open ones first, and show the results of closed ones', async () => {
    await test.db
      .doc(`polls/closed${serial}`)
      .set({ ...poll, id: `closed${serial}`, closed: true, createdAt: '2026-05-05T00:00:00.000Z' });
    const list = (await newReader(test.app).get('/api/polls')).body as {
      id: string;
      closed: boolean;
      results: unknown;
    }[];
    const firstClosed = list.findIndex((one) => one.closed);
    expect(list.slice(firstClosed).every((one) => one.closed)).toBe(true);
    expect(list.find((one) => one.id === `closed${serial}`)?.results).not.toBeNull();
  });
});

describe('predictions', () => {
  const predict = (reader: ReturnType<typeof newReader>, optionIndex: unknown, headers = {}) =>
    reader.send('POST', `/api/predictions/${ids.prediction}/predict`, { optionIndex }, headers);
  it('count a reader’s choice once, and answer a second choice with 409 and a message', async () => {
    const reader = newReader(test.app);
    expect(await predict(reader, 1)).toMatchObject({
      status: 200,
      body: { myPrediction: 1, totalPredictions: 2, results: [{ predictions: 1 }, { predictions: 1 }] },
    });
    expect(await predict(reader, 1)).toMatchObject({
      status: 409,
      body: { message: 'You have already made this prediction', prediction: { myPrediction: 1 } },
    });
    expect((await reader.get('/api/predictions')).body).toContainEqual(
      expect.objectContaining({ id: ids.prediction, myPrediction: 1 }),
    );
  });
  it('refuse a choice (410) after their end by the server’s clock', async () => {
    await test.db.doc(`predictions/${ids.prediction}`).update({ endsAt: new Date(Date.now() - 1).toISOString() });
    expect(await predict(newReader(test.app), 0)).toMatchObject({
      status: 410,
      body: { message: 'This prediction is closed' },
    });
  });
  it('refuse unknown predictions and invalid options', async () => {
    expect((await predict(newReader(test.app), 2)).status).toBe(400);
    expect((await newReader(test.app).send('POST', '/api/predictions/none/predict', { optionIndex: 0 })).status).toBe(
      404,
    );
  });
  it('are counted exactly for 200 simultaneous readers', async () => {
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => {
        const reader = trustedReader(test);
        return untilAnswered(() => predict(reader, 1), 409);
      }),
    );
    expect(replies.filter((reply) => reply.status !== 200)).toEqual([]);
    expect((await test.db.doc(`predictions/${ids.prediction}`).get()).data()).toMatchObject({
      votes: [1, 200],
      totalVotes: 201,
    });
  });
});
