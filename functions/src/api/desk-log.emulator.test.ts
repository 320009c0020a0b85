import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Article } from '@first-show/domain/articles/article.schema';
import type { BulkArticlesResult } from '@first-show/domain/articles/bulk-articles.schema';
import type { DeskLog } from '@first-show/domain/staff/desk-log.schema';
import { fixedClock } from '../platform/clock.ts';
import { deskLogTitles } from '@first-show/domain/staff/desk-log-titles';
import { declaredRoutes } from '../platform/http/routes.ts';
import { categoryDoc, writeContent } from '../testing/content.ts';
import { runAndCrash } from '../testing/crash.ts';
import { newReader, openTestApp, type TestApp } from '../testing/reader-app.ts';
import { registerAll } from './router.ts';

const clock = fixedClock('2026-11-14T12:00:00.000Z');
let test: TestApp;
beforeAll(async () => {
  test = openTestApp('desk-log', registerAll, {
    clock,
    verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }),
  });
  const names = { editor: 'Imtiaz', moderator: 'Gauri', admin: 'Meera' };
  await Promise.all(
    Object.entries(names).map(([role, displayName]) =>
      test.db.doc(`staff/${role}`).set({ uid: role, displayName, role, isActive: true }),
    ),
  );
  await writeContent(test.db, { categories: [categoryDoc('music', 1)] });
});
afterAll(() => test.close());

const as = (role: string) => newReader(test.app, { authorization: `Bearer ${role}` });
const log = async (query = '') => (await as('admin').get(`/api/admin/log${query}`)).body as DeskLog;
const lines = async () =>
  (await log()).entries.map(({ by, action, subject, details }) => ({ by, action, subject, details }));
const form = {
  title: 'The song everyone hums',
  summary: 'A song from a small film is on every phone of the city, and nobody knows who sings it yet.',
  content: `<p>${'It began in a tea stall by the station. '.repeat(8)}</p>`,
  categoryId: 'music',
};

it('shows administrators who did what, newest first, without the text of articles', async () => {
  const { id } = (await as('editor').send('POST', '/api/articles', form)).body as Article;
  clock.advance(1000);
  await as('editor').send('PATCH', `/api/articles/${id}`, {
    isPublished: false,
    title: 'A song and its singer',
    revision: 1,
  });
  clock.advance(1000);
  await as('admin').send('DELETE', `/api/articles/${id}`);
  expect(await lines()).toMatchObject([
    { by: 'Meera', action: 'Move an article to the trash', subject: 'A song and its singer' },
    {
      by: 'Imtiaz',
      action: 'Change an article, based on a revision',
      subject: 'A song and its singer',
      details: ['title', 'isPublished = false'],
    },
    { by: 'Imtiaz', action: 'Create an article', subject: 'The song everyone hums' },
  ]);
  expect(JSON.stringify(await log())).not.toContain('tea stall');
});

it('shows entries of one millisecond in the order in which they were written', async () => {
  clock.advance(1000);
  const titles = Array.from({ length: 8 }, (_, index) => `Song number ${index} of the season`);
  for (const title of titles) await as('editor').send('POST', '/api/articles', { ...form, title });
  const { entries } = await log(`?limit=${titles.length}`);
  expect(entries.map(({ subject }) => subject)).toEqual(titles.toReversed());
  expect(new Set(entries.map(({ at }) => at)).size).toBe(1);
  const listed = (await newReader(test.app).get(`/api/articles?limit=${titles.length}`)).body as Article[];
  expect(listed.map(({ title }) => title)).toEqual(titles.toReversed());
});

it('names the articles of a bulk change and of its undo, and does not log a change of none', async () => {
  const titles = ['One', 'Two', 'Three', 'Four'].map((word) => `${word} songs from the monsoon`);
  const items: { id: string }[] = [];
  for (const title of titles)
    items.push({ id: ((await as('editor').send('POST', '/api/articles', { ...form, title })).body as Article).id });
  clock.advance(1000);
  const bulk = { action: 'unpublish', items };
  const { undo } = (await as('editor').send('POST', '/api/admin/articles/bulk', bulk)).body as BulkArticlesResult;
  await as('editor').send('POST', '/api/admin/articles/bulk', bulk);
  clock.advance(1000);
  await as('editor').send('POST', '/api/admin/articles/bulk/undo', { items: undo, action: 'unpublish' });
  const subject = `${titles.slice(0, 3).join(', ')} and 1 more`;
  const details = ['action = unpublish', 'items (4)'];
  const { entries } = await log();
  expect(entries.slice(0, 2)).toMatchObject([
    { call: 'POST /api/admin/articles/bulk/undo', subject, details },
    { call: 'POST /api/admin/articles/bulk', subject, details },
  ]);
  expect(entries[2]?.call).toBe('POST /api/articles');
});

