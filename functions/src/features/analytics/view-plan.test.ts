import { describe, expect, it } from 'vitest';
import { bucketId, planPublish, planViewFold, slotEndMs, SLOT_MS, statsGapMs } from './view-plan.ts';

const bucket = (articles: Record<string, number>, changes = {}) => ({
  slotEndsAt: '2026-11-21T10:00:02.000Z',
  views: 3,
  visits: 2,
  uniques: 1,
  articles,
  ...changes,
});

describe('slots', () => {
  it('end on whole multiples and hold what comes before their end', () => {
    expect(slotEndMs(0)).toBe(SLOT_MS);
    expect(slotEndMs(SLOT_MS - 1)).toBe(SLOT_MS);
    expect(slotEndMs(SLOT_MS)).toBe(2 * SLOT_MS);
    expect(bucketId(5, 12)).toBe(`${SLOT_MS}_2`);
  });
});

describe('planViewFold', () => {
  it('adds buckets up', () => {
    const plan = planViewFold([
      { id: 'x', bucket: bucket({ a: 1, b: 2 }) },
      { id: 'y', bucket: bucket({ a: 4 }) },
    ]);
    expect(plan).toEqual({
      totals: { views: 6, visits: 4, uniques: 2 },
      days: new Map([['2026-11-21', 6]]),
      articles: new Map([
        ['a', 5],
        ['b', 2],
      ]),
      finished: ['x', 'y'],
      partial: null,
    });
  });
  it('counts a slot that ends at midnight in India for the day before, also its later parts once only', () => {
    const midnight = '2026-11-20T18:30:00.000Z';
    const plan = planViewFold([
      { id: 'x', bucket: bucket({}, { slotEndsAt: midnight, views: 2 }) },
      { id: 'y', bucket: bucket({}, { slotEndsAt: '2026-11-20T18:30:02.000Z', views: 5 }) },
      { id: 'z', bucket: { slotEndsAt: midnight, articles: { a: 1 } } },
    ]);
    expect(plan.days).toEqual(new Map([['2026-11-20', 2], ['2026-11-21', 5]]));
  });
  it('leaves a bucket that does not fit for the next run', () => {
    const plan = planViewFold(
      [
        { id: 'x', bucket: bucket({ a: 1, b: 1 }) },
        { id: 'y', bucket: bucket({ c: 1, d: 1 }) },
      ],
      3,
    );
    expect(plan.finished).toEqual(['x']);
    expect(plan.partial).toBeNull();
    expect(plan.totals.views).toBe(3);
  });
  it('takes a bucket that can never fit in parts, its totals with the first', () => {
    const plan = planViewFold([{ id: 'x', bucket: bucket({ a: 1, b: 1, c: 1 }) }], 2);
    expect(plan).toMatchObject({ finished: [], partial: { id: 'x', articleIds: ['a', 'b'] }, totals: { views: 3 } });
  });
  it('survives a bucket without anything', () =>
    expect(planViewFold([{ id: 'x', bucket: { slotEndsAt: '' } }])).toMatchObject({
      totals: { views: 0 },
      finished: ['x'],
    }));
});

describe('publishing', () => {
  const stats = { activeUsers: 3, totalVisits: 5, totalPageViews: 9, totalUniqueVisitors: 4 };
  it('is 5 s apart below a thousand online, 60 s at ten thousand and above', () => {
    expect([0, 999, 1000, 10_000, 90_000].map(statsGapMs)).toEqual([5000, 5000, 5000, 60_000, 60_000]);
    expect(statsGapMs(5500)).toBe(32_500);
  });
  it('does nothing where nothing changed', () =>
    expect(planPublish({ published: stats, publishedMs: 0, current: { ...stats }, nowMs: 99_999 })).toEqual({
      action: 'none',
    }));
  it('publishes what was never published and what is due', () => {
    expect(planPublish({ published: undefined, publishedMs: null, current: stats, nowMs: 0 })).toEqual({
      action: 'publish',
    });
    expect(
      planPublish({ published: { ...stats, activeUsers: 2 }, publishedMs: 0, current: stats, nowMs: 5000 }),
    ).toEqual({ action: 'publish' });
  });
  it('waits for the rest of the gap', () =>
    expect(
      planPublish({ published: { ...stats, activeUsers: 2 }, publishedMs: 0, current: stats, nowMs: 1000 }),
    ).toEqual({ action: 'wait', waitMs: 4000 }));
  it('leaves a crowd’s gap by the crowd’s rhythm', () =>
    expect(
      planPublish({ published: { ...stats, activeUsers: 10_000 }, publishedMs: 0, current: stats, nowMs: 10_000 }),
    ).toEqual({ action: 'wait', waitMs: 50_000 }));
});
