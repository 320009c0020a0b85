import { describe, expect, it } from 'vitest';
import { addHistograms, bucketOf, compareWeeks, newFieldSpeed, p75, speedBounds } from './field-speed.ts';

describe('the histogram of a metric', () => {
  it('puts a value into the first bucket whose bound it does not exceed', () => {
    expect(bucketOf('LCP', 0)).toBe(0);
    expect(bucketOf('LCP', 500)).toBe(0);
    expect(bucketOf('LCP', 501)).toBe(1);
    expect(bucketOf('LCP', 60_000)).toBe(speedBounds.LCP.length);
  });

  it('interpolates the 75th percentile within its bucket', () => {
    expect(p75('LCP', {})).toBeNull();
    expect(p75('LCP', { 2: 4 })).toBeCloseTo(750 + 0.75 * 250);
    expect(p75('TTFB', { 0: 3, 5: 1 })).toBe(50);
    expect(p75('INP', { [speedBounds.INP.length]: 10 })).toBe(1000);
  });

  it('adds up histograms of several days', () => {
    expect(addHistograms([{ 1: 2 }, { 1: 3, 4: 1 }, {}])).toEqual({ 1: 5, 4: 1 });
  });
});

describe('the comparison of two weeks', () => {
  it('warns if a metric is more than a fifth worse than before, but only with enough visits in both weeks', () => {
    expect(compareWeeks('LCP', { 4: 60 }, { 3: 60 })).toMatchObject({ visits: 60, isWorse: true });
    expect(compareWeeks('LCP', { 4: 60 }, { 4: 60 }).isWorse).toBe(false);
    expect(compareWeeks('LCP', { 4: 60 }, { 3: 10 }).isWorse).toBe(false);
  });
});

it('refuses a report without a metric, of an unknown page, or with an impossible value', () => {
  const report = { page: 'home', device: 'slow', connection: '4g', metrics: { LCP: 900 } };
  expect(newFieldSpeed.safeParse(report).success).toBe(true);
  for (const wrong of [{ metrics: {} }, { page: 'admin' }, { metrics: { LCP: -1 } }, { metrics: { other: 1 } }])
    expect(newFieldSpeed.safeParse({ ...report, ...wrong }).success).toBe(false);
});
