import { expect, it } from 'vitest';
import { DeadlinePassed } from '../deadline.ts';
import { createLastGood } from './last-good.ts';

const DAY_MS = 24 * 60 * 60_000;

function setUp() {
  let nowMs = 0;
  const told: unknown[] = [];
  const lastGood = createLastGood<string>({
    maxEntries: 5,
    nowMs: () => nowMs,
    keeps: (value) => value !== 'redirect',
    onStale: (_, cause) => told.push(cause),
    patienceMs: 20,
  });
  return { serve: lastGood.serve, told, at: (time: number) => (nowMs = time) };
}
const fails = () => Promise.reject<string>(new Error('down'));

it('serves the last value when a load fails, and the new one when loading works again', async () => {
  const { serve, told, at } = setUp();
  expect(await serve('a', () => Promise.resolve('one'))).toBe('one');
  expect(await serve('a', fails)).toBe('one');
  expect(told).toHaveLength(1);
  at(10_000);
  expect(await serve('a', () => Promise.resolve('two'))).toBe('two');
});

it('serves the last value when a load takes too long, and keeps the late result', async () => {
  const { serve, told } = setUp();
  await serve('a', () => Promise.resolve('one'));
  let finish = (_: string): void => undefined;
  const late = new Promise<string>((resolve) => (finish = resolve));
  expect(await serve('a', () => late)).toBe('one');
  expect(told[0]).toBeInstanceOf(DeadlinePassed);
  // Further calls do not wait and do not load.
  expect(await serve('a', () => Promise.reject(new Error('not asked')))).toBe('one');
  finish('two');
  await late;
  await expect.poll(() => serve('a', () => new Promise(() => undefined))).toBe('two');
});

it('passes a failure on if there is no last value, or if it is older than a day', async () => {
  const { serve, at } = setUp();
  await expect(serve('a', fails)).rejects.toThrow('down');
  await serve('a', () => Promise.resolve('one'));
  at(DAY_MS);
  expect(await serve('a', fails)).toBe('one');
  at(DAY_MS + 1);
  await expect(serve('a', fails)).rejects.toThrow('down');
});

it('forgets the last value when a newer one must not be kept', async () => {
  const { serve } = setUp();
  await serve('a', () => Promise.resolve('one'));
  expect(await serve('a', () => Promise.resolve('redirect'))).toBe('redirect');
  await expect(serve('a', fails)).rejects.toThrow('down');
});
