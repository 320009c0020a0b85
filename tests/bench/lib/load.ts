import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** The result of `atRate`. */
export type LoadResult = {
  /**
   * Milliseconds from the due time to the complete answer, for answers that are `isGood`. Sorted.
   */
  latenciesMs: number[];
  /**
   * The number of requests sent. It is lower than planned if too many earlier requests were
   * unanswered.
   */
  sent: number;
  good: number;
  /** Number of other answers, by status; 'no answer' counts the calls without one. */
  bad: Record<string, number>;
  /** From the first due time to the last answer. */
  seconds: number;
};

export type Reply = { status: number; body: string; headers: IncomingHttpHeaders };
export type Client = (call: {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}) => Promise<Reply>;

/**
 * The maximum number of connections. More connections would not help on one machine. A due request
 * waits for a free connection, and its latency includes the wait.
 */
const CONNECTIONS_MAX = 200;
const TIMEOUT_MS = 30_000;

/** Keep-alive connections to one origin. */
export function openClient(origin: string): { call: Client; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS_MAX });
  const call: Client = ({ method, path, body, headers }) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const asked = request(new URL(path, origin), {
        agent,
        method,
        timeout: TIMEOUT_MS,
        headers: {
          ...headers,
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      });
      asked.on('timeout', () => asked.destroy(new Error('timeout')));
      asked.on('error', reject);
      asked.on('response', (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (answer += chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: answer, headers: response.headers }),
        );
      });
      asked.end(text);
    });
  return { call, close: () => agent.destroy() };
}

/**
 * Sends `perSecond` requests for `seconds`, like readers: each at its due time, even if earlier
 * ones are unanswered. Latencies count from the due time, so that a slow server cannot hide them by
 * delaying requests. Waits for answers for `patienceSeconds` more, then gives up.
 */
export async function atRate(options: {
  perSecond: number;
  seconds: number;
  patienceSeconds: number;
  send: (index: number) => Promise<Reply>;
  isGood?: (reply: Reply) => boolean;
  onGood?: (index: number) => void;
}): Promise<LoadResult> {
  const total = Math.round(options.perSecond * options.seconds);
  const isGood = options.isGood ?? (({ status }) => status === 200);
  const result: LoadResult = { latenciesMs: [], sent: 0, good: 0, bad: {}, seconds: 0 };
  const began = performance.now();
  const giveUpAt = began + (options.seconds + options.patienceSeconds) * 1000;
  let inFlight = 0;
  let lastAnswerAt = began;

  const one = async (index: number): Promise<void> => {
    const dueAt = began + (index * 1000) / options.perSecond;
    inFlight += 1;
    result.sent += 1;
    const reply = await options.send(index).catch(() => null);
    inFlight -= 1;
    lastAnswerAt = performance.now();
    if (reply !== null && isGood(reply)) {
      result.good += 1;
      result.latenciesMs.push(lastAnswerAt - dueAt);
      options.onGood?.(index);
    } else {
      const kind = reply === null ? 'no answer' : String(reply.status);
      result.bad[kind] = (result.bad[kind] ?? 0) + 1;
    }
  };

  let next = 0;
  while ((next < total || inFlight > 0) && performance.now() < giveUpAt) {
    const due = Math.min(total, Math.floor(((performance.now() - began) / 1000) * options.perSecond) + 1);
    while (next < due && inFlight < CONNECTIONS_MAX) void one(next++);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  result.seconds = (lastAnswerAt - began) / 1000;
  result.latenciesMs.sort((a, b) => a - b);
  return result;
}

/**
 * The percentile `share` (0 to 1) of sorted numbers by the nearest-rank method, so the result is
 * one of the numbers; NaN for an empty list.
 */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))] ?? Number.NaN;
