import { HOST_DELAY_MS, RETRY_AFTER_MAX_HOURS } from '@first-show/domain/scraping/scraping-limits';
import type { Clock } from '../../lib/clock.ts';

/**
 * How we behave on other people's servers: who we say we are, how far apart we ask, how long we
 * stay away.
 */

/** 'FirstShowBot/1.0 (+https://firstshow.example/about; hello@firstshow.example)' */
export const userAgent = (who: { siteName: string; aboutUrl: string; contact: string }): string =>
  `${botName(who.siteName)}/1.0 (+${headerText(who.aboutUrl, 200)}; ${headerText(who.contact, 100)})`;

/** The name that a robots.txt knows us by. */
export const botName = (siteName: string): string => `${siteName.replace(/[^A-Za-z]/g, '')}Bot`;

/**
 * What may stand in a header: printable ASCII. A server's own tag comes back to it as it was, or
 * not at all.
 */
export function headerText(text: string, maxCharacters: number): string {
  return text.replace(/[^\x20-\x7e]/g, '').slice(0, maxCharacters);
}

const TAG_MAX_CHARACTERS = 512;
/** A validator of a server, to be kept; `null` for none, and for one that no header could carry. */
export function validator(text: string | null): string | null {
  return text === null || text === '' || text.length > TAG_MAX_CHARACTERS || /[^\x20-\x7e]/.test(text) ? null : text;
}

export type Sleep = (milliseconds: number) => Promise<void>;
/** Waits until `host` may be asked again, and takes the turn. */
export type HostGate = (host: string, delayMs?: number) => Promise<void>;

/**
 * Requests to one host at least two seconds apart, from the beginning of one to the beginning of
 * the next, whoever asks.
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
 * Milliseconds that a `Retry-After` asks for (seconds, or a date); `null` where it says nothing
 * that can be understood.
 */
export function retryAfterMs(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? '';
  if (text === '') return null;
  const asked = /^\d{1,10}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isNaN(asked) ? null : Math.min(Math.max(0, asked), RETRY_AFTER_MAX_HOURS * HOUR_MS);
}
