import { describe, expect, it } from 'vitest';
import { headlineDelayMs, partsOf } from './beside.ts';

const visit = { fcpMs: 900, lcpMs: 900, blockedMs: 0, longestScriptMs: 0, shift: 0 };

it('counts from the first paint until the headline stood in our face', () => {
  expect(headlineDelayMs({ ...visit, headlineMs: 1_500 })).toBe(600);
  expect(headlineDelayMs({ ...visit, headlineMs: 890 })).toBe(0);
  expect(headlineDelayMs({ ...visit, headlineMs: null })).toBe(Infinity);
});

describe('--only', () => {
  it('takes the parts that it names, and all without it', () => {
    expect([...partsOf(undefined)]).toEqual(['paint', '8x', 'interactions', 'script']);
    expect([...partsOf('script,paint')]).toEqual(['paint', 'script']);
  });
  it('refuses what it does not know', () => {
    expect(() => partsOf('paint,fonts')).toThrow("--only takes paint, 8x, interactions, script, not 'paint,fonts'.");
  });
});
