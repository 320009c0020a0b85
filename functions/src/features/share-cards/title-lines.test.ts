import { expect, it } from 'vitest';
import { titleLines } from './title-lines.ts';

const rules = {
  sizes: [
    { px: 80, linesMax: 2 },
    { px: 50, linesMax: 3 },
  ],
  widthPx: 900,
};

it('sets a short title in the largest size on one line', () => {
  expect(titleLines('Mumbai Local', rules)).toEqual({ px: 80, lines: ['Mumbai Local'] });
});

it('sets a longer title in a smaller size', () => {
  const { px, lines } = titleLines('The queue outside Liberty has its own tea stall and its own brass band', rules);
  expect(px).toBe(50);
  expect(lines).toHaveLength(2);
});

it('breaks a title into lines of similar length', () => {
  const [first = '', second = ''] = titleLines('Friday morning at the Liberty cinema', rules).lines;
  expect(Math.abs(first.length - second.length)).toBeLessThan(8);
});

it('keeps every word of a title that fits', () => {
  const title = 'क्षत्रिय, श्रृंखला और विद्यार्थी: स्त्री ३ ने पहले दिन ₹५० करोड़ कमाए';
  expect(titleLines(title, rules).lines.join(' ')).toBe(title);
});

it('cuts the end of a title that is too long for the smallest size', () => {
  const { lines } = titleLines('word '.repeat(100), rules);
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/word…$/);
});

it('divides a word that is wider than the card', () => {
  const { lines } = titleLines('अ'.repeat(60), rules);
  expect(lines.length).toBeGreaterThan(1);
  expect(Math.max(...lines.map((line) => line.length)) * 0.66 * 50).toBeLessThanOrEqual(rules.widthPx);
});
