import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { differences } from '../../tests/support/differences.ts';
import { root } from './paths.ts';
import { emulatorCall, schedules, startSchedules } from './scheduler.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const list = [{ name: 'publish', everySeconds: 20 }];

it('lists every scheduled function of the site', () => {
  const folder = join(root, 'functions/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const code = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const declared = code.flatMap((text) =>
    [...text.matchAll(/export const (\w+) = onSchedule\(/g)].map(([, name = '']) => name),
  );
  expect(
    differences(
      declared,
      schedules.map(({ name }) => name),
    ),
  ).toEqual([]);
});
it('calls a function at its interval until the scheduler is stopped', async () => {
  const called: string[] = [];
  const scheduler = startSchedules(list, {
    call: (name) => Promise.resolve(void called.push(name)),
    report: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(called).toEqual(['publish', 'publish', 'publish']);
  scheduler.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(called).toHaveLength(3);
});
it('waits for a call that is longer than its interval, and aborts it when the scheduler is stopped', async () => {
  const signals: AbortSignal[] = [];
  const call = (_: string, signal: AbortSignal) =>
    new Promise<void>((_resolve, reject) => {
      signals.push(signal);
      signal.addEventListener('abort', () => reject(new Error('ended')));
    });
  const report = vi.fn();
  const scheduler = startSchedules(list, { call, report });
  await vi.advanceTimersByTimeAsync(100_000);
  expect(signals).toHaveLength(1);
  scheduler.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect([signals[0]?.aborted, report.mock.calls.length]).toEqual([true, 0]);
});
it('reports a failing function once, and again only after a success in between', async () => {
  const results = [false, false, true, false];
  const report = vi.fn();
  const call = () => (results.shift() === true ? Promise.resolve() : Promise.reject(new Error('status 500')));
  const scheduler = startSchedules(list, { call, report });
  await vi.advanceTimersByTimeAsync(40_000);
  expect(report.mock.calls).toEqual([['The scheduled function publish failed: status 500']]);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(report).toHaveBeenCalledTimes(2);
  scheduler.stop();
});
it('calls a function once at each of its clock times until the scheduler is stopped', async () => {
  vi.setSystemTime(new Date('2026-11-21T05:59:30.000Z'));
  const called: string[] = [];
  const everyMinute = {
    name: 'read',
    nextAfter: (now: Date) => new Date((Math.floor(now.getTime() / 60_000) + 1) * 60_000),
  };
  const scheduler = startSchedules([everyMinute], {
    call: () => Promise.resolve(void called.push(new Date().toISOString())),
    report: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(called).toEqual(['2026-11-21T06:00:00.000Z', '2026-11-21T06:01:00.000Z']);
  scheduler.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(called).toHaveLength(2);
});
it('finds the number that the emulator appends to a function’s name and keeps using it', async () => {
  const asked: string[] = [];
  const answers: Record<string, number> = { 'x-0': 204, 'x-1': 200, 'y-0': 500 };
  const post = ((url: string) => {
    const name = url.split('/').at(-1) ?? '';
    asked.push(name);
    return Promise.resolve(new Response(null, { status: answers[name] ?? 404 }));
  }) as typeof fetch;
  const call = emulatorCall('http://functions', post);
  const { signal } = new AbortController();
  await call('x', signal);
  await call('x', signal);
  expect(asked).toEqual(['x-0', 'x-1', 'x-1']);
  await expect(call('y', signal)).rejects.toThrow('status 500');
  await expect(call('nobody', signal)).rejects.toThrow('status 404');
});
