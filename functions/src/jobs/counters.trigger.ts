import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { collections } from '@first-show/domain/core/collections';
import { productionDeps } from '../lib/deps.ts';
import { backgroundFunction } from '../lib/function-options.ts';
import type { CounterKind } from '../lib/counters/counter-plan.ts';
import { deliver, sweepCounters } from '../lib/counters/aggregate.ts';

const deps = productionDeps();

/**
 * Aggregates a new delta into the public document, in case the request that wrote the delta has not
 * done so. The trigger runs only when a delta document is created. Later increments of that
 * document are aggregated together with it, and an increment after the aggregation creates the
 * document again.
 */
export const aggregateCounter = onDocumentCreated(
  {
    ...backgroundFunction,
    document: `${collections.counterShards}/{deltaId}`,
    retry: true,
    timeoutSeconds: 60,
    concurrency: 80,
    maxInstances: 10,
  },
  async (event) => {
    const doc = event.data?.data() as { kind: CounterKind; itemId: string } | undefined;
    if (doc === undefined) return;
    await deliver(deps, { kind: doc.kind, itemId: doc.itemId }, event.params.deltaId);
  },
);

/** Repeats the work of lost triggers. */
export const sweepCounts = onSchedule({ ...backgroundFunction, schedule: 'every 10 minutes' }, async () => {
  await sweepCounters(deps);
});
