import { describe, expect, it } from 'vitest';
import { activeInCrowd, crowdOf, emptyCrowd, planCrowd, type Crowd } from './crowd-sketch.ts';

const MINUTE = 60_000;
const NOW = 1_000 * MINUTE;
const readers = (count: number, from = 0): string[] => Array.from({ length: count }, (_, index) => `r${from + index}`);
const seenAt = (ids: readonly string[], atMs: number) => Object.fromEntries(ids.map((id) => [id, atMs]));
const first = (ids: readonly string[], atMs: number) => ({ seen: seenAt(ids, atMs), begins: seenAt(ids, 0) });
/** The allowed error of an estimate: about four standard errors. */
const near = (count: number) => ({ low: count * 0.91, high: count * 1.09 });

function expectNear(measured: number, count: number): void {
  expect(measured).toBeGreaterThan(near(count).low);
  expect(measured).toBeLessThan(near(count).high);
}

describe('a crowd', () => {
  it('is estimated within 9 %, without counting returning readers again', () => {
    let crowd: Crowd = emptyCrowd;
    let [visits, uniques] = [0, 0];
    for (let step = 0; step < 10; step += 1) {
      const nowMs = NOW + step * (MINUTE / 2);
      const ids = readers(5_000, step * 5_000);
      const plan = planCrowd(crowd, { buckets: [first(ids, nowMs), { seen: seenAt(ids, nowMs), begins: {} }], nowMs });
      ({ crowd } = plan);
      visits += plan.visits;
      uniques += plan.uniques;
    }
    expect(visits).toBe(50_000);
    expectNear(uniques, 50_000);
    expectNear(activeInCrowd(crowd, NOW + 5 * MINUTE).count, 50_000);
  });
  it('counts a new reader once, even if several aggregations contain first views of that reader', () => {
    const ids = readers(30_000);
    const once = planCrowd(emptyCrowd, { buckets: [first(ids, NOW)], nowMs: NOW });
    const again = planCrowd(once.crowd, { buckets: [first(ids, NOW + 1)], nowMs: NOW + 1 });
    expectNear(once.uniques + again.uniques, 30_000);
    expect(once.crowd.newcomers?.registers).toEqual(again.crowd.newcomers?.registers);
  });
  it('never has more new readers than visits', () => {
    const { visits, uniques } = planCrowd(emptyCrowd, { buckets: [first(readers(3), NOW)], nowMs: NOW });
    expect(visits).toBe(3);
    expect(uniques).toBeLessThanOrEqual(3);
  });
  it('keeps the sketches of at most six minutes, and has no active readers eleven minutes after the last view', () => {
    let crowd: Crowd = emptyCrowd;
    for (let minute = 0; minute < 60; minute += 1)
      ({ crowd } = planCrowd(crowd, {
        buckets: [first(readers(50, minute * 50), NOW + minute * MINUTE)],
        nowMs: NOW + minute * MINUTE,
      }));
    expect(Object.keys(crowd.minutes).length).toBeLessThanOrEqual(6);
    expect(activeInCrowd(crowd, NOW + 70 * MINUTE)).toEqual({ count: 0, nextDecayMs: null });
  });
  it('keeps all readers when it is built from presence marks', () => {
    const marks = [seenAt(readers(20_000), NOW), seenAt(readers(20_000, 20_000), -NOW)];
    expectNear(activeInCrowd(crowdOf(marks, NOW), NOW + 1).count, 40_000);
  });
});
