import { describe, expect, it } from 'vitest';
import { type Compared, compare, comparedRows, middle, pairsOf, spreadOf } from './compare.ts';

const compared = (here: number[], beside: number[], more: Partial<Compared> = {}): Compared => ({
  what: 'LCP',
  here,
  beside,
  show: (value) => `${value} ms`,
  of: 'median',
  ...more,
});

it('returns the median; for an even number of values, the mean of the two middle ones', () => {
  expect(middle([30, 10, 20])).toBe(20);
  expect(middle([40, 10, 20, 30])).toBe(25);
  expect(middle([Infinity, Infinity])).toBe(Infinity);
});

it('ignores the lowest and the highest of five visits in the spread', () => {
  expect(spreadOf([10, 14])).toBe(4);
  expect(spreadOf([10, 14, 12, 11])).toBe(4);
  expect(spreadOf([1, 10, 12, 11, 99])).toBe(2);
  expect(spreadOf([7])).toBe(0);
});

it('pairs visits in order and ignores ties', () => {
  expect(pairsOf([1, 5, 3], [2, 4, 3])).toEqual({ less: 1, more: 1, all: 3 });
});

describe('a comparison', () => {
  it('takes a difference as real if it is larger than both spreads', () => {
    expect(compare(compared([100, 104, 102], [120, 126, 121]))).toEqual({
      here: 102,
      beside: 121,
      difference: -19,
      noise: 6,
      isReal: true,
    });
    expect(compare(compared([100, 104, 102], [105, 126, 121])).isReal).toBe(false);
  });
  it('takes a difference within the noise as real if all of six pairs agree', () => {
    const noisy = [100, 200, 300, 400, 500, 600];
    const slower = noisy.map((value) => value + 10);
    expect(compare(compared(noisy, slower)).isReal).toBe(true);
    expect(compare(compared(noisy, slower.with(2, 290))).isReal).toBe(false);
    expect(compare(compared(noisy.slice(1), slower.slice(1))).isReal).toBe(false);
  });
  it('compares the slowest visits if the figure is the worst value', () => {
    expect(compare(compared([64, 72], [56, 80], { of: 'worst' }))).toMatchObject({
      here: 72,
      beside: 80,
      difference: -8,
      noise: 24,
    });
  });
  it('takes a difference that is not larger than the browser’s resolution as noise', () => {
    expect(compare(compared([64, 64], [72, 72], { of: 'worst', resolution: 8 })).isReal).toBe(false);
    expect(compare(compared([64, 64], [80, 80], { of: 'worst', resolution: 8 })).isReal).toBe(true);
  });
  it('takes a difference as real if the measured event never happened in one of the builds', () => {
    expect(compare(compared([900, 700, 800], [Infinity, Infinity, 500]))).toMatchObject({
      here: 800,
      beside: Infinity,
      isReal: true,
    });
    expect(compare(compared([Infinity], [Infinity]))).toMatchObject({ difference: 0, isReal: false });
  });
});

it('shows a row for each figure', () => {
  const rows = comparedRows([compared([100, 102], [120, 124]), compared([5], [5]), compared([800], [Infinity])]);
  expect(rows.slice(1)).toEqual([
    ['LCP', '101 ms', '122 ms', '-21 ms', '4 ms', '2 less, 0 more', 'less'],
    ['LCP', '5 ms', '5 ms', '0 ms', '0 ms', '0 less, 0 more', 'no'],
    ['LCP', '800 ms', 'never', '', '0 ms', '1 less, 0 more', 'less'],
  ]);
});
