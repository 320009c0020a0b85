import { describe, expect, it } from 'vitest';
import {
  activeReaders,
  bucketId,
  aggregationDueMs,
  aggregationGapMs,
  gatherViews,
  MARKS_MAX,
  planPresence,
  planPublish,
  planViewAggregation,
  presenceShard,
  reshard,
  shardsFor,
  slotEndMs,
  SLOT_GRACE_MS,
  SLOT_MS,
  statsGapMs,
} from './view-plan.ts';

const bucket = (articles: Record<string, number>, changes = {}) => ({
  slotEndsAt: '2026-11-21T10:00:02.000Z',
  views: 3,
  seen: { r: 5 },
  begins: {},
  articles,
  ...changes,
});

describe('slots', () => {
  it('end at multiples of the slot length; a view at the end of a slot belongs to the next slot', () => {
    expect(slotEndMs(0)).toBe(SLOT_MS);
    expect(slotEndMs(SLOT_MS - 1)).toBe(SLOT_MS);
    expect(slotEndMs(SLOT_MS)).toBe(2 * SLOT_MS);
    expect(bucketId(5, 'w', 5)).toBe(`${SLOT_MS}_w_2`);
  });
});

describe('planViewAggregation', () => {
  it('sums buckets', () => {
    const plan = planViewAggregation([
      { id: 'x', bucket: bucket({ a: 1, b: 2 }) },
      { id: 'y', bucket: bucket({ a: 4 }) },
    ]);
    expect(plan).toEqual({
      views: 6,
      readers: [
        { seen: { r: 5 }, begins: {} },
        { seen: { r: 5 }, begins: {} },
      ],
      days: new Map([['2026-11-21', 6]]),
      articles: new Map([
        ['a', 5],
        ['b', 2],
      ]),
      finished: ['x', 'y'],
      partial: null,
    });
  });
  it('counts a slot that ends at midnight in India for the day before, and the rest of a split bucket for no day', () => {
    const midnight = '2026-11-20T18:30:00.000Z';
    const plan = planViewAggregation([
      { id: 'x', bucket: bucket({}, { slotEndsAt: midnight, views: 2 }) },
      { id: 'y', bucket: bucket({}, { slotEndsAt: '2026-11-20T18:30:06.000Z', views: 5 }) },
      { id: 'z', bucket: { slotEndsAt: midnight, articles: { a: 1 } } },
    ]);
    expect(plan.days).toEqual(
      new Map([
        ['2026-11-20', 2],
        ['2026-11-21', 5],
      ]),
    );
  });
  it('leaves a bucket that does not fit to the next aggregation', () => {
    const plan = planViewAggregation(
      [
        { id: 'x', bucket: bucket({ a: 1, b: 1 }) },
        { id: 'y', bucket: bucket({ c: 1, d: 1 }) },
      ],
      3,
    );
    expect(plan.finished).toEqual(['x']);
    expect(plan.partial).toBeNull();
    expect(plan.views).toBe(3);
  });
  it('splits a bucket that can never fit, and counts its totals with the first part', () => {
    const plan = planViewAggregation([{ id: 'x', bucket: bucket({ a: 1, b: 1, c: 1 }) }], 2);
    expect(plan).toMatchObject({ finished: [], partial: { id: 'x', articleIds: ['a', 'b'] }, views: 3 });
  });
  it('accepts an empty bucket', () =>
    expect(planViewAggregation([{ id: 'x', bucket: { slotEndsAt: '' } }])).toMatchObject({
      views: 0,
      finished: ['x'],
    }));
});

