import { createHmac, timingSafeEqual } from 'node:crypto';
import { READER_COOKIE_DAYS } from '@first-show/domain/core/limits';

/**
 * The reader cookie: a signed random id, and the times that view counting needs. The signature
 * prevents readers from using another reader's id, and lets a page view be counted without reading
 * the reader from the database. Hono's signed cookies have another format. Our own format is kept,
 * because readers hold cookies that are valid for 400 days. `__session` is the only cookie that
 * Hosting passes on to functions.
 */
export const READER_COOKIE_NAME = '__session';

export type ReaderCookie = {
  readerId: string;
  /** When the reader got the id, with the first accepted action, in seconds since 1970. */
  createdAtSeconds: number;
  /** Time of the last counted page view in seconds since 1970; 0 if there is none. */
  lastViewAtSeconds: number;
  /** Number of days (UTC) on which the reader had an accepted action; at most 35. */
  activeDays: number;
  /** The last of these days, in days since 1970. */
  lastActiveDay: number;
};

const VERSION = '2';
const ACTIVE_DAYS_MAX = 35;
const READER_ID = /^[A-Za-z0-9]{20}$/;
const NUMBER = /^[0-9a-z]{1,8}$/;

/**
 * Encodes and signs a cookie: `2.<reader id>.<created>.<last view>.<active days>.<last active
 * day>.<HMAC-SHA256, base64url>`, numbers in base 36.
 */
export function encodeReaderCookie(cookie: ReaderCookie, secret: string): string {
  const { createdAtSeconds, lastViewAtSeconds, activeDays, lastActiveDay } = cookie;
  const numbers = [createdAtSeconds, lastViewAtSeconds, activeDays, lastActiveDay].map((number) => number.toString(36));
  const text = [VERSION, cookie.readerId, ...numbers].join('.');
  return `${text}.${signature('reader-cookie', text, secret)}`;
}

/** Decodes the cookie `value`; `null` if it is invalid. */
export function decodeReaderCookie(value: string, secrets: Secrets): ReaderCookie | null {
  const end = value.lastIndexOf('.');
  if (value.length > 200 || end < 0) return null;
  const text = value.slice(0, end);
  if (!isSigned('reader-cookie', text, value.slice(end + 1), secrets)) return null;
  const [version, readerId = '', ...numbers] = text.split('.');
  // Version 1 had no active days: its readers keep their id and have to become trusted again.
  if (version === '1') numbers.push('0', '0');
  else if (version !== VERSION) return null;
  if (!READER_ID.test(readerId) || numbers.length !== 4 || !numbers.every((number) => NUMBER.test(number))) return null;
  const [createdAtSeconds = 0, lastViewAtSeconds = 0, activeDays = 0, lastActiveDay = 0] = numbers.map((number) =>
    Number.parseInt(number, 36),
  );
  return { readerId, createdAtSeconds, lastViewAtSeconds, activeDays, lastActiveDay };
}

/** The cookie after an accepted action at `nowMs`. Each day counts once. */
export function withActiveDay(cookie: ReaderCookie, nowMs: number): ReaderCookie {
  const today = Math.floor(nowMs / 86_400_000);
  if (today <= cookie.lastActiveDay) return cookie;
  return { ...cookie, activeDays: Math.min(ACTIVE_DAYS_MAX, cookie.activeDays + 1), lastActiveDay: today };
}

/**
 * All values of `__session` in a Cookie header. A cookie that was set for another path may come
 * first.
 */
export function sessionValues(cookieHeader: string | null): string[] {
  return (cookieHeader ?? '').split(';').flatMap((part) => {
    const [name, ...rest] = part.trim().split('=');
    return name === READER_COOKIE_NAME ? [rest.join('=')] : [];
  });
}

/**
 * The `Set-Cookie` header. With `Path=/api` browsers do not send the cookie for pages, so pages can
 * be cached for everybody.
 */
export function readerSetCookie(cookie: ReaderCookie, options: { secret: string; isHttps: boolean }): string {
  const attributes = ['Path=/api', `Max-Age=${READER_COOKIE_DAYS * 86_400}`, 'HttpOnly', 'SameSite=Lax'];
  return [
    `${READER_COOKIE_NAME}=${encodeReaderCookie(cookie, options.secret)}`,
    ...attributes,
    ...(options.isHttps ? ['Secure'] : []),
  ].join('; ');
}

/**
 * HMAC-SHA256, base64url. `purpose` separates uses: with the same secret, a signature for one
 * purpose is invalid for another.
 */
export function signature(purpose: string, text: string, secret: string): string {
  // Anybody could sign with an empty key, so a deployment without the secret must fail.
  if (secret === '') throw new Error('SIGNING_SECRET is not set');
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}

/** One secret, or during a rotation all that are accepted. */
export type Secrets = string | readonly string[];
export const secretsOf = (secrets: Secrets): readonly string[] => (typeof secrets === 'string' ? [secrets] : secrets);

/**
 * Whether one of the secrets has signed the text. Takes constant time, so that the duration does
 * not reveal how much of a forged signature was right.
 */
export function isSigned(purpose: string, text: string, given: string, secrets: Secrets): boolean {
  const actual = Buffer.from(given);
  return secretsOf(secrets).some((secret) => {
    const expected = Buffer.from(signature(purpose, text, secret));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
}
