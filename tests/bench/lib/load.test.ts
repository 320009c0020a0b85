import { describe, expect, it } from 'vitest';
import { atRate, percentile, type Reply } from './load.ts';

const reply = (status: number): Reply => ({ status, body: '', headers: {} });

describe('load at a rate', () => {
  it('sends all due requests and counts the answers', async () => {
    const result = await atRate({
      perSecond: 200,
      seconds: 0.2,
      patienceSeconds: 2,
      send: (index) => Promise.resolve(reply(index === 3 ? 500 : 200)),
    });
    expect(result).toMatchObject({ sent: 40, good: 39, bad: { 500: 1 } });
    expect(result.latenciesMs).toHaveLength(39);
  });
  it('sends requests even if earlier ones are unanswered, and stops waiting for answers after `patienceSeconds`', async () => {
    const result = await atRate({
      perSecond: 100,
      seconds: 0.1,
      patienceSeconds: 0.2,
      send: () => new Promise(() => undefined),
    });
    expect(result).toMatchObject({ sent: 10, good: 0 });
  });
});

it('returns percentiles that are values of the list', () => {
  const list = Array.from({ length: 100 }, (_, index) => index + 1);
  expect([percentile(list, 0.5), percentile(list, 0.99), percentile(list, 1), percentile([7], 0.5)]).toEqual([
    50, 99, 100, 7,
  ]);
  expect(percentile([], 0.5)).toBeNaN();
});