describe('gathering views and planning presence', () => {
  const HALF_HOUR = 30 * 60_000;
  const view = (readerId: string, lastViewAtMs: number, nowMs: number, articleId: string | null = null) => ({
    readerId,
    lastViewAtMs,
    nowMs,
    articleId,
  });
  it('sums views by article and reader, and lists the readers whose visit may begin', () => {
    const now = 10 * HALF_HOUR;
    expect(
      gatherViews([
        view('new', 0, now, 'a'),
        view('new', 0, now + 1, 'a'),
        view('here', now - 1, now, 'b'),
        view('back', now - HALF_HOUR, now),
      ]),
    ).toEqual({
      views: 4,
      articles: { a: 2, b: 1 },
      seen: { new: now + 1, here: now, back: now },
      begins: { new: 0, back: now - HALF_HOUR },
    });
  });
  it('counts views even for article ids that are names of built-in properties', () => {
    const view = (articleId: string) => ({ readerId: 'r', articleId, lastViewAtMs: 1, nowMs: 2 });
    expect(Object.entries(gatherViews([view('constructor'), view('toString'), view('constructor')]).articles)).toEqual([
      ['constructor', 2],
      ['toString', 1],
    ]);
  });
  it('begins one visit for a reader who is not active, and counts a new reader once', () => {
    const now = 10 * HALF_HOUR;
    const here = (readerId: string, atMs: number) => new Map([[presenceShard(readerId), { [readerId]: atMs }]]);
    const first = { seen: { r: now }, begins: { r: 0 } };
    expect(planPresence(new Map(), [first, first], { nowMs: now })).toMatchObject({
      visits: 1,
      uniques: 1,
      shards: here('r', now),
    });
    // The second view was sent with a cookie from before the first view.
    expect(planPresence(here('r', now - 5), [first], { nowMs: now })).toMatchObject({ visits: 0, uniques: 0 });
    // The reader returns after half an hour: with an expired mark, and with no mark.
    const back = { seen: { r: now }, begins: { r: now - HALF_HOUR } };
    expect(planPresence(here('r', now - HALF_HOUR), [back], { nowMs: now })).toMatchObject({ visits: 1, uniques: 0 });
    expect(planPresence(new Map(), [back], { nowMs: now })).toMatchObject({ visits: 1, uniques: 0 });
    // A view during a visit begins no visit, even if the marks were lost.
    expect(planPresence(new Map(), [{ seen: { r: now }, begins: {} }], { nowMs: now })).toMatchObject({
      visits: 0,
      uniques: 0,
    });
    // One late aggregation contains two visits of a reader.
    expect(
      planPresence(new Map(), [{ seen: { r: now - HALF_HOUR }, begins: { r: 0 } }, back], { nowMs: now }),
    ).toMatchObject({
      visits: 2,
      uniques: 1,
    });
  });
  it('begins a visit even if a later view of the same visit was aggregated first', () => {
    const now = 10 * HALF_HOUR;
    const later = planPresence(new Map(), [{ seen: { r: now + 5 }, begins: {} }], { nowMs: now + 5 });
    expect(activeReaders([...later.shards.values()], now + 6, 100)).toEqual({ count: 1, nextDecayMs: now + 105 });
    expect(planPresence(later.shards, [{ seen: { r: now }, begins: { r: 0 } }], { nowMs: now + 5 })).toEqual({
      visits: 1,
      uniques: 1,
      shards: new Map([[presenceShard('r'), { r: now + 5 }]]),
    });
  });
  it('removes the marks of readers who were not seen for half an hour', () => {
    const number = presenceShard('r');
    const stored = new Map([[number, { gone: 0, r: 1, other: HALF_HOUR }]]);
    expect(
      planPresence(stored, [{ seen: { r: HALF_HOUR + 1 }, begins: {} }], { nowMs: HALF_HOUR + 1 }).shards.get(number),
    ).toEqual({
      r: HALF_HOUR + 1,
      other: HALF_HOUR,
    });
  });
  it('keeps no mark older than half an hour, even if a late aggregation only brings old views', () => {
    const number = presenceShard('r');
    const stored = new Map([[number, { r: 1 }]]);
    const late = [{ seen: { r: 2 }, begins: {} }];
    expect(planPresence(stored, late, { nowMs: HALF_HOUR + 2 }).shards.get(number)).toEqual({});
  });
  it('spreads the marks over as many documents as needed, without loss', () => {
    expect([0, 60_000, 60_001, MARKS_MAX, MARKS_MAX + 1].map(shardsFor)).toEqual([8, 8, 16, 16, null]);
    const marks = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`reader-${index}`, index + 1]));
    const sixteen = reshard([marks], 16);
    expect(sixteen.size).toBe(16);
    for (const [shard, some] of sixteen)
      for (const readerId of Object.keys(some)) expect(presenceShard(readerId, 16)).toBe(shard);
    expect(Object.assign({}, ...reshard(sixteen.values(), 8).values())).toEqual(marks);
  });
  it('returns how many readers are active, and when the first of them becomes inactive', () => {
    expect(activeReaders([{ a: 100, b: 50 }, { c: 10 }], 110, 100)).toEqual({ count: 2, nextDecayMs: 150 });
    expect(activeReaders([{}], 5, 100)).toEqual({ count: 0, nextDecayMs: null });
  });
});

