import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { markCount, readersOf, withMark } from './search-marks.ts';

const crowd = (size: number) =>
  Array.from({ length: size }, (_, index) => createHash('sha256').update(`reader ${index}`).digest()[0] ?? 0).reduce(
    withMark,
    '',
  );

it('counts a mark once, and a few marks exactly', () => {
  expect(readersOf('')).toBe(0);
  expect(readersOf(withMark(withMark('', 255), 255))).toBe(1);
  expect(readersOf([0, 7, 255].reduce(withMark, ''))).toBe(3);
  expect(markCount([0, 7, 255].reduce(withMark, ''))).toBe(3);
});
it('estimates up to 300 readers within 15 %, and stores at most 64 characters', () => {
  for (const size of [20, 100, 300]) expect(Math.abs(readersOf(crowd(size)) - size) / size).toBeLessThan(0.15);
  expect(crowd(20_000)).toHaveLength(64);
  expect(readersOf(crowd(20_000))).toBe(1420);
});