it('keeps the name of a deleted item', async () => {
  const end = new Date(clock.now().getTime() + 86_400_000).toISOString();
  const options = ['Yes', 'No'];
  const source = { categoryId: 'music', language: 'en', intervalMinutes: 120, maxItems: 10 };
  const kinds = [
    ['/api/box-office', { movieName: 'Baarish', releaseDate: null }, 'Baarish'],
    ['/api/admin/polls', { title: 'A poll', question: 'Who sings it?', options }, 'A poll'],
    [
      '/api/admin/predictions',
      { title: 'A guess', description: 'Will it be a hit this year?', category: 'other', options, endsAt: end },
      'A guess',
    ],
    [
      '/api/admin/categories',
      {
        name: 'Dance',
        slug: 'dance',
        description: 'Dancers, their steps and their songs',
        color: '#C2185B',
        icon: 'newspaper',
      },
      'Dance',
    ],
    ['/api/admin/sources', { ...source, name: 'The Reel', kind: 'feed', url: 'https://example.org/f' }, 'The Reel'],
  ] as const;
  for (const [path, body, name] of kinds) {
    const made = await as('editor').send('POST', path, body);
    expect([name, made.status]).toEqual([name, 201]);
    clock.advance(1000);
    await as('editor').send('DELETE', `${path}/${(made.body as { id: string }).id}`);
    expect((await log()).entries[0]).toMatchObject({ call: `DELETE ${path}/{id}`, subject: name });
  }
});

it('has an entry of a change whose process died right after its commit', async () => {
  const made = (await as('editor').send('POST', '/api/articles', form)).body as Article;
  clock.advance(1000);
  await runAndCrash(test.db, { write: 1, when: 'after' }, () =>
    as('editor').send('DELETE', `/api/articles/${made.id}`),
  );
  expect((await test.db.doc(`articles/${made.id}`).get()).exists).toBe(false);
  expect((await log()).entries[0]).toMatchObject({
    call: 'DELETE /api/articles/{id}',
    subject: form.title,
    subjectId: made.id,
  });
});

it('has an entry of each change of a ballot, a run or a subscription whose process died right after its commit', async () => {
  const poll = { title: 'A poll of one', question: 'Who sings the song?', options: ['Asha', 'Lata'] };
  const made = (await as('editor').send('POST', '/api/admin/polls', poll)).body as { id: string };
  await newReader(test.app).send('POST', '/api/newsletter/subscribe', { email: 'lata@example.org' });
  const subscriber = (await test.db.collection('subscribers').get()).docs[0]?.id;
  const calls = [
    ['POST', '/api/admin/polls', { ...poll, title: 'A second poll' }, 'A second poll'],
    ['PATCH', `/api/admin/polls/${made.id}`, { title: 'A poll of two' }, 'A poll of two'],
    ['POST', `/api/admin/polls/${made.id}/close`, undefined, 'A poll of two'],
    ['DELETE', `/api/admin/polls/${made.id}`, undefined, 'A poll of two'],
    ['POST', `/api/admin/polls/${made.id}/undo`, undefined, 'A poll of two'],
    ['POST', '/api/admin/scrape-now', undefined, null],
    ['POST', `/api/admin/subscribers/${subscriber}/unsubscribe`, undefined, null],
  ] as const;
  for (const [method, path, body, subject] of calls) {
    clock.advance(1000);
    await runAndCrash(test.db, { write: 1, when: 'after' }, () => as('editor').send(method, path, body));
    const at = clock.now().toISOString();
    expect((await log()).entries[0], `${method} ${path}`).toMatchObject({ at, subject });
  }
});

it('has a title for every call that is logged', () => {
  const logged = declaredRoutes(test.app).filter(({ log }) => log !== 'none');
  expect(logged.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(deskLogTitles).sort());
});

it('does not log refused calls, working copies, heartbeats and reads', async () => {
  const before = (await lines()).length;
  await as('editor').send('PATCH', '/api/articles/none', { isPublished: true });
  await as('editor').send('PUT', '/api/admin/working-copies/new', {
    basedOnRevision: null,
    replaces: null,
    values: {},
  });
  await as('editor').send('POST', '/api/admin/presence', { target: null });
  await as('editor').get('/api/admin/articles');
  expect(await lines()).toHaveLength(before);
});