describe('an aggregation', () => {
  it('handles each slot alone up to a thousand readers, several slots in a crowd, and never waits longer than 30 s', () => {
    expect([0, 1000, 1600, 90_000].map(aggregationGapMs)).toEqual([SLOT_MS, SLOT_MS, 3 * SLOT_MS, 5 * SLOT_MS]);
  });
  it('is due when its slot has ended; in a crowd, several slots share one aggregation', () => {
    expect(aggregationDueMs(7 * SLOT_MS, 0)).toBe(7 * SLOT_MS + SLOT_GRACE_MS);
    expect([7, 8, 9, 10].map((slot) => aggregationDueMs(slot * SLOT_MS, 1600))).toEqual(
      [9, 9, 9, 12].map((slot) => slot * SLOT_MS + SLOT_GRACE_MS),
    );
  });
});

describe('publishing', () => {
  const stats = { activeUsers: 3, totalVisits: 5, totalPageViews: 9, totalUniqueVisitors: 4 };
  it('happens every 5 s up to a thousand readers, every 180 s at ten thousand and above', () => {
    expect([0, 999, 1000, 10_000, 90_000].map(statsGapMs)).toEqual([5000, 5000, 5000, 180_000, 180_000]);
    expect(statsGapMs(5500)).toBe(92_500);
  });
  it('has an interval no longer than that of aggregation, until the latter reaches its maximum of 30 s', () => {
    for (const online of [1000, 1600, 2000, 2190])
      expect(statsGapMs(online)).toBeLessThanOrEqual(aggregationGapMs(online));
  });
  it('does nothing if nothing changed', () =>
    expect(planPublish({ published: stats, publishedMs: 0, current: { ...stats }, nowMs: 99_999 })).toEqual({
      action: 'none',
    }));
  it('publishes statistics that are due or were never published', () => {
    expect(planPublish({ published: undefined, publishedMs: null, current: stats, nowMs: 0 })).toEqual({
      action: 'publish',
    });
    expect(
      planPublish({ published: { ...stats, activeUsers: 2 }, publishedMs: 0, current: stats, nowMs: 5000 }),
    ).toEqual({ action: 'publish' });
  });
  it('waits for the rest of the interval', () =>
    expect(
      planPublish({ published: { ...stats, activeUsers: 2 }, publishedMs: 0, current: stats, nowMs: 1000 }),
    ).toEqual({ action: 'wait', waitMs: 4000 }));
  it('keeps the long interval of a crowd until it has passed, even if the crowd has left', () =>
    expect(
      planPublish({ published: { ...stats, activeUsers: 10_000 }, publishedMs: 0, current: stats, nowMs: 10_000 }),
    ).toEqual({ action: 'wait', waitMs: 170_000 }));
});
