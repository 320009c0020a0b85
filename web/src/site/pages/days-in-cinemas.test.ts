import { expect, it } from 'vitest';
import { daysInCinemas } from './days-in-cinemas.ts';

it("counts the day of release as day 1, by India's calendar", () => {
  // 20:00 UTC on the 5th is already the 6th in India.
  expect(daysInCinemas('2026-11-06', new Date('2026-11-05T20:00:00Z'))).toBe(1);
  expect(daysInCinemas('2026-11-06', new Date('2026-11-15T10:00:00Z'))).toBe(10);
});
it('returns null before the release or without a date', () => {
  expect(daysInCinemas('2026-11-20', new Date('2026-11-15T10:00:00Z'))).toBeNull();
  expect(daysInCinemas(null, new Date('2026-11-15T10:00:00Z'))).toBeNull();
});
