import { describe, expect, it } from 'vitest';
import { headlineDelayMs, partsOf } from './beside.ts';

const visit = { fcpMs: 900, lcpMs: 900, blockedMs: 0, longestScriptMs: 0, shift: 0 };

it('returns the time from the first paint until the headline is drawn in our font', () => {
  expect(headlineDelayMs({ ...visit, headlineMs: 1_500 })).toBe(600);
  expect(headlineDelayMs({ ...visit, headlineMs: 890 })).toBe(0);
  expect(headlineDelayMs({ ...visit, headlineMs: null })).toBe(Infinity);
});

describe('--only', () => {
  it('selects the named parts, or all of them without the option', () => {
    expect([...partsOf(undefined)]).toEqual(['paint', '8x', 'interactions', 'script']);
    expect([...partsOf('script,paint')]).toEqual(['paint', 'script']);
  });
  it('refuses an unknown part', () => {
    expect(() => partsOf('paint,fonts')).toThrow("--only takes paint, 8x, interactions, script, not 'paint,fonts'.");
  });
});
