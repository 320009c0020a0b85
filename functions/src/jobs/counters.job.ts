import { onSchedule } from 'firebase-functions/v2/scheduler';
import { copyRatings } from '../features/films/store/ratings.ts';
import { productionDeps } from '../platform/deps.ts';
import { sweepCounters } from '../platform/counters/sweep.ts';
import { backgroundFunction } from '../platform/config/function-options.ts';

const deps = productionDeps();

/**
 * Publishes the counts of requests that died between their commit and their publication, and copies
 * new ratings into the films, from which lists show them.
 */
export const sweepCounts = onSchedule({ ...backgroundFunction, schedule: 'every 10 minutes' }, async () => {
  const counters = await sweepCounters(deps);
  const rated = counters.filter(({ kind }) => kind === 'ratings').map(({ itemId }) => itemId);
  await copyRatings(deps.db(), rated);
});
