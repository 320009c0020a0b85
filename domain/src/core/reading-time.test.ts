import { expect, it } from 'vitest';
import { formatReadMinutes, readMinutes } from './reading-time.ts';

const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;

it('counts 225 words a minute, from 1 to 30 minutes', () => {
  expect(readMinutes('')).toBe(1);
  expect(readMinutes(words(225))).toBe(1);
  expect(readMinutes(words(226))).toBe(2);
  expect(readMinutes(words(20_000))).toBe(30);
});
it('does not count tags and entities as words', () => {
  expect(readMinutes(`<p class="${'x '.repeat(400)}">one&nbsp;two</p>`)).toBe(1);
});
it("writes 'min read' for one minute and for several", () => {
  expect(formatReadMinutes(1)).toBe('1 min read');
  expect(formatReadMinutes(6)).toBe('6 min read');
});
