import { expect, it } from 'vitest';
import { formatClock, formatScheduleTime, indianInputTime, isoOfIndianInput } from './schedule-time.ts';

it("takes what was typed as India's time", () => {
  expect(isoOfIndianInput('2026-11-20T09:30')).toBe('2026-11-20T04:00:00.000Z');
  expect(isoOfIndianInput('2026-11-20T03:00')).toBe('2026-11-19T21:30:00.000Z');
  expect(isoOfIndianInput('')).toBeNull();
  expect(isoOfIndianInput('tomorrow')).toBeNull();
  expect(isoOfIndianInput('2026-13-40T09:30')).toBeNull();
});
it('gives back what was typed', () => {
  expect(indianInputTime('2026-11-20T04:00:00.000Z')).toBe('2026-11-20T09:30');
  expect(indianInputTime(null)).toBe('');
});
it('writes times as they are in India', () => {
  expect(formatClock('2026-11-20T06:34:00.000Z')).toBe('12:04');
  expect(formatScheduleTime('2026-11-20T04:00:00.000Z')).toMatch(/20 Nov 2026.*09:30/);
});
