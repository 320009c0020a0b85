import { describe, expect, it } from 'vitest';
import {
  isSigned,
  decodeReaderCookie,
  readerSetCookie,
  encodeReaderCookie,
  sessionValues,
  signature,
  withActiveDay,
} from './reader-cookie.ts';

const secret = 'a secret of these tests';
const cookie = {
  readerId: 'abcdefghijKLMNOP0123',
  createdAtSeconds: 1_790_000_000,
  lastViewAtSeconds: 0,
  activeDays: 2,
  lastActiveDay: 20_000,
};

describe('the reader cookie', () => {
  it('decodes to the values that were encoded', () =>
    expect(decodeReaderCookie(encodeReaderCookie(cookie, secret), secret)).toEqual(cookie));
  it('does not open with another secret', () =>
    expect(decodeReaderCookie(encodeReaderCookie(cookie, secret), 'another')).toBeNull());
  it('does not open after any character was changed', () => {
    const encoded = encodeReaderCookie(cookie, secret);
    for (let index = 0; index < encoded.length - 1; index += 1) {
      const tampered = `${encoded.slice(0, index)}${encoded[index] === 'x' ? 'y' : 'x'}${encoded.slice(index + 1)}`;
      expect(decodeReaderCookie(tampered, secret)).toBeNull();
    }
  });
  it('of version 1 keeps its reader id, and starts with no active days', () => {
    const text = '1.abcdefghijKLMNOP0123.tlpwu8.0';
    expect(decodeReaderCookie(`${text}.${signature('reader-cookie', text, secret)}`, secret)).toEqual({
      ...cookie,
      activeDays: 0,
      lastActiveDay: 0,
    });
  });
  it('counts each active day once, up to 35 days, and ignores days before the last one', () => {
    const at = (day: number) => day * 86_400_000 + 5;
    expect(withActiveDay(cookie, at(20_000))).toEqual(cookie);
    expect(withActiveDay(cookie, at(19_999))).toEqual(cookie);
    expect(withActiveDay(cookie, at(20_003))).toEqual({ ...cookie, activeDays: 3, lastActiveDay: 20_003 });
    expect(withActiveDay({ ...cookie, activeDays: 35 }, at(20_003)).activeDays).toBe(35);
  });
  it('does not open if it is malformed', () => {
    for (const value of ['', '.', '....', 'a.b.c.d.e', 'x'.repeat(5000), '1.%00.0.0.x', '💥.💥'])
      expect(decodeReaderCookie(value, secret)).toBeNull();
  });
  it('cannot be signed without a secret', () => expect(() => encodeReaderCookie(cookie, '')).toThrow('SIGNING_SECRET'));
  it('is HttpOnly and SameSite=Lax, is only sent to /api, lasts 400 days, and is Secure over HTTPS', () => {
    const plain = readerSetCookie(cookie, { secret, isHttps: false });
    expect(plain).toMatch(/^__session=[^;]+; Path=\/api; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
    expect(readerSetCookie(cookie, { secret, isHttps: true })).toBe(`${plain}; Secure`);
  });
  it('is found among other cookies, even if it occurs more than once', () =>
    expect(sessionValues('a=1; __session=one; b=2;__session=two=2')).toEqual(['one', 'two=2']));
  it('cannot be forged with a signature for another purpose', () => {
    expect(isSigned('mail', 'text', signature('mail', 'text', secret), secret)).toBe(true);
    expect(isSigned('mail', 'text', signature('reader-cookie', 'text', secret), secret)).toBe(false);
  });
});
