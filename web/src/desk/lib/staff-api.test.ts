import { expect, test, vi } from 'vitest';
import { callStaffApi, createStaffFetch, secondsSinceOwnChange, setTokens, type TokenSource } from './staff-api.ts';

const answer = (status: number) => Promise.resolve(new Response('{}', { status }));

function openApi(statuses: number[], tokens: Partial<TokenSource> = {}) {
  const fetcher = vi.fn(() => answer(statuses.shift() ?? 200));
  const api = createStaffFetch(fetcher as never);
  const source = {
    token: vi.fn(() => Promise.resolve('a token')),
    renew: vi.fn(() => Promise.resolve(true)),
    ...tokens,
  };
  api.setTokens(source);
  return { api, fetcher, source };
}

test('sends the token and no cookies', async () => {
  const { api, fetcher } = openApi([200]);
  await api.fetch('/api/admin/stats');
  expect(fetcher).toHaveBeenCalledWith(
    '/api/admin/stats',
    expect.objectContaining({ credentials: 'omit', headers: { Authorization: 'Bearer a token' } }),
  );
});

test('gives up an attempt that is not answered in time', async () => {
  const { api, fetcher } = openApi([]);
  fetcher.mockImplementation(
    ((_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      })) as never,
  );
  await expect(api.fetch('/api/x', { timeoutMs: 1 })).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('requests a new token once if the API refuses the first one', async () => {
  const { api, fetcher, source } = openApi([401, 200]);
  expect((await api.fetch('/api/x')).status).toBe(200);
  expect(source.token).toHaveBeenLastCalledWith({ isFresh: true });
  expect(source.renew).not.toHaveBeenCalled();
  expect(fetcher).toHaveBeenCalledTimes(2);
});

test('asks to sign in again and then retries the same call', async () => {
  const { api, fetcher, source } = openApi([401, 401, 201]);
  expect((await api.fetch('/api/x', { method: 'POST', body: { kept: true } })).status).toBe(201);
  expect(source.renew).toHaveBeenCalledTimes(1);
  expect(fetcher).toHaveBeenLastCalledWith('/api/x', expect.objectContaining({ body: '{"kept":true}' }));
});

test('fails if the person does not sign in again', async () => {
  const { api } = openApi([401, 401], { renew: () => Promise.resolve(false) });
  await expect(api.fetch('/api/x')).rejects.toMatchObject({ status: 401, readerMessage: 'Please log in again' });
});

test('measures the time since the last call that may have changed something, even if that call failed', async () => {
  vi.useFakeTimers();
  setTokens({ token: () => Promise.resolve('a token'), renew: () => Promise.resolve(false) });
  const fetcher = vi.fn(() => answer(200));
  vi.stubGlobal('fetch', fetcher);
  await callStaffApi('/api/admin/stats');
  expect(secondsSinceOwnChange()).toBe(Infinity);
  await callStaffApi('/api/x', { method: 'POST' });
  vi.advanceTimersByTime(7000);
  await callStaffApi('/api/admin/stats');
  expect(secondsSinceOwnChange()).toBe(7);
  fetcher.mockRejectedValueOnce(new TypeError('No answer'));
  await expect(callStaffApi('/api/x', { method: 'DELETE' })).rejects.toThrow('No answer');
  expect(secondsSinceOwnChange()).toBe(0);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
