import { describe, expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';

function setUp(maxEntries = 2) {
  let nowMs = 0;
  let loads = 0;
  const cache = createPageCache<string>({
    maxEntries,
    maxAgeMs: (value) => (value === 'missing' ? 5 : 10),
    nowMs: () => nowMs,
  });
  return {
    get: (key: string, value = key) => cache.get(key, () => Promise.resolve(((loads += 1), value))),
    at: (time: number) => (nowMs = time),
    loads: () => loads,
    cache,
  };
}

it('reloads a value after its maximum age, which is shorter for a missing page', async () => {
  const { get, at, loads } = setUp();
  await get('a');
  await get('b', 'missing');
  at(5);
  await get('a');
  await get('b', 'missing');
  expect(loads()).toBe(3);
  at(10);
  await get('a');
  expect(loads()).toBe(4);
});
it('loads once for many concurrent calls', async () => {
  const { get, loads } = setUp();
  await Promise.all(Array.from({ length: 20 }, () => get('a')));
  expect(loads()).toBe(1);
});
it('evicts the least recently used value', async () => {
  const { get, loads } = setUp(2);
  await get('a');
  await get('b');
  await get('a');
  await get('c');
  await get('a');
  expect(loads()).toBe(3);
  await get('b');
  expect(loads()).toBe(4);
});
it('does not keep a failure', async () => {
  const { cache } = setUp();
  await expect(cache.get('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(cache.get('x', () => Promise.resolve('yes'))).resolves.toBe('yes');
});

describe('a cached value', () => {
  function setUpLoads(refreshShare?: number) {
    let nowMs = 0;
    const loads: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
    const cache = createPageCache<string>({ maxEntries: 5, maxAgeMs: () => 10_000, refreshShare, nowMs: () => nowMs });
    return {
      cache,
      at: (time: number) => (nowMs = time),
      loads,
      get: () => cache.get('a', () => new Promise((resolve, reject) => loads.push({ resolve, reject }))),
    };
  }
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

  it('ages from the start of its load, not from the end', async () => {
    const { cache, at, loads, get } = setUpLoads();
    const first = get();
    at(4_000);
    loads[0]?.resolve('old');
    await first;
    at(9_999);
    expect(cache.peek('a')).toBe('old');
    at(10_000);
    expect(cache.peek('a')).toBeUndefined();
  });
  it('is loaded again if the first load stalls, and the late result of that load is ignored', async () => {
    const { cache, at, loads, get } = setUpLoads();
    void get();
    at(5_000);
    const second = get();
    expect(loads).toHaveLength(2);
    loads[1]?.resolve('new');
    expect(await second).toBe('new');
    loads[0]?.resolve('old');
    await nextTurn();
    expect(cache.peek('a')).toBe('new');
  });
  it('is reloaded once in the background shortly before it expires', async () => {
    const { cache, at, loads, get } = setUpLoads(0.8);
    const first = get();
    loads[0]?.resolve('one');
    await first;
    at(7_999);
    expect(cache.peek('a')).toBe('one');
    at(8_000);
    expect(cache.peek('a')).toBeUndefined();
    expect(await Promise.all([get(), get()])).toEqual(['one', 'one']);
    expect(loads).toHaveLength(2);
    loads[1]?.resolve('two');
    await nextTurn();
    expect(cache.peek('a')).toBe('two');
    at(15_999);
    expect(await get()).toBe('two');
  });
  it('expires on time, even if its reload failed', async () => {
    const { at, loads, get } = setUpLoads(0.8);
    const first = get();
    loads[0]?.resolve('one');
    await first;
    at(9_000);
    expect(await get()).toBe('one');
    loads[1]?.reject(new Error('no'));
    await nextTurn();
    at(10_000);
    const last = get();
    loads[2]?.reject(new Error('still no'));
    await expect(last).rejects.toThrow('still no');
  });
});
