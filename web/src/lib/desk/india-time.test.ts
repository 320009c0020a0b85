import { expect, test } from 'vitest';
import { formatClock, formatIndianTime, indianInputTime, isoOfIndianInput } from './india-time.ts';

test('an end is typed and shown in India’s time, there and back', () => {
  expect(indianInputTime('2026-11-20T18:40:00.000Z')).toBe('2026-11-21T00:10');
  expect(isoOfIndianInput('2026-11-21T00:10')).toBe('2026-11-20T18:40:00.000Z');
  expect(formatIndianTime('2026-11-20T18:40:00.000Z')).toBe('Sat, 21 Nov 2026, 00:10');
});
test('what is no time is empty', () => {
  expect(isoOfIndianInput('')).toBeNull();
  expect(isoOfIndianInput('tomorrow')).toBeNull();
  expect(isoOfIndianInput('2026-13-45T99:99')).toBeNull();
  expect(isoOfIndianInput('2026-02-30T10:00')).toBeNull();
  expect(indianInputTime(null)).toBe('');
});
test('the clock is India’s', () => {
  expect(formatClock('2026-11-20T06:34:00.000Z')).toBe('12:04');
});
