import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminPrediction } from '@first-show/domain/ballots/ballot-desk.schema';
import { readBallotTexts } from '../../lists/open-ballots.ts';
import { fixedClock } from '../../platform/clock.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { registerBallotDesks } from './desk-routes.ts';
import { registerBallots } from './routes.ts';

const clock = fixedClock('2026-06-01T10:00:00.000Z');
let test: TestApp;
beforeAll(async () => {
  test = openTestApp(
    'predictions-desk',
    (app, deps) => {
      registerBallots(app, deps);
      registerBallotDesks(app, deps);
    },
    { clock, verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }) },
  );
  await test.db
    .doc('staff/editor')
    .set({ displayName: 'Imtiaz', email: 'i@example.com', role: 'editor', isActive: true });
});
afterAll(() => test.close());

const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();
const editor = () => newReader(test.app, { authorization: 'Bearer editor' });
const form = () => ({
  title: 'The opening weekend',
  description: 'Nett, all languages.',
  category: 'box-office',
  options: ['Under ₹20 Cr', 'Over ₹20 Cr'],
  endsAt: inDays(3),
});
const create = async (changes: object = {}) =>
  (await editor().send('POST', '/api/admin/predictions', { ...form(), ...changes })).body as AdminPrediction;
const predict = (id: string, optionIndex = 0) =>
  newReader(test.app).send('POST', `/api/predictions/${id}/predict`, { optionIndex });
const post = (id: string, what: string, body?: object) =>
  editor().send('POST', `/api/admin/predictions/${id}/${what}`, body);
const patch = (id: string, body: object) => editor().send('PATCH', `/api/admin/predictions/${id}`, body);
const asReader = async (id: string) =>
  ((await newReader(test.app).get('/api/predictions')).body as { id: string }[]).find((one) => one.id === id);

describe('creating a prediction', () => {
  it('opens the prediction, with its end converted to UTC', async () => {
    const created = await create({ endsAt: '2026-07-01T18:00:00+05:30' });
    expect(created).toMatchObject({ endsAt: '2026-07-01T12:30:00.000Z', closed: false, settled: null, revision: 1 });
    expect(await asReader(created.id)).toMatchObject({ closed: false, endsAt: '2026-07-01T12:30:00.000Z' });
  });
  it('refuses an end in the past, no end, and an unknown category', async () => {
    const refusal = async (changes: object) =>
      (await editor().send('POST', '/api/admin/predictions', { ...form(), ...changes })).body;
    expect(await refusal({ endsAt: inDays(-1) })).toMatchObject({
      message: 'The end must be in the future',
      issues: [{ path: 'endsAt' }],
    });
    expect(await refusal({ endsAt: 'soon' })).toMatchObject({ message: 'Please choose when it ends' });
    expect(await refusal({ category: 'weather' })).toMatchObject({ message: 'Please select a category' });
    expect(await refusal({ title: 'Hm' })).toMatchObject({ message: 'Title must be at least 5 characters' });
  });
});

describe('editing', () => {
  it('changes every field while nobody has predicted', async () => {
    const { id } = await create();
    expect(
      await patch(id, { title: 'The first weekend', options: ['A', 'B', 'C'], endsAt: inDays(5), revision: 1 }),
    ).toMatchObject({
      status: 200,
      body: { title: 'The first weekend', options: ['A', 'B', 'C'], endsAt: inDays(5), revision: 2 },
    });
  });
  it('changes only the end once somebody has predicted', async () => {
    const { id, ...before } = await create();
    await predict(id);
    expect(await patch(id, { title: 'The first weekend' })).toMatchObject({
      status: 409,
      body: { message: 'The prediction has votes, so only its end date can be changed', current: { totalVotes: 1 } },
    });
    // A form sends all its fields. A field with the stored value is not a change.
    expect(await patch(id, { ...before, endsAt: inDays(1) })).toMatchObject({
      status: 200,
      body: { endsAt: inDays(1), totalVotes: 1 },
    });
    expect(await patch(id, { endsAt: inDays(-1) })).toMatchObject({ status: 400 });
  });
  it('does not reopen a closed prediction by a later end', async () => {
    const { id } = await create();
    await post(id, 'close');
    expect(await patch(id, { endsAt: inDays(2) })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('reopen') as string },
    });
    expect(await patch(id, { title: 'Corrected while nobody looked' })).toMatchObject({ status: 200 });
  });
});

describe('closing and opening again', () => {
  it('closes the prediction at once, and reopens it only with an end in the future', async () => {
    const { id } = await create();
    clock.advance(60_000);
    expect(await post(id, 'close')).toMatchObject({ body: { closed: true, endsAt: clock.now().toISOString() } });
    expect((await predict(id)).status).toBe(410);
    expect(await post(id, 'close')).toMatchObject({ status: 409 });
    expect(await post(id, 'reopen', { endsAt: inDays(-1) })).toMatchObject({ status: 400 });
    expect(await post(id, 'reopen', { endsAt: inDays(1) })).toMatchObject({ status: 200, body: { closed: false } });
    expect((await predict(id)).status).toBe(200);
  });
});

