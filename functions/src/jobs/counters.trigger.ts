import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { collections } from '@first-show/domain/core/collections';
import { productionDeps } from '../lib/deps.ts';
import type { CounterKind } from '../lib/counters/counter-plan.ts';
import { deliver, sweepCounters } from '../lib/counters/settle.ts';

const deps = productionDeps();

/**
 * A delta was written: it reaches the public document even if the request that wrote it could not
 * fold it. Created, not written: increments of a delta that waits are folded with it, and one that
 * comes after the fold creates the document anew.
 */
export const foldCounter = onDocumentCreated(
  {
    document: `${collections.counterShards}/{deltaId}`,
    region: 'asia-south1',
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

/** Mends what a lost trigger left. */
export const sweepCounts = onSchedule({ schedule: 'every 10 minutes', region: 'asia-south1' }, async () => {
  await sweepCounters(deps);
});
