import { expect, it } from 'vitest';
import { acceptedSecrets, readConfig } from './config.ts';

it('signs with nothing empty or short outside the demo', () => {
  expect(() => readConfig({}).signingSecret).toThrow('SIGNING_SECRET is not set');
  expect(() => readConfig({ SIGNING_SECRET: 'a short one' }).signingSecret).toThrow('shorter than 32');
  expect(readConfig({ SIGNING_SECRET: 'x'.repeat(32) }).signingSecret).toBe('x'.repeat(32));
});

it('signs with the demo’s own secret on emulators', () => {
  expect(readConfig({ FUNCTIONS_EMULATOR: 'true' }).signingSecret).not.toBe('');
});

it('takes the previous secret beside the current one, and none that is short', () => {
  const [current, previous] = ['x'.repeat(32), 'y'.repeat(32)];
  expect(acceptedSecrets(readConfig({ SIGNING_SECRET: current }))).toEqual([current]);
  expect(acceptedSecrets(readConfig({ SIGNING_SECRET: current, SIGNING_SECRET_PREVIOUS: '' }))).toEqual([current]);
  const rotating = readConfig({ SIGNING_SECRET: current, SIGNING_SECRET_PREVIOUS: previous });
  expect(rotating.signingSecret).toBe(current);
  expect(acceptedSecrets(rotating)).toEqual([current, previous]);
  expect(() => readConfig({ SIGNING_SECRET_PREVIOUS: 'a short one' }).previousSigningSecret).toThrow(
    'SIGNING_SECRET_PREVIOUS is shorter',
  );
});