describe('settling', () => {
  it('needs a source and an existing option', async () => {
    const { id } = await create();
    expect((await post(id, 'settle', { optionIndex: 0, source: ' ' })).body).toMatchObject({
      message: 'Please name the source, or give its URL',
    });
    expect((await post(id, 'settle', { optionIndex: 2, source: 'Trade sheet' })).status).toBe(400);
    expect((await post(id, 'settle', { source: 'Trade sheet' })).body).toMatchObject({
      message: 'Please select how it came out',
    });
  });
  it('closes the prediction early, shows readers the outcome, and can be undone', async () => {
    const { id, endsAt } = await create();
    await predict(id, 1);
    expect(await post(id, 'settle', { optionIndex: 1, source: 'https://example.com/chart' })).toMatchObject({
      status: 200,
      body: { closed: true, settled: { optionIndex: 1, source: 'https://example.com/chart' }, totalVotes: 1 },
    });
    expect(await asReader(id)).toMatchObject({
      closed: true,
      settled: { optionIndex: 1 },
      results: [{}, { predictions: 1 }],
    });
    expect(await post(id, 'settle', { optionIndex: 0, source: 'Another sheet' })).toMatchObject({
      status: 409,
      body: { current: { settled: { optionIndex: 1 } } },
    });
    expect(await patch(id, { endsAt: inDays(9) })).toMatchObject({ status: 409 });

    expect(await post(id, 'unsettle')).toMatchObject({ body: { settled: null, closed: false, endsAt } });
    expect(await asReader(id)).toMatchObject({ closed: false, settled: null });
    expect(await post(id, 'unsettle')).toMatchObject({ status: 409 });
    const { history } = (await post(id, 'settle', { optionIndex: 0, source: 'Another sheet' })).body as AdminPrediction;
    expect(history).toMatchObject([
      { action: 'created' },
      { action: 'settled', by: 'Imtiaz', note: 'Over ₹20 Cr (https://example.com/chart)' },
      { action: 'unsettled' },
      { action: 'settled', note: 'Under ₹20 Cr (Another sheet)' },
    ]);
  });
  it('keeps the end of a prediction that had already ended', async () => {
    const { id, endsAt } = await create();
    clock.advance(4 * 86_400_000);
    await post(id, 'settle', { optionIndex: 0, source: 'Trade sheet' });
    expect(await post(id, 'unsettle')).toMatchObject({ body: { settled: null, closed: true, endsAt } });
  });
});

describe('deleting', () => {
  it('can be undone, and is refused once somebody has predicted', async () => {
    const { id } = await create();
    expect((await editor().send('DELETE', `/api/admin/predictions/${id}`)).status).toBe(204);
    expect(await asReader(id)).toBeUndefined();
    expect(await post(id, 'undo')).toMatchObject({ status: 200, body: { id } });
    await predict(id);
    expect(await editor().send('DELETE', `/api/admin/predictions/${id}`)).toMatchObject({
      status: 409,
      body: { message: 'The prediction has votes, so it can be closed but not deleted' },
    });
  });
});

it('keeps the list in which films look for their names as the desk changes predictions', async () => {
  const listed = async (id: string) => (await readBallotTexts(test.db)).predictions.find((one) => one.id === id);
  const { id } = await create();
  expect(await listed(id)).toMatchObject({ title: 'The opening weekend', description: 'Nett, all languages.' });
  await patch(id, { title: 'Rain: the opening weekend', revision: 1 });
  expect(await listed(id)).toMatchObject({ title: 'Rain: the opening weekend' });
  await editor().send('DELETE', `/api/admin/predictions/${id}`);
  expect(await listed(id)).toBeUndefined();
  await post(id, 'undo');
  expect(await listed(id)).toMatchObject({ id });
  await post(id, 'settle', { optionIndex: 0, source: 'Trade sheet' });
  expect(await listed(id)).toBeUndefined();
});

it('never accepts both an edit and a concurrent choice of a former option', { timeout: 120_000 }, async () => {
  const meet = async () => {
    const { id } = await create();
    const [predicted, edited] = await Promise.all([
      predict(id),
      patch(id, { options: ['Quite', 'different'], revision: 1 }),
    ]);
    if (edited.status === 200 && predicted.status === 200)
      expect((predicted.body as { options: { text: string }[] }).options[0]?.text).toBe('Quite');
    expect((await test.db.collection(`counters/predictions_${id}/readers`).get()).size).toBe(
      predicted.status === 200 ? 1 : 0,
    );
  };
  // Each round has its own prediction, so the rounds can run in parallel.
  await Promise.all(Array.from({ length: 6 }, meet));
});
