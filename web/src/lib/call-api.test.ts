import { expect, test, vi } from 'vitest';
import { ApiError, createCallApi } from './call-api.ts';

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

test('lets calls with credentials wait for the answer to the first of them, and sends public calls at once', async () => {
  const answers: ((response: Response) => void)[] = [];
  const fetcher = vi.fn(
    (_path: unknown, _init?: RequestInit) => new Promise<Response>((resolve) => answers.push(resolve)),
  );
  const callApi = createCallApi(fetcher as typeof fetch);
  const first = callApi('/api/reader');
  const second = callApi('/api/analytics/page-views', { method: 'POST', body: {} });
  const open = callApi('/api/articles', { isPublic: true });
  expect(fetcher.mock.calls.map(([path]) => path)).toEqual(['/api/reader', '/api/articles']);
  expect(fetcher.mock.calls[1]?.[1]).toMatchObject({ credentials: 'omit' });
  answers[0]?.(json({}));
  await first;
  await vi.waitFor(() => expect(fetcher).toHaveBeenCalledTimes(3));
  answers[1]?.(json([]));
  answers[2]?.(new Response(null, { status: 204 }));
  await expect(open).resolves.toEqual([]);
  await expect(second).resolves.toBeUndefined();
});

test('waits at most five seconds for the first call', async () => {
  vi.useFakeTimers();
  try {
    const fetcher = vi
      .fn<typeof fetch>()
      .mockReturnValueOnce(new Promise(() => undefined))
      .mockResolvedValue(json({}));
    const callApi = createCallApi(fetcher);
    void callApi('/api/analytics/page-views', { method: 'POST', body: {} });
    const second = callApi('/api/articles/a/react', { method: 'POST', body: {} });
    await vi.advanceTimersByTimeAsync(4_900);
    expect(fetcher).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    await expect(second).resolves.toEqual({});
  } finally {
    vi.useRealTimers();
  }
});

test("gives the server's text to readers, and the status with the body to logs", async () => {
  const callApi = createCallApi(() => Promise.resolve(json({ message: 'You have already voted in this poll' }, 409)));
  const error = await callApi('/api/polls/a/vote', { method: 'POST', body: { optionIndex: 0 } }).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 409,
    readerMessage: 'You have already voted in this poll',
    message: '409: {"message":"You have already voted in this poll"}',
  });
});

test('has no text for readers if the body is not JSON', async () => {
  const callApi = createCallApi(() => Promise.resolve(new Response('<h1>Bad</h1>', { status: 400 })));
  await expect(callApi('/api/x')).rejects.toMatchObject({
    status: 400,
    readerMessage: null,
    message: '400: <h1>Bad</h1>',
  });
});

test('sends another call after a first call that got no answer', async () => {
  const fetcher = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(json({}));
  const callApi = createCallApi(fetcher);
  await expect(callApi('/api/reader')).rejects.toThrow(TypeError);
  await expect(callApi('/api/reader')).resolves.toEqual({});
});

test('sends an App Check token with a write that needs one, and never with a read', async () => {
  const fetcher = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')));
  const callApi = createCallApi(fetcher, (path) => (path === '/api/contact' ? Promise.resolve('token') : null));
  await callApi('/api/contact', { method: 'POST', body: {} });
  await callApi('/api/analytics/page-views', { method: 'POST', body: {} });
  await callApi('/api/contact');
  const tokens = fetcher.mock.calls.map(([, init]) => new Headers(init?.headers).get('X-Firebase-AppCheck'));
  expect(tokens).toEqual(['token', null, null]);
});
