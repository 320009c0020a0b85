import { HOST_DELAY_MS, RETRY_AFTER_MAX_HOURS } from '@first-show/domain/scraping/scraping-limits';
import type { Clock } from '../../platform/clock.ts';

/**
 * Our behaviour on other sites: the user agent, the pauses between requests, and the pauses that
 * sites ask for.
 */

/**
 * Our user agent: 'FirstShowBot/1.0 (+https://firstshow.example/about; hello@firstshow.example)'
 */
export const userAgent = (who: { siteName: string; aboutUrl: string; contact: string }): string =>
  `${botName(who.siteName)}/1.0 (+${headerText(who.aboutUrl, 200)}; ${headerText(who.contact, 100)})`;

/** The name that a robots.txt uses for our bot. */
export const botName = (siteName: string): string => `${siteName.replace(/[^A-Za-z]/g, '')}Bot`;

/** A text made valid for a header: only its printable ASCII characters, at most `maxCharacters`. */
export function headerText(text: string, maxCharacters: number): string {
  return text.replace(/[^\x20-\x7e]/g, '').slice(0, maxCharacters);
}

const TAG_MAX_CHARACTERS = 512;
/**
 * A server's validator (ETag or date) to store. It must be sent back unchanged, so it is `null` if
 * it is missing, too long, or invalid in a header.
 */
export function validator(text: string | null): string | null {
  return text === null || text === '' || text.length > TAG_MAX_CHARACTERS || /[^\x20-\x7e]/.test(text) ? null : text;
}

export type Sleep = (milliseconds: number) => Promise<void>;
/**
 * Waits for the next free time of `host`, and reserves it. After this request, the host is not free
 * for `delayMs`.
 */
export type HostGate = (host: string, delayMs?: number) => Promise<void>;

/**
 * Keeps the starts of requests to one host at least two seconds apart, or `delayMs` if that is
 * longer.
 */
export function createHostGate({ clock, sleep }: { clock: Clock; sleep: Sleep }): HostGate {
  const freeAtMs = new Map<string, number>();
  return async (host, delayMs = HOST_DELAY_MS) => {
    const nowMs = clock.now().getTime();
    const turnMs = Math.max(nowMs, freeAtMs.get(host) ?? 0);
    freeAtMs.set(host, turnMs + Math.max(HOST_DELAY_MS, delayMs));
    if (turnMs > nowMs) await sleep(turnMs - nowMs);
  };
}

const HOUR_MS = 3_600_000;
/**
 * The pause in milliseconds that a `Retry-After` header asks for (in seconds, or as a date), at
 * most a week. `null` if the header is missing or invalid.
 */
export function retryAfterMs(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? '';
  if (text === '') return null;
  const asked = /^\d{1,10}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isNaN(asked) ? null : Math.min(Math.max(0, asked), RETRY_AFTER_MAX_HOURS * HOUR_MS);
}
