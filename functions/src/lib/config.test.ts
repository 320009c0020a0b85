import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('signs with nothing empty or short outside the demo', () => {
  expect(() => readConfig({}).signingSecret).toThrow('SIGNING_SECRET is not set');
  expect(() => readConfig({ SIGNING_SECRET: 'a short one' }).signingSecret).toThrow('shorter than 32');
  expect(readConfig({ SIGNING_SECRET: 'x'.repeat(32) }).signingSecret).toBe('x'.repeat(32));
});

it('signs with the demo’s own secret on emulators', () => {
  expect(readConfig({ FUNCTIONS_EMULATOR: 'true' }).signingSecret).not.toBe('');
});
