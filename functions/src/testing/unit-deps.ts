import type { Deps } from '../platform/deps.ts';
import { fixedClock } from '../platform/clock.ts';
import { silentLogger } from '../platform/logger.ts';

/** For tests of the API that need no database. */
export const unitDeps: Deps = {
  db: () => {
    throw new Error('no database here');
  },
  clock: fixedClock('2026-11-14T12:00:00.000Z'),
  randomId: () => 'request-1',
  newId: () => 'new-1',
  log: silentLogger,
  config: {
    siteUrl: null,
    isDemo: false,
    emulatorOrigins: [],
    feedHosts: [],
    version: '1',
    rateLimitScale: 1,
    viewShards: 50,
    signingSecret: 's',
    previousSigningSecret: null,
    appCheck: null,
    hostingNetworks: [],
    hsts: 'max-age=31536000',
    checksAnswers: true,
  },
};
