import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminPoll } from '@first-show/domain/ballots/ballot-desk.schema';
import { fixedClock } from '../../platform/clock.ts';
import { recordChoice } from '../../platform/counters/counters.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { registerBallotDesks } from './desk-routes.ts';
import { registerBallots } from './routes.ts';
import { removeDeleted } from '../../jobs/empty-trash.job.ts';

const clock = fixedClock('2026-06-01T10:00:00.000Z');
let test: TestApp;
beforeAll(async () => {
  test = openTestApp(
    'polls-desk',
    (app, deps) => {
      registerBallots(app, deps);
      registerBallotDesks(app, deps);
    },
    { clock, verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }) },
  );
  for (const role of ['editor', 'moderator'])
    await test.db.doc(`staff/${role}`).set({ displayName: 'Imtiaz', email: 'i@example.com', role, isActive: true });
});
afterAll(() => test.close());

const editor = () => newReader(test.app, { authorization: 'Bearer editor' });
const form = { title: 'On repeat', question: 'Which song is it?', options: ['Bheegi Local', 'Neend Nahi', 'ऐ दिल'] };
const create = async (changes: object = {}) =>
  (await editor().send('POST', '/api/admin/polls', { ...form, ...changes })).body as AdminPoll;
const vote = (id: string, optionIndex: number, more: object = {}) =>
  newReader(test.app).send('POST', `/api/polls/${id}/vote`, { optionIndex, ...more });
const patch = (id: string, body: object) => editor().send('PATCH', `/api/admin/polls/${id}`, body);

describe('creating a poll', () => {
  it('opens the poll for readers at once', async () => {
    const created = await create();
    expect(created).toMatchObject({
      ...form,
      totalVotes: 0,
      closed: false,
      revision: 1,
      history: [{ action: 'created', by: 'Imtiaz' }],
    });
    expect((await newReader(test.app).get('/api/polls')).body).toContainEqual(
      expect.objectContaining({ id: created.id, options: form.options, results: null }),
    );
    expect((await test.db.doc(`polls/${created.id}`).get()).data()).not.toHaveProperty('history');
  });
  it('refuses too few, too many, blank and repeated options', async () => {
    const rows: [unknown, string][] = [
      [['One'], 'At least 2 options'],
      [Array.from({ length: 11 }, (_, index) => `Option ${index}`), 'At most 10 options'],
      [['One', ' '], 'Please fill in every option'],
      [['One', 'ONE '], 'This option is already listed'],
      [['One', 'x'.repeat(121)], 'Option too long'],
    ];
    for (const [options, message] of rows)
      expect(await editor().send('POST', '/api/admin/polls', { ...form, options })).toMatchObject({
        status: 400,
        body: { message },
      });
    expect((await editor().send('POST', '/api/admin/polls', { ...form, title: 'x' })).body).toMatchObject({
      message: 'Title must be at least 3 characters',
    });
  });
  it('refuses readers (401) and moderators (403)', async () => {
    expect((await newReader(test.app).send('POST', '/api/admin/polls', form)).status).toBe(401);
    const moderator = newReader(test.app, { authorization: 'Bearer moderator' });
    expect((await moderator.send('POST', '/api/admin/polls', form)).status).toBe(403);
    expect((await moderator.get('/api/admin/polls')).status).toBe(403);
  });
});

describe('a poll without votes', () => {
  it('can be edited; an edit of a stale revision is refused (409)', async () => {
    const { id } = await create();
    expect(await patch(id, { options: ['A', 'B'], revision: 1 })).toMatchObject({
      status: 200,
      body: { options: ['A', 'B'], revision: 2, results: [{ votes: 0 }, { votes: 0 }], title: form.title },
    });
    expect(await patch(id, { title: 'Late', revision: 1 })).toMatchObject({
      status: 409,
      body: {
        message: 'Someone else changed this poll in the meantime',
        current: { options: ['A', 'B'], revision: 2 },
      },
    });
  });
  it('can be deleted, and restored from the trash', async () => {
    const { id } = await create();
    expect((await editor().send('DELETE', `/api/admin/polls/${id}`)).status).toBe(204);
    expect((await vote(id, 0)).status).toBe(404);
    expect((await editor().send('POST', `/api/admin/polls/${id}/undo`)).body).toMatchObject({ ...form, id });
    expect((await vote(id, 0)).status).toBe(200);
  });
  it('is removed thirty days after its deletion, and cannot be restored any more', async () => {
    const { id } = await create();
    await editor().send('DELETE', `/api/admin/polls/${id}`);
    expect((await vote(id, 0)).status).toBe(404);
    clock.advance(31 * 86_400_000);
    await removeDeleted(test.deps);
    expect((await test.db.doc(`ballotDesk/polls_${id}`).get()).exists).toBe(false);
    expect((await editor().send('POST', `/api/admin/polls/${id}/undo`)).status).toBe(404);
    expect((await patch(id, { title: 'Gone' })).status).toBe(404);
  });
});

