import { describe, expect, it } from 'vitest';
import { errorReport, placeIn, versionOf } from './report-error.ts';

const origin = 'https://first.example';
const start = `${origin}/assets/0c94d1-DG2RuyTd.js`;

describe('the report of an error', () => {
  it('contains our script, line and release, and no personal data', () => {
    const error = new TypeError('No comment of asha@example.com');
    error.stack = `TypeError: x\n    at f (${origin}/assets/shared-TXfAcKOC.js:12:34)`;
    expect(errorReport(error, { origin, start })).toEqual({
      script: 'shared.js',
      line: 12,
      message: 'TypeError: No comment of <email>',
      version: 'DG2RuyTd',
    });
  });

  it('is not created for an error in a script that is not ours', () => {
    const error = new Error('x');
    error.stack = 'Error: x\n    at f (chrome-extension://abc/x.js:1:2)';
    expect(errorReport(error, { origin, start })).toBeNull();
    expect(errorReport('Script error.', { place: { script: '', line: 0 }, origin, start })).toBeNull();
  });
});

it('finds the place of an error in the stack formats of Firefox and WebKit too', () => {
  expect(placeIn(`f@${origin}/assets/a.js:3:4\n`, origin)).toEqual({ script: `${origin}/assets/a.js`, line: 3 });
  expect(versionOf(null)).toBe('');
});
