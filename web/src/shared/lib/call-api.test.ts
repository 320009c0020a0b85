import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

/** Never answers, like a server behind a lost connection; rejects only when the call is aborted. */
const neverAnswer = (_path: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
  );

const answerAtOnce = () => Promise.resolve(json({}));

describe('a first call without an answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const react = ['/api/articles/a/react', { method: 'POST', body: {} }] as const;

  test('is aborted after five seconds if it is a count, and the waiting calls follow one at a time', async () => {
    const fetcher = vi.fn<typeof fetch>().mockImplementationOnce(neverAnswer).mockImplementation(answerAtOnce);
    const callApi = createCallApi(fetcher);
    const count = callApi('/api/analytics/page-views', { method: 'POST', body: {} });
    const failed = expect(count).rejects.toThrow('Another call has waited too long');
    let answer: (response: Response) => void = () => undefined;
    fetcher.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const second = callApi(...react);
    const third = callApi('/api/reader');
    await vi.advanceTimersByTimeAsync(4_900);
    expect(fetcher).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    await failed;
    expect(fetcher, 'the second call is a first call now').toHaveBeenCalledTimes(2);
    answer(json({}));
    await expect(second).resolves.toEqual({});
    await expect(third).resolves.toEqual({});
  });

  test('is repeated after the waiting call if it is a read', async () => {
    const fetcher = vi.fn<typeof fetch>().mockImplementationOnce(neverAnswer).mockImplementation(answerAtOnce);
    const callApi = createCallApi(fetcher);
    const read = callApi('/api/reader');
    const second = callApi(...react);
    await vi.advanceTimersByTimeAsync(5_100);
    await expect(Promise.all([read, second])).resolves.toEqual([{}, {}]);
    expect(fetcher.mock.calls.map(([path]) => path)).toEqual(['/api/reader', '/api/articles/a/react', '/api/reader']);
  });

  test('fails after 30 s if its App Check token never arrives', async () => {
    const fetcher = vi.fn<typeof fetch>().mockResolvedValue(json({}));
    const callApi = createCallApi(fetcher, (path) => (path === react[0] ? new Promise(() => undefined) : null));
    const failed = expect(callApi(...react)).rejects.toMatchObject({ name: 'TimeoutError' });
    const second = callApi('/api/reader');
    await vi.advanceTimersByTimeAsync(30_100);
    await failed;
    await expect(second).resolves.toEqual({});
  });

  test('is waited for until it fails if it is a choice of the reader', async () => {
    const fetcher = vi.fn<typeof fetch>().mockImplementationOnce(neverAnswer).mockImplementation(answerAtOnce);
    const callApi = createCallApi(fetcher);
    const failed = expect(callApi(...react)).rejects.toMatchObject({ name: 'TimeoutError' });
    const second = callApi('/api/reader');
    await vi.advanceTimersByTimeAsync(29_900);
    expect(fetcher).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    await failed;
    await expect(second).resolves.toEqual({});
  });
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