describe('a poll with votes', () => {
  it('cannot be edited or deleted', async () => {
    const { id } = await create();
    await vote(id, 1);
    expect(await patch(id, { title: 'Another title' })).toMatchObject({
      status: 409,
      body: { message: 'The poll has votes, so its question and options can’t be edited', current: { totalVotes: 1 } },
    });
    expect(await editor().send('DELETE', `/api/admin/polls/${id}`)).toMatchObject({
      status: 409,
      body: { current: { id } },
    });
  });
  it('cannot be edited or deleted even before the vote is published', async () => {
    const { id } = await create();
    const counter = { kind: 'polls', itemId: id } as const;
    await recordChoice(test.db, { counter, readerId: 'r1', choice: '1', isFinal: true, now: clock.now() });
    expect((await test.db.doc(`polls/${id}`).get()).get('totalVotes')).toBe(0);
    expect((await patch(id, { title: 'Another title' })).status).toBe(409);
    expect((await editor().send('DELETE', `/api/admin/polls/${id}`)).status).toBe(409);
  });
  it('cannot be edited if it has seeded totals without reader votes', async () => {
    await test.db.doc('polls/seeded').set({
      id: 'seeded',
      ...form,
      votes: [4, 0, 0],
      totalVotes: 4,
      closed: false,
      createdAt: '2026-01-01T00:00:00.000Z',
    });
    expect((await patch('seeded', { title: 'Another title' })).status).toBe(409);
  });
  it('can be closed and reopened, not closed twice, and lists these actions in its history', async () => {
    const { id } = await create();
    await vote(id, 1);
    const post = (what: string) => editor().send('POST', `/api/admin/polls/${id}/${what}`);
    expect(await post('close')).toMatchObject({
      status: 200,
      body: { closed: true, totalVotes: 1, results: [{ votes: 0 }, { votes: 1, percentage: 100 }, {}] },
    });
    expect(await post('close')).toMatchObject({
      status: 409,
      body: { message: 'This poll is already closed', current: { closed: true } },
    });
    expect((await vote(id, 0)).status).toBe(410);
    expect((await newReader(test.app).get('/api/polls')).body).toContainEqual(
      expect.objectContaining({ id, results: expect.any(Array) as unknown }),
    );
    expect(await post('reopen')).toMatchObject({
      body: { closed: false, history: [{ action: 'created' }, { action: 'closed' }, { action: 'reopened' }] },
    });
    expect((await vote(id, 0)).status).toBe(200);
  });
});

describe('a vote and a desk change at the same moment', () => {
  it('never accepts both an edit and a vote on the old options', { timeout: 120_000 }, async () => {
    const meet = async (round: number) => {
      const { id } = await create();
      const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
      const [voted, edited] = await Promise.all([
        wait(round % 4 === 1 ? 6 : 0).then(() => vote(id, 0)),
        wait(round % 4 === 2 ? 6 : 0).then(() => patch(id, { options: ['Quite', 'different'], revision: 1 })),
      ]);
      const stored = (await test.db.doc(`polls/${id}`).get()).data() as { options: string[] };
      const readers = (await test.db.collection(`counters/polls_${id}/readers`).get()).size;
      if (edited.status === 200 && voted.status === 200) {
        // Both can succeed only if the edit was complete before the vote began.
        expect((voted.body as { options: string[] }).options).toEqual(['Quite', 'different']);
      }
      expect(readers).toBe(voted.status === 200 ? 1 : 0);
      expect(stored.options).toEqual(edited.status === 200 ? ['Quite', 'different'] : form.options);
      return `${voted.status} ${edited.status}`;
    };
    // Each round has its own poll and locks, so the rounds can run in parallel.
    const outcomes = await Promise.all(Array.from({ length: 12 }, (_, round) => meet(round)));
    expect(outcomes.every((outcome) => ['200 409', '400 200', '200 200'].includes(outcome))).toBe(true);
  });
  it('refuses a vote from a page that showed another option', async () => {
    const { id } = await create();
    await patch(id, { options: ['Neend Nahi', 'Bheegi Local'] });
    expect(await vote(id, 0, { option: 'Bheegi Local' })).toMatchObject({
      status: 400,
      body: { message: 'This has changed since you opened the page. Please reload it.' },
    });
    expect((await vote(id, 1, { option: 'Bheegi Local' })).status).toBe(200);
  });
  it('counts every vote that was accepted before closing, and none after', async () => {
    const { id } = await create();
    const [closed, ...votes] = await Promise.all([
      editor().send('POST', `/api/admin/polls/${id}/close`),
      ...Array.from({ length: 30 }, (_, index) => vote(id, index % 3)),
    ]);
    expect(closed.status).toBe(200);
    expect(votes.every(({ status }) => status === 200 || status === 410)).toBe(true);
    expect((await test.db.doc(`polls/${id}`).get()).get('totalVotes')).toBe(
      votes.filter(({ status }) => status === 200).length,
    );
  });
});