it('names the person who exported or erased personal data, but not whose data it was', async () => {
  clock.advance(1000);
  const email = 'asha@example.org';
  await newReader(test.app).send('POST', '/api/newsletter/subscribe', { email });
  const [subscriber] = (await test.db.collection('subscribers').get()).docs;
  expect((await as('editor').get('/api/admin/subscribers/export')).status).toBe(403);
  const file = await test.app.request('/api/admin/subscribers/export?status=all', {
    headers: { authorization: 'Bearer admin' },
  });
  expect([file.status, (await file.text()).includes(email)]).toEqual([200, true]);
  clock.advance(1000);
  await as('editor').send('POST', `/api/admin/subscribers/${subscriber?.id}/erase`, { email, isDryRun: true });
  await as('editor').send('POST', `/api/admin/subscribers/${subscriber?.id}/erase`, { email, isDryRun: false });
  expect((await lines()).slice(0, 2)).toEqual([
    { by: 'Imtiaz', action: 'Erase an address', subject: null, details: [] },
    { by: 'Meera', action: 'Export subscribers', subject: null, details: ['all'] },
  ]);
  const stored = JSON.stringify((await test.db.collection('deskLog').get()).docs.map((entry) => entry.data()));
  expect([stored.includes('asha'), stored.includes(subscriber?.id ?? 'none')]).toEqual([false, false]);
});

it('lists the entries of all desks without names of readers, each once when read page by page', async () => {
  clock.advance(1000);
  const at = clock.now().toISOString();
  const decision = {
    desk: 'moderation',
    at,
    uid: 'moderator',
    by: 'Gauri',
    call: null,
    subject: 'A film',
    subjectId: 'c1',
    details: [],
    moderation: { commentId: 'c1', articleTitle: 'A film', subject: 'Asha Rao', before: null },
  };
  await Promise.all([
    test.db.doc('deskLog/m1').set({
      ...decision,
      id: 'm1',
      action: 'reject',
      details: ['was approved'],
    }),
    test.db.doc('deskLog/m2').set({ ...decision, id: 'm2', action: 'approve' }),
    test.db.doc('deskLog/s1').set({
      id: 's1',
      desk: 'staff',
      at,
      uid: 'admin',
      by: 'Meera',
      action: 'change',
      call: null,
      subject: null,
      subjectId: 'editor',
      details: ['editor → editor, disabled'],
    }),
  ]);
  const whole = await log();
  expect(whole.entries.slice(0, 3)).toMatchObject([
    { desk: 'staff', by: 'Meera', action: 'change', details: ['editor → editor, disabled'] },
    { desk: 'moderation', by: 'Gauri', action: 'approve', subject: 'A film' },
    { desk: 'moderation', by: 'Gauri', action: 'reject', details: ['was approved'] },
  ]);
  expect(JSON.stringify(whole)).not.toContain('Asha');
  const ids: string[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page: DeskLog = await log(`?limit=2${after === '' ? '' : `&after=${encodeURIComponent(after)}`}`);
    ids.push(...page.entries.map(({ id }) => id));
    after = page.nextAfter;
  }
  expect(ids).toEqual(whole.entries.map(({ id }) => id));
  expect((await as('admin').get('/api/admin/log?after=nowhere')).status).toBe(400);
});

it('filters by person and by kind of action', async () => {
  const told = async (query: string) => (await log(query)).entries.map(({ by, desk, action }) => [by, desk, action]);
  const editors = await told('?uid=editor');
  expect(new Set(editors.map(([by]) => by))).toEqual(new Set(['Imtiaz']));
  expect(editors.length).toBeGreaterThan(2);
  expect(await told('?kind=moderation')).toEqual([
    ['Gauri', 'moderation', 'approve'],
    ['Gauri', 'moderation', 'reject'],
  ]);
  expect(await told('?kind=staff&uid=admin')).toEqual([['Meera', 'staff', 'change']]);
  expect(await told('?kind=staff&uid=editor')).toEqual([]);
  expect(await told('?kind=personal-data')).toEqual([
    ['Imtiaz', 'personal-data', 'Erase an address'],
    ['Meera', 'personal-data', 'Export subscribers'],
  ]);
  expect(await told('?kind=personal-data&uid=editor')).toEqual([['Imtiaz', 'personal-data', 'Erase an address']]);
  const { entries, nextAfter } = await log('?kind=personal-data&limit=1');
  const rest = await log(`?kind=personal-data&limit=1&after=${encodeURIComponent(nextAfter ?? '')}`);
  expect([...entries, ...rest.entries].map(({ by }) => by)).toEqual(['Imtiaz', 'Meera']);
  expect(rest.nextAfter).toBeNull();
  expect((await as('admin').get('/api/admin/log?kind=reading')).status).toBe(400);
});

it('shows the last week, or more with ?days, and refuses editors and moderators', async () => {
  const count = (await log()).entries.length;
  clock.advance(8 * 86_400_000);
  expect((await log()).entries).toEqual([]);
  expect((await log('?days=30')).entries).toHaveLength(count);
  for (const role of ['editor', 'moderator']) expect((await as(role).get('/api/admin/log')).status).toBe(403);
});
