import { expect, it } from 'vitest';
import { dollarsOf, dollarsOfMillion, noUsage } from './list-prices.ts';

it('prices a million reads, writes, deletes and calls at Google’s list prices', () => {
  expect(dollarsOf({ ...noUsage, reads: 1_000_000 })).toBeCloseTo(0.6);
  expect(dollarsOf({ ...noUsage, writes: 1_000_000 })).toBeCloseTo(1.8);
  expect(dollarsOf({ ...noUsage, deletes: 1_000_000 })).toBeCloseTo(0.2);
  expect(dollarsOf({ ...noUsage, calls: 1_000_000 })).toBeCloseTo(0.4);
  expect(dollarsOf({ ...noUsage, hostingBytes: 1e9 })).toBeCloseTo(0.15);
});
it('prices refused calls as refused, and admits at most a million', () => {
  const worked = { ...noUsage, reads: 100 };
  const refused = { ...noUsage, calls: 1 };
  expect(dollarsOfMillion({ admitted: 0, worked, refused })).toBeCloseTo(0.4);
  expect(dollarsOfMillion({ admitted: 5_000_000, worked, refused })).toBeCloseTo(60);
  expect(dollarsOfMillion({ admitted: 100_000, worked, refused })).toBeCloseTo(6.36);
});
