import { expect, test } from 'vitest';
import { loadWithRetry } from './load-with-retry.ts';

test('loads again after each failure and never rejects', async () => {
  const answers = [new Error('offline'), new Error('gone'), null];
  let waits = 0;
  const part = await loadWithRetry(
    async () => {
      const failure = answers.shift();
      if (failure instanceof Error) throw failure;
      return 'part';
    },
    async () => void (waits += 1),
  );
  expect(part).toBe('part');
  expect(waits).toBe(2);
});

test('waits for `retryOn` before it loads again', async () => {
  let loads = 0;
  let retry = () => {};
  const told = new Promise<void>((resolve) => (retry = resolve));
  const part = loadWithRetry(
    () => ((loads += 1) === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(loads)),
    () => told,
  );
  await Promise.resolve();
  expect(loads).toBe(1);
  retry();
  expect(await part).toBe(2);
});
