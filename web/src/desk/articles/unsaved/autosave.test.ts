// @vitest-environment happy-dom
import type { WorkingCopy } from '@first-show/domain/articles/article-desk.schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTokens } from '../../lib/staff-api.ts';
import { discardUnsent, hasUnsent, sendUnsent, unsentCopy } from '../../lib/unsent-work.ts';
import { type ArticleForm, emptyForm } from '../article-form.ts';
import { createAutosave } from './autosave.ts';

const uid = 'imtiaz';
const articleId = 'a';
const opened: ArticleForm = { ...emptyForm, title: 'As saved' };

/** A fake of the server's working copy. It answers as the API does. */
const server = {
  copy: null as WorkingCopy | null,
  isDown: false,
  /** Saves, but the answer is lost. */
  losesAnswers: false,
  isArticleGone: false,
  /** Holds the answers until it is resolved. */
  held: null as Promise<void> | null,
  saves: 0,
};
type Put = Pick<WorkingCopy, 'basedOnRevision' | 'values'> & { replaces: string | null };
function answer(path: string, { method, body }: RequestInit): Response {
  if (server.isDown) throw new TypeError('The network is away');
  if (server.isArticleGone) return Response.json({ message: 'Not found' }, { status: 404 });
  if (method === 'DELETE') {
    if (path.endsWith(`savedAt=${server.copy?.savedAt}`)) server.copy = null;
    return new Response(null, { status: 204 });
  }
  const { replaces, ...kept } = JSON.parse(String(body)) as Put;
  if (server.copy !== null && server.copy.savedAt !== replaces)
    return Response.json({ message: 'In another window', current: server.copy }, { status: 409 });
  server.saves += 1;
  server.copy = { articleId, uid, ...kept, savedAt: `save-${server.saves}` };
  if (server.losesAnswers) throw new TypeError('The answer was lost');
  return Response.json(server.copy);
}

