import { onSchedule } from 'firebase-functions/v2/scheduler';
import { productionDeps } from '../platform/deps.ts';
import { sweepCounters } from '../platform/counters/sweep.ts';
import { backgroundFunction } from '../platform/config/function-options.ts';

const deps = productionDeps();

/** Publishes the counts of requests that died between their commit and their publication. */
export const sweepCounts = onSchedule({ ...backgroundFunction, schedule: 'every 10 minutes' }, async () => {
  await sweepCounters(deps);
});
