import { expect, it } from 'vitest';
import { createCoalescer } from './coalesce.ts';

it('runs twice for a hundred simultaneous calls, the second time after the last call', async () => {
  const coalesce = createCoalescer();
  let runs = 0;
  let state = 0;
  let seen = -1;
  const work = async () => {
    runs += 1;
    seen = state;
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const asked = Array.from({ length: 100 }, (_, index) => {
    state = index;
    return coalesce('key', work);
  });
  await Promise.all(asked);
  expect(runs).toBe(2);
  expect(seen).toBe(99);
});
it('keeps working after a failure', async () => {
  const coalesce = createCoalescer();
  const failing = coalesce('key', () => Promise.reject(new Error('no')));
  const next = coalesce('key', () => Promise.resolve());
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBeUndefined();
});
