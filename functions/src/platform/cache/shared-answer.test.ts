import { expect, it } from 'vitest';
import { createSharedAnswers } from './shared-answer.ts';

function counting() {
  let ms = 0;
  let made = 0;
  const share = createSharedAnswers(() => ms);
  return {
    ask: (maxAgeSeconds: number, key = 'stats') => share(key, { maxAgeSeconds }, async () => (made += 1)),
    pass: (seconds: number) => (ms += seconds * 1000),
    share,
  };
}

it('shares an answer until it is too old for the caller', async () => {
  const { ask, pass } = counting();
  expect(await Promise.all([ask(30), ask(30)])).toEqual([1, 1]);
  pass(29);
  expect(await ask(30)).toBe(1);
  expect(await ask(10)).toBe(2);
  pass(30);
  expect(await ask(30)).toBe(3);
});

it('makes a new answer for a caller that accepts none from before, and shares that answer with the others', async () => {
  const { ask } = counting();
  expect([await ask(30), await ask(0), await ask(30)]).toEqual([1, 2, 2]);
});

it('does not give a caller that accepts none from before an answer that is still being made', async () => {
  const { ask } = counting();
  expect(await Promise.all([ask(30), ask(0)])).toEqual([1, 2]);
});

it('keeps an answer for each key', async () => {
  const { ask } = counting();
  expect([await ask(30), await ask(30, 'tasks'), await ask(30)]).toEqual([1, 2, 1]);
});

it('tries again after a failure', async () => {
  const { ask, share } = counting();
  await expect(share('stats', { maxAgeSeconds: 30 }, () => Promise.reject(new Error('No database')))).rejects.toThrow();
  expect(await ask(30)).toBe(1);
});
