import { expect, it } from 'vitest';
import { acceptedSecrets, readConfig } from './config.ts';

it('refuses an empty or short signing secret outside the demo', () => {
  expect(() => readConfig({}).signingSecret).toThrow('SIGNING_SECRET is not set');
  expect(() => readConfig({ SIGNING_SECRET: 'a short one' }).signingSecret).toThrow('shorter than 32');
  expect(readConfig({ SIGNING_SECRET: 'x'.repeat(32) }).signingSecret).toBe('x'.repeat(32));
});

it('signs with the demo’s own secret on emulators', () => {
  expect(readConfig({ FUNCTIONS_EMULATOR: 'true' }).signingSecret).not.toBe('');
});

it('accepts the previous secret besides the current one, and refuses a short previous secret', () => {
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

it('asks browsers for HTTPS on subdomains only if a setting says so', () => {
  expect(readConfig({}).hsts).toBe('max-age=31536000');
  expect(readConfig({ HSTS_INCLUDE_SUBDOMAINS: 'true' }).hsts).toBe('max-age=31536000; includeSubDomains');
});

it('configures App Check if its key is set, but not in the demo, and throws without the web app’s id', () => {
  const set = {
    APP_CHECK_SITE_KEY: 'key',
    WEB_APP_ID: '1:2:web:3',
    HOSTING_NETWORKS: '151.101.0.0/16, 2a04:4e40::/32',
  };
  expect(readConfig(set)).toMatchObject({
    appCheck: { siteKey: 'key', appId: '1:2:web:3' },
    hostingNetworks: ['151.101.0.0/16', '2a04:4e40::/32'],
  });
  expect(readConfig({ ...set, FUNCTIONS_EMULATOR: 'true' }).appCheck).toBeNull();
  expect(readConfig({})).toMatchObject({ appCheck: null, hostingNetworks: [] });
  expect(() => readConfig({ APP_CHECK_SITE_KEY: 'key' })).toThrow('WEB_APP_ID');
});

it('spreads page views over fifty documents, or over as many as the setting says', () => {
  expect(readConfig({}).viewShards).toBe(50);
  expect(readConfig({ VIEW_SHARDS: '200' }).viewShards).toBe(200);
  for (const VIEW_SHARDS of ['', '0', '-5', '1.5', 'many']) expect(readConfig({ VIEW_SHARDS }).viewShards).toBe(50);
});
