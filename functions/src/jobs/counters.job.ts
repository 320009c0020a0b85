import { onSchedule } from 'firebase-functions/v2/scheduler';
import { productionDeps } from '../lib/deps.ts';
import { sweepCounters } from '../lib/counters/sweep.ts';

const deps = productionDeps();

/** Publishes the counts of requests that died between their commit and their publication. */
export const sweepCounts = onSchedule({ schedule: 'every 10 minutes', region: 'asia-south1' }, async () => {
  await sweepCounters(deps);
});
