import { expect, test } from 'vitest';
import { formatClock, formatIndianTime, indianInputTime, isoOfIndianInput } from './india-time.ts';

test('converts between ISO time and the input’s value in India’s time', () => {
  expect(indianInputTime('2026-11-20T18:40:00.000Z')).toBe('2026-11-21T00:10');
  expect(isoOfIndianInput('2026-11-21T00:10')).toBe('2026-11-20T18:40:00.000Z');
  expect(formatIndianTime('2026-11-20T18:40:00.000Z')).toBe('Sat, 21 Nov 2026, 00:10');
});
test('returns an empty value for an invalid or missing time', () => {
  expect(isoOfIndianInput('')).toBeNull();
  expect(isoOfIndianInput('tomorrow')).toBeNull();
  expect(isoOfIndianInput('2026-13-45T99:99')).toBeNull();
  expect(isoOfIndianInput('2026-02-30T10:00')).toBeNull();
  expect(indianInputTime(null)).toBe('');
});
test('shows clock times in India’s time', () => {
  expect(formatClock('2026-11-20T06:34:00.000Z')).toBe('12:04');
});
