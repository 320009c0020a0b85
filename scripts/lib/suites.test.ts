import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { root } from './paths.ts';
import { printSummary, failuresIn, testsNotRun } from './suites.ts';

afterEach(() => void vi.restoreAllMocks());

describe('the report of a test run', () => {
  const printed = (...summary: Parameters<typeof printSummary>) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const code = printSummary(...summary);
    return { code, lines: log.mock.calls.map(([line]) => String(line)) };
  };
  const unit = { name: 'unit', passed: 10, failed: 0, seconds: 1 };

  it('ends with the numbers of passed, failed and skipped tests', () => {
    expect(printed([unit, { ...unit, name: 'emulator', skipped: 2 }])).toMatchObject({ code: 0 });
    expect(printed([unit, { ...unit, name: 'emulator', skipped: 2 }]).lines.at(-1)).toBe(
      '20 passed, 0 failed, 2 skipped',
    );
    expect(printed([unit]).lines.at(-1)).toBe('10 passed, 0 failed');
  });

  it('fails if a test failed or nothing ran', () => {
    expect(printed([{ ...unit, failed: 1 }]).code).toBe(1);
    expect(printed([]).code).toBe(1);
  });

  it('repeats every failure above the totals', () => {
    const { lines } = printed([{ ...unit, failed: 1, failures: ['a.test.ts > counts: expected 1'] }]);
    expect(lines.slice(0, -1).join('\n')).toContain('unit: a.test.ts > counts: expected 1');
  });

  it('lists failed tests and files that failed as a whole, each with the first line of its error', () =>
    expect(
      failuresIn({
        testResults: [
          {
            name: join(root, 'a.test.ts'),
            status: 'failed',
            assertionResults: [
              { status: 'passed', fullName: 'adds' },
              { status: 'failed', fullName: 'counts', failureMessages: ['expected 1 to be 2\n    at a.test.ts:3'] },
            ],
          },
          {
            name: join(root, 'b.test.ts'),
            status: 'failed',
            message: 'Hook timed out\n    at x',
            assertionResults: [],
          },
        ],
      }),
    ).toEqual(['a.test.ts > counts: expected 1 to be 2', 'b.test.ts: Hook timed out']));

  it('says above the totals what was left out', () => {
    const { code, lines } = printed([{ ...unit, name: 'emulator', leftOut: 20 }, unit], ['Firefox and WebKit']);
    expect(code).toBe(0);
    expect(lines.slice(-2)).toEqual([
      "Left out: 20 emulator tests, Firefox and WebKit; 'npm test -- all' runs everything.",
      '20 passed, 0 failed',
    ]);
  });

  it('names every skipped test, and counts slow tests that were left out', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'passed',
          assertionResults: [
            { status: 'passed', fullName: 'a feed is read' },
            { status: 'skipped', fullName: 'the recorded feeds give their stories' },
            { status: 'pending', fullName: 'the store in Cloud Storage reads' },
            { status: 'skipped', fullName: 'a site is restored', tags: ['slow'] },
          ],
        },
      ],
    };
    const skipped = ['the recorded feeds give their stories', 'the store in Cloud Storage reads'];
    expect(testsNotRun(report, { isEverything: false })).toEqual({ skipped, leftOut: 1 });
    expect(testsNotRun(report, { isEverything: true })).toEqual({
      skipped: [...skipped, 'a site is restored'],
      leftOut: 0,
    });
  });
});