let close: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string, call: RequestInit) => {
    const answered = answer(path, call);
    await server.held;
    return answered;
  });
  setTokens({ token: () => Promise.resolve('token'), renew: () => Promise.resolve(false) });
  Object.assign(server, { copy: null, isDown: false, losesAnswers: false, isArticleGone: false, held: null, saves: 0 });
});
afterEach(async () => {
  for (const end of close.splice(0)) end();
  await vi.advanceTimersByTimeAsync(1);
  discardUnsent();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An editor's window. `type` changes the form. */
function openWindow(options: Partial<Parameters<typeof createAutosave>[0]> = {}) {
  const others: WorkingCopy[] = [];
  let status = '';
  const autosave = createAutosave({
    uid,
    articleId,
    synced: { savedAt: null, values: opened },
    unsent: null,
    onStatus: ({ text }) => (status = text),
    onOtherCopy: (copy) => others.push(copy),
    ...options,
  });
  const end = autosave.open();
  close = [...close, end];
  const type = (changes: Partial<ArticleForm>): ArticleForm => {
    const values = { ...opened, ...changes };
    autosave.keep({ values, opened, revision: 1 });
    return values;
  };
  return { autosave, type, others, end, status: () => status };
}
const aWhile = () => vi.advanceTimersByTimeAsync(3_100);

it('sends the form every three seconds while somebody types, and keeps nothing on the device', async () => {
  const { type, status } = openWindow();
  type({ title: 'One' });
  expect(status()).toBe('Saving…');
  await vi.advanceTimersByTimeAsync(2_000);
  const values = type({ title: 'One two' });
  await vi.advanceTimersByTimeAsync(1_100);
  expect(server.copy).toMatchObject({ basedOnRevision: 1, values });
  expect(hasUnsent(uid)).toBe(false);
  type({ title: 'One two three' });
  await aWhile();
  expect(server).toMatchObject({ saves: 2, copy: { values: { title: 'One two three' } } });
});

it('keeps the form on the device while the server is away, and sends it when the browser is online again', async () => {
  const { type, status } = openWindow();
  server.isDown = true;
  type({ title: 'One' });
  await aWhile();
  expect(status()).toContain('Changes are kept on this device');
  const values = type({ title: 'One two' });
  expect(unsentCopy(uid, articleId)).toMatchObject({ replaces: null, values, base: opened });
  server.isDown = false;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(server.copy?.values).toEqual(values);
  expect(hasUnsent(uid)).toBe(false);
});

it('continues with the work of a tab that crashed offline', async () => {
  const crashed = openWindow();
  server.isDown = true;
  const values = crashed.type({ title: 'Typed offline' });
  await aWhile();
  const kept = unsentCopy(uid, articleId)!;
  server.isDown = false;
  openWindow({ synced: { savedAt: kept.replaces, values: opened }, unsent: { values, basedOnRevision: 1 } });
  await vi.advanceTimersByTimeAsync(1);
  expect(server.copy?.values).toEqual(values);
  expect(hasUnsent(uid)).toBe(false);
});

it('keeps the last letters on the device when the page is left, and sends them', async () => {
  const { type, end } = openWindow();
  const values = type({ title: 'The last letters' });
  window.dispatchEvent(new Event('pagehide'));
  expect(unsentCopy(uid, articleId)?.values).toEqual(values);
  end();
  await vi.advanceTimersByTimeAsync(1);
  expect(server.copy?.values).toEqual(values);
  expect(hasUnsent(uid)).toBe(false);
});

it('reports the copy of another window instead of overwriting it, and sends after a merge', async () => {
  const [one, two] = [openWindow(), openWindow()];
  one.type({ title: 'Mine' });
  await aWhile();
  const values = two.type({ byline: 'Mine too' });
  await aWhile();
  expect(two.others).toMatchObject([{ values: { title: 'Mine' } }]);
  expect(two.status()).toBe('Changed in another window. Not saved yet');
  expect(unsentCopy(uid, articleId)?.values).toEqual(values);
  two.autosave.adopt({ savedAt: server.copy!.savedAt, values: { ...opened, title: 'Mine' } });
  two.type({ title: 'Mine', byline: 'Mine too' });
  await aWhile();
  expect(server.copy?.values).toMatchObject({ title: 'Mine', byline: 'Mine too' });
  expect(hasUnsent(uid)).toBe(false);
});

it('asks only once about the copy of another window, and keeps what is typed until the decision', async () => {
  const [one, two] = [openWindow(), openWindow()];
  one.type({ title: 'Mine' });
  await aWhile();
  two.type({ title: 'Mine too' });
  await aWhile();
  const values = two.type({ title: 'Mine too, and more' });
  await aWhile();
  window.dispatchEvent(new Event('online'));
  await aWhile();
  expect(two.others).toHaveLength(1);
  expect(two.status()).toBe('Changed in another window. Not saved yet');
  expect(unsentCopy(uid, articleId)?.values).toEqual(values);
  expect(server.copy?.values).toMatchObject({ title: 'Mine' });
});

it('says that the article was deleted, and keeps the text on the device', async () => {
  const { type, status } = openWindow();
  server.isArticleGone = true;
  const values = type({ title: 'Typed after the deletion' });
  await aWhile();
  expect(status()).toBe('The article was deleted. Changes are kept on this device');
  expect(unsentCopy(uid, articleId)?.values).toEqual(values);
  server.isArticleGone = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.copy?.values).toEqual(values);
});

it('takes its own copy for its own, if only the answer to a call was lost', async () => {
  const { type, others } = openWindow();
  server.losesAnswers = true;
  type({ title: 'One' });
  await aWhile();
  server.losesAnswers = false;
  const values = type({ title: 'One two' });
  await vi.advanceTimersByTimeAsync(25_000);
  expect(others).toEqual([]);
  expect(server.copy?.values).toEqual(values);
});

it('deletes the copy of a saved or discarded form, also one that is still being sent', async () => {
  const { autosave, type } = openWindow();
  type({ title: 'One' });
  await aWhile();
  type({ title: 'One two' });
  vi.advanceTimersByTime(3_000);
  autosave.forget(opened);
  await aWhile();
  expect(server).toMatchObject({ saves: 1, copy: null });
});

it.each(['arrives', 'fails'])('a discarded form stays discarded if a call that is running %s', async (end) => {
  const { autosave, type, status } = openWindow();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.held = promise;
  type({ title: 'Sent' });
  await aWhile();
  type({ title: 'Typed during the call' });
  autosave.forget(opened);
  if (end === 'arrives') resolve();
  else reject(new TypeError('The network is away'));
  server.held = null;
  await vi.advanceTimersByTimeAsync(1);
  expect(status()).toBe('No unsaved changes');
  expect(hasUnsent(uid)).toBe(false);
  if (end === 'arrives') expect(server.copy).toBeNull();
  server.copy = null;
  const values = type({ title: 'Sent' });
  await aWhile();
  expect(server.copy).toMatchObject({ values });
});

it('sends all unsent work before a log-out, and what is left can be discarded', async () => {
  const { type, end } = openWindow();
  const values = type({ title: 'Typed just before' });
  await sendUnsent(uid);
  expect(server.copy?.values).toEqual(values);
  expect(hasUnsent(uid)).toBe(false);
  server.isDown = true;
  type({ title: 'Typed offline' });
  await sendUnsent(uid);
  expect(hasUnsent(uid)).toBe(true);
  end();
  discardUnsent();
  await aWhile();
  expect(hasUnsent(uid)).toBe(false);
});
