import { expect, it } from 'vitest';
import { connectionClassOf, deviceClassOf } from './measure-speed.ts';

it.each([
  [{ hardwareConcurrency: 8, deviceMemory: 8 }, 'fast'],
  [{ hardwareConcurrency: 8, deviceMemory: 4 }, 'medium'],
  [{ hardwareConcurrency: 8, deviceMemory: 2 }, 'slow'],
  [{ hardwareConcurrency: 4 }, 'slow'],
] as const)('classifies the device %o as %s', (hardware, expected) => {
  expect(deviceClassOf(hardware)).toBe(expected);
});

it('classifies the connection, as unknown if the browser does not report it', () => {
  expect(connectionClassOf({ connection: { effectiveType: 'slow-2g' } })).toBe('2g');
  expect(connectionClassOf({ connection: { effectiveType: '4g' } })).toBe('4g');
  expect(connectionClassOf({})).toBe('unknown');
});
