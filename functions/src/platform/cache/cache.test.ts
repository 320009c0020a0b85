import { describe, expect, it } from 'vitest';
import { DeadlinePassed } from '../deadline.ts';
import { createCache } from './cache.ts';

const DAY_MS = 24 * 60 * 60_000;
const MAX_AGE_MS = 10_000;

function setUp({ maxEntries = 5 } = {}) {
  let nowMs = 0;
  const told: unknown[] = [];
  const loads: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const cache = createCache<string>({
    maxEntries,
    maxAgeMs: (value) => (value === 'redirect' ? 0 : value === 'missing' ? 5_000 : MAX_AGE_MS),
    nowMs: () => nowMs,
    onStale: (_, cause) => told.push(cause),
    staleMs: 4_000,
    patienceMs: 20,
  });
  return {
    cache,
    told,
    loads,
    at: (time: number) => (nowMs = time),
    get: (key: string, value: string) => cache.get(key, () => Promise.resolve(value)),
    getFailing: (key: string) => cache.get(key, () => Promise.reject(new Error('down'))),
    /** A call whose load the test ends. */
    getPending: (key: string) =>
      cache.get(key, () => new Promise((resolve, reject) => loads.push({ resolve, reject }))),
  };
}

describe('a cached value', () => {
  it('is loaded again after its maximum age, which may depend on the value', async () => {
    const { cache, get, at } = setUp();
    await get('a', 'one');
    await get('b', 'missing');
    at(5_000);
    expect([cache.isFresh('a'), cache.isFresh('b'), cache.isFresh('c')]).toEqual([true, false, false]);
    expect(await get('a', 'two')).toBe('one');
    at(MAX_AGE_MS);
    expect(await get('a', 'two')).toBe('two');
  });
  it('ages from the start of its load, not from the end', async () => {
    const { cache, getPending, loads, at } = setUp();
    const first = getPending('a');
    at(4_000);
    loads[0]?.resolve('one');
    await first;
    at(MAX_AGE_MS - 1);
    expect(cache.isFresh('a')).toBe(true);
    at(MAX_AGE_MS);
    expect(cache.isFresh('a')).toBe(false);
  });
  it('is loaded once for many concurrent calls', async () => {
    const { getPending, loads } = setUp();
    const calls = [getPending('a'), getPending('a'), getPending('a')];
    loads[0]?.resolve('one');
    expect(await Promise.all(calls)).toEqual(['one', 'one', 'one']);
    expect(loads).toHaveLength(1);
  });
  it('is evicted if it was not used for longest, and an evicted load still answers its caller', async () => {
    const { cache, get, getPending, loads } = setUp({ maxEntries: 2 });
    await get('a', 'one');
    const pending = getPending('b');
    await get('a', 'two');
    await get('c', 'three');
    await get('d', 'four');
    loads[0]?.resolve('late');
    expect(await pending).toBe('late');
    expect(cache.isFresh('a')).toBe(false);
  });
});

describe('an expired value', () => {
  it('is returned while another call reloads it, for a limited time', async () => {
    const { get, getPending, loads, at } = setUp();
    await get('a', 'one');
    at(MAX_AGE_MS + 3_999);
    const reload = getPending('a');
    expect(await get('a', 'not asked')).toBe('one');
    at(MAX_AGE_MS + 4_000);
    const late = get('a', 'not asked');
    loads[0]?.resolve('two');
    expect(await Promise.all([reload, late])).toEqual(['two', 'two']);
  });
  it('is the fallback of a failed load, without waiting for the next two seconds, until loading works again', async () => {
    const { get, getFailing, told, at } = setUp();
    await get('a', 'one');
    at(MAX_AGE_MS);
    expect(await getFailing('a')).toBe('one');
    expect(told).toHaveLength(1);
    at(MAX_AGE_MS + 1_999);
    expect(await getFailing('a')).toBe('one');
    expect(told).toHaveLength(1);
    at(MAX_AGE_MS + 2_000);
    expect(await get('a', 'two')).toBe('two');
  });
  it('is the fallback of a late load, whose result is kept when it comes', async () => {
    const { get, getPending, loads, told, at } = setUp();
    await get('a', 'one');
    at(MAX_AGE_MS);
    expect(await getPending('a')).toBe('one');
    expect(told[0]).toBeInstanceOf(DeadlinePassed);
    loads[0]?.resolve('two');
    await expect.poll(() => get('a', 'three')).toBe('two');
  });
  it('is no fallback after a day', async () => {
    const { get, getFailing, at } = setUp();
    await expect(getFailing('a')).rejects.toThrow('down');
    await get('a', 'one');
    at(DAY_MS);
    expect(await getFailing('a')).toBe('one');
    at(DAY_MS + 2_001);
    await expect(getFailing('a')).rejects.toThrow('down');
  });
});

it('neither keeps a value with the maximum age 0, nor the value before it', async () => {
  const { get, getFailing, at } = setUp();
  await get('a', 'one');
  at(MAX_AGE_MS);
  expect(await get('a', 'redirect')).toBe('redirect');
  expect(await get('a', 'redirect')).toBe('redirect');
  await expect(getFailing('a')).rejects.toThrow('down');
});
