import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { choose } from './counters.repo.ts';
import { sweepCounters } from './aggregate.ts';

let test: TestApp;
beforeEach(() => {
  test = openTestApp('sweep', () => undefined);
});
afterEach(() => test.close());

it('aggregates the other items, however many deltas are waiting for an item that fails', async () => {
  await test.db.doc('polls/a-broken').set({ options: null, votes: [0, 0], totalVotes: 0 });
  await test.db.doc('polls/b').set({ options: ['x', 'y'], votes: [0, 0], totalVotes: 0 });
  const batch = test.db.batch();
  const delta = (itemId: string) => ({
    item: `polls_${itemId}`,
    kind: 'polls',
    itemId,
    slotEndsMs: Date.now() - 60_000,
    delta: { total: 1, 1: 1 },
  });
  for (let index = 0; index < 250; index += 1) batch.set(test.db.doc(`counterShards/a${index}`), delta('a-broken'));
  batch.set(test.db.doc('counterShards/b'), delta('b'));
  await batch.commit();
  await sweepCounters({ ...test.deps, log: { ...test.deps.log, error: () => undefined } });
  expect((await test.db.doc('counterShards/b').get()).exists).toBe(false);
});

it('aggregates the other items when one fails, and names the failed item', async () => {
  const poll = { options: ['x', 'y'], votes: [0, 0], totalVotes: 0 };
  // Make one poll fail: its options are not a list, so they cannot be counted.
  await test.db.doc('polls/a-broken').set({ ...poll, options: null });
  for (const id of ['b', 'c']) await test.db.doc(`polls/${id}`).set(poll);
  for (const itemId of ['a-broken', 'b', 'c'])
    await choose(test.db, {
      counter: { kind: 'polls', itemId },
      readerId: 'r1',
      choice: '1',
      isFinal: true,
      now: new Date(),
      shard: 0,
    });
  const failed: unknown[] = [];
  const log = { ...test.deps.log, error: (...said: unknown[]) => failed.push(said[2]) };
  await sweepCounters({ ...test.deps, log });
  for (const id of ['b', 'c']) expect((await test.db.doc(`polls/${id}`).get()).get('totalVotes')).toBe(1);
  expect(failed).toEqual([{ kind: 'polls', itemId: 'a-broken' }]);
  expect((await test.db.collection('counterShards').get()).docs.map((delta) => delta.get('itemId') as string)).toEqual([
    'a-broken',
  ]);
});
