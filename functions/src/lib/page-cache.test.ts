import { expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';

function setUp(maxEntries = 2) {
  let nowMs = 0;
  let loads = 0;
  const cache = createPageCache<string>({ maxEntries, maxAgeMs: (value) => (value === 'missing' ? 5 : 10), nowMs: () => nowMs });
  return {
    get: (key: string, value = key) => cache.get(key, () => Promise.resolve(((loads += 1), value))),
    at: (time: number) => (nowMs = time),
    loads: () => loads,
    cache,
  };
}

it('loads again once a value is too old, the missing sooner', async () => {
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
it('loads once for many who ask at once', async () => {
  const { get, loads } = setUp();
  await Promise.all(Array.from({ length: 20 }, () => get('a')));
  expect(loads()).toBe(1);
});
it('forgets what was unused for longest', async () => {
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
it('keeps no failure', async () => {
  const { cache } = setUp();
  await expect(cache.get('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(cache.get('x', () => Promise.resolve('yes'))).resolves.toBe('yes');
});
