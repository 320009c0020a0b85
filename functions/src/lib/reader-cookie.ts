import { createHmac, timingSafeEqual } from 'node:crypto';
import { READER_COOKIE_DAYS } from '@first-show/domain/core/limits';

/**
 * The reader cookie: a random id and what counting a visit needs, signed, so that nobody takes
 * another reader's place and a page view costs no read. Not Hono's signed cookies: readers' cookies
 * of 400 days are in this form, and links in mails are signed the same way. `__session` is the one
 * cookie that Hosting passes on to functions.
 */
export const READER_COOKIE_NAME = '__session';

export type ReaderCookie = {
  readerId: string;
  /** When the id was given, which is with the first accepted action; seconds since 1970. */
  createdAtSeconds: number;
  /** Last counted page view, seconds since 1970; 0 before the first. */
  lastViewAtSeconds: number;
  /** On how many days (UTC) an action of this reader was accepted; at most 35. */
  activeDays: number;
  /** The last of these days, in days since 1970. */
  lastActiveDay: number;
};

const VERSION = '2';
const ACTIVE_DAYS_MAX = 35;
const READER_ID = /^[A-Za-z0-9]{20}$/;
const NUMBER = /^[0-9a-z]{1,8}$/;

/**
 * `2.<reader id>.<created>.<last view>.<active days>.<last active day>.<HMAC-SHA256, base64url>`,
 * numbers in base 36.
 */
export function sealReader(cookie: ReaderCookie, secret: string): string {
  const { createdAtSeconds, lastViewAtSeconds, activeDays, lastActiveDay } = cookie;
  const numbers = [createdAtSeconds, lastViewAtSeconds, activeDays, lastActiveDay].map((number) => number.toString(36));
  const text = [VERSION, cookie.readerId, ...numbers].join('.');
  return `${text}.${signature('reader-cookie', text, secret)}`;
}

/** The cookie inside `value`; `null` when it is not ours, whatever is wrong with it. */
export function openReaderCookie(value: string, secrets: Secrets): ReaderCookie | null {
  const end = value.lastIndexOf('.');
  if (value.length > 200 || end < 0) return null;
  const text = value.slice(0, end);
  if (!isSigned('reader-cookie', text, value.slice(end + 1), secrets)) return null;
  const [version, readerId = '', ...numbers] = text.split('.');
  // Version 1 had no active days: its readers keep their id and have to be trusted anew.
  if (version === '1') numbers.push('0', '0');
  else if (version !== VERSION) return null;
  if (!READER_ID.test(readerId) || numbers.length !== 4 || !numbers.every((number) => NUMBER.test(number))) return null;
  const [createdAtSeconds = 0, lastViewAtSeconds = 0, activeDays = 0, lastActiveDay = 0] = numbers.map((number) =>
    Number.parseInt(number, 36),
  );
  return { readerId, createdAtSeconds, lastViewAtSeconds, activeDays, lastActiveDay };
}

/** The cookie after an accepted action at `nowMs`: a new day counts once. */
export function withActiveDay(cookie: ReaderCookie, nowMs: number): ReaderCookie {
  const today = Math.floor(nowMs / 86_400_000);
  if (today <= cookie.lastActiveDay) return cookie;
  return { ...cookie, activeDays: Math.min(ACTIVE_DAYS_MAX, cookie.activeDays + 1), lastActiveDay: today };
}

/** Every `__session` in a Cookie header: one set for another path may stand before ours. */
export function sessionValues(cookieHeader: string | null): string[] {
  return (cookieHeader ?? '').split(';').flatMap((part) => {
    const [name, ...rest] = part.trim().split('=');
    return name === READER_COOKIE_NAME ? [rest.join('=')] : [];
  });
}

/**
 * Value of `Set-Cookie`. `Path=/api`: pages never receive it, so they stay cacheable for everybody.
 */
export function readerSetCookie(cookie: ReaderCookie, options: { secret: string; isHttps: boolean }): string {
  const attributes = ['Path=/api', `Max-Age=${READER_COOKIE_DAYS * 86_400}`, 'HttpOnly', 'SameSite=Lax'];
  return [
    `${READER_COOKIE_NAME}=${sealReader(cookie, options.secret)}`,
    ...attributes,
    ...(options.isHttps ? ['Secure'] : []),
  ].join('; ');
}

/**
 * HMAC-SHA256, base64url. `purpose` keeps a signature for one thing from being valid for another
 * under the same secret.
 */
export function signature(purpose: string, text: string, secret: string): string {
  // Everybody could sign with an empty key: a deployment that forgot the secret must not answer.
  if (secret === '') throw new Error('SIGNING_SECRET is not set');
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}

/** One secret, or all that are accepted during a rotation. */
export type Secrets = string | readonly string[];
export const secretsOf = (secrets: Secrets): readonly string[] => (typeof secrets === 'string' ? [secrets] : secrets);

/**
 * Whether one of the secrets signed it. Constant-time: how long it takes tells nothing of how much
 * was right.
 */
export function isSigned(purpose: string, text: string, given: string, secrets: Secrets): boolean {
  const actual = Buffer.from(given);
  return secretsOf(secrets).some((secret) => {
    const expected = Buffer.from(signature(purpose, text, secret));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
}
