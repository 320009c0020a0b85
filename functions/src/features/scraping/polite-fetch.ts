import type { Clock } from '../../platform/clock.ts';
import { safeFetch, type FetchRefusal } from '../../platform/net/safe-fetch.ts';
import { headerText, retryAfterMs, validator, type HostGate } from './politeness.ts';
import { createRobots, ROBOTS_MAX_BYTES, type RobotsAnswer, type RobotsStore } from './robots.ts';

/**
 * Requests a source with `safeFetch`, with pauses between requests to one host. robots.txt must
 * allow the URL of the source and the URL of each redirect.
 */

export type PoliteFetchContext = {
  clock: Clock;
  gate: HostGate;
  robots: RobotsStore;
  userAgent: string;
  botName: string;
  /** Local addresses that are allowed, as `host:port`, for the servers of the demo and of tests. */
  allowHosts: readonly string[];
  timeoutMs?: number;
  maxBytes?: number;
  fetch?: typeof safeFetch;
};

type Request = { url: string; accept: string; language: string; etag: string | null; lastModified: string | null };
type Answer =
  | {
      kind: 'fetched';
      url: string;
      bytes: Uint8Array;
      contentType: string | null;
      etag: string | null;
      lastModified: string | null;
    }
  | { kind: 'unchanged' }
  | { kind: 'held'; message: string; retryAfterMs: number }
  | { kind: 'refused'; message: string };

const TIMEOUT_MS = 15_000;
const ROBOTS_TIMEOUT_MS = 8_000;
const MAX_BYTES = 5 * 1024 * 1024;
/** The pause after a 429 without a valid `Retry-After` header. */
const REST_MS = 3_600_000;

export function createPoliteFetch(context: PoliteFetchContext): (request: Request) => Promise<Answer> {
  const { clock, gate, allowHosts } = context;
  const fetch = context.fetch ?? safeFetch;
  const robots = createRobots({
    store: context.robots,
    now: clock.now,
    botName: context.botName,
    fetchText: async (url): Promise<RobotsAnswer> => {
      const answer = await fetch(url, {
        timeoutMs: Math.min(ROBOTS_TIMEOUT_MS, context.timeoutMs ?? ROBOTS_TIMEOUT_MS),
        maxBytes: ROBOTS_MAX_BYTES,
        allowHosts,
        headers: { 'user-agent': context.userAgent, accept: 'text/plain, */*;q=0.1' },
        beforeRequest: async (address) => {
          await gate(new URL(address).host);
          return null;
        },
      });
      if (answer.ok) return { kind: 'text', text: new TextDecoder().decode(answer.value.bytes) };
      const { status, message } = answer.error;
      // A 4xx status except 429 (too many requests) means that there is no robots.txt, so
      // everything is allowed.
      return status !== undefined && status >= 400 && status < 500 && status !== 429
        ? { kind: 'none' }
        : { kind: 'unavailable', message };
    },
  });

  return async ({ url, accept, language, etag, lastModified }) => {
    const answer = await fetch(url, {
      timeoutMs: context.timeoutMs ?? TIMEOUT_MS,
      maxBytes: context.maxBytes ?? MAX_BYTES,
      allowHosts,
      headers: {
        'user-agent': context.userAgent,
        accept,
        'accept-language': language === 'hi' ? 'hi, en;q=0.5' : 'en-IN, en;q=0.9',
        ...(validator(etag) === null ? {} : { 'if-none-match': headerText(etag ?? '', 512) }),
        ...(validator(lastModified) === null ? {} : { 'if-modified-since': headerText(lastModified ?? '', 512) }),
      },
      beforeRequest: async (address): Promise<FetchRefusal | null> => {
        const verdict = await robots(address);
        if (!verdict.isAllowed) return { reason: 'not-allowed', message: verdict.message };
        await gate(new URL(address).host, verdict.delayMs);
        return null;
      },
    });
    if (answer.ok) {
      const { url: finalUrl, bytes, contentType, headers } = answer.value;
      return {
        kind: 'fetched',
        url: finalUrl,
        bytes,
        contentType,
        etag: validator(headers.get('etag')),
        lastModified: validator(headers.get('last-modified')),
      };
    }
    return refused(answer.error, clock.now());
  };
}

function refused({ status, message, headers }: FetchRefusal, now: Date): Answer {
  if (status === 304) return { kind: 'unchanged' };
  const asked = retryAfterMs(headers?.get('retry-after') ?? null, now);
  if (status === 429)
    return { kind: 'held', message: `${message} It asked us to wait.`, retryAfterMs: asked ?? REST_MS };
  if (status === 503 && asked !== null)
    return { kind: 'held', message: `${message} It asked us to wait.`, retryAfterMs: asked };
  return { kind: 'refused', message };
}
