import { Agent, request, type IncomingHttpHeaders } from 'node:http';

type Reply = { status: number; body: string; headers: IncomingHttpHeaders };
export type Client = (call: {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}) => Promise<Reply>;

/** The maximum number of connections. More would not help on one machine. */
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
 * The percentile `share` (0 to 1) of sorted numbers by the nearest-rank method, so the result is
 * one of the numbers; NaN for an empty list.
 */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))] ?? Number.NaN;
