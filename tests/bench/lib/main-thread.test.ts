import { describe, expect, it } from 'vitest';
import { blockedMs, longestScriptMs, scriptRuns } from './main-thread.ts';

describe('blocked time', () => {
  it('sums the parts of tasks beyond 50 ms', () => {
    const tasks = [
      { start: 1_000, end: 1_049 },
      { start: 1_100, end: 1_180 },
      { start: 1_200, end: 1_320 },
    ];
    expect(blockedMs(tasks, 900)).toBe(30 + 70);
  });

  it('ignores everything before the first paint, even the beginning of a task that continues after it', () => {
    const tasks = [
      { start: 100, end: 700 },
      { start: 850, end: 1_000 },
    ];
    expect(blockedMs(tasks, 900)).toBe(50);
    expect(blockedMs(tasks, 960)).toBe(0);
  });
});

describe('the longest script task', () => {
  const tasks = [
    { start: 100, end: 400 },
    { start: 1_000, end: 1_080 },
    { start: 1_100, end: 1_300 },
  ];

  it('skips tasks before the first paint and tasks with little script', () => {
    const script = [
      { start: 100, end: 400 },
      { start: 1_010, end: 1_060 },
      { start: 1_100, end: 1_150 },
    ];
    expect(longestScriptMs(tasks, { script, fromMs: 900 })).toBe(80);
  });

  it('adds up all script of one task', () => {
    const script = [
      { start: 1_100, end: 1_160 },
      { start: 1_200, end: 1_260 },
    ];
    expect(longestScriptMs(tasks, { script, fromMs: 900 })).toBe(200);
  });

  it('is 0 if no script ran', () => expect(longestScriptMs(tasks, { script: [], fromMs: 0 })).toBe(0));
});

it('uses the outermost of nested script events and ignores other events', () => {
  const events = [
    { name: 'RunTask', ts: 10_000, dur: 90_000 },
    { name: 'FunctionCall', ts: 11_000, dur: 20_000 },
    { name: 'RunMicrotasks', ts: 12_000, dur: 5_000 },
    { name: 'Layout', ts: 40_000, dur: 9_000 },
    { name: 'EvaluateScript', ts: 60_000, dur: 10_000 },
    { name: 'FunctionCall', ts: 70_500 },
  ];
  expect(scriptRuns(events, 1_000)).toEqual([
    { start: 10, end: 30 },
    { start: 59, end: 69 },
  ]);
});
