import { setTimeout as sleep } from 'node:timers/promises';
import { getFunctions } from 'firebase-admin/functions';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { collections } from '@first-show/domain/core/collections';
import { createCoalescer } from '../lib/coalesce.ts';
import { productionDeps } from '../lib/deps.ts';
import { adminApp } from '../lib/firestore.ts';
import { flushViews } from '../features/analytics/flush.ts';
import { SLOT_GRACE_MS, type ViewBucket } from '../features/analytics/view-plan.ts';

const region = 'asia-south1';
/** Readers leave one by one: looking more often than this would only cost. */
const DECAY_STEP_MS = 10_000;
/** A task waits for its hour in Cloud Tasks; the emulator runs it at once, so the rest of the wait is here. */
const TASK_SLEEP_MAX_MS = 45_000;

const deps = productionDeps();
const coalesce = createCoalescer();

/** Who asks while one runs shares the next one, which sees everything written before the asking. */
const flush = (): Promise<void> =>
  coalesce('views', async () => {
    const { nextDecayMs } = await flushViews(deps);
    if (nextDecayMs !== null) await askForDecay(Math.max(nextDecayMs, Date.now() + DECAY_STEP_MS));
  });

/** The first view of a slot: at its end, the slot is folded and the statistics follow. */
export const foldPageViews = onDocumentCreated(
  {
    document: `${collections.viewBuckets}/{bucketId}`,
    region,
    retry: true,
    timeoutSeconds: 180,
    concurrency: 80,
    maxInstances: 5,
  },
  async (event) => {
    const bucket = event.data?.data() as ViewBucket | undefined;
    if (bucket === undefined) return;
    const waitMs = Date.parse(bucket.slotEndsAt) + SLOT_GRACE_MS - Date.now();
    if (waitMs > 0) await sleep(Math.min(waitMs, 10_000));
    await flush();
  },
);

/** When the reader seen longest ago has been gone for five minutes, the number of active readers falls. */
export const decayActiveReaders = onTaskDispatched<{ dueMs: number }>(
  {
    region,
    timeoutSeconds: 180,
    rateLimits: { maxConcurrentDispatches: 2 },
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10 },
  },
  async (request) => {
    const { dueMs } = request.data;
    await sleep(Math.min(Math.max(0, dueMs - Date.now()), TASK_SLEEP_MAX_MS));
    if (Date.now() < dueMs) await askForDecay(dueMs);
    else await flush();
  },
);

/** Mends what a lost trigger or task left. */
export const sweepViews = onSchedule({ schedule: 'every 10 minutes', region }, async () => {
  await flush();
});

let askedForMs = 0;

async function askForDecay(dueMs: number): Promise<void> {
  const step = Math.ceil(dueMs / DECAY_STEP_MS);
  if (askedForMs === step * DECAY_STEP_MS && askedForMs > Date.now() + TASK_SLEEP_MAX_MS) return;
  askedForMs = step * DECAY_STEP_MS;
  try {
    const queue = getFunctions(adminApp()).taskQueue<{ dueMs: number }>(
      `locations/${region}/functions/decayActiveReaders`,
    );
    // One task per step, whoever asks: Cloud Tasks refuses a second with the same id.
    const id = `decay-${step}-${Math.floor(Date.now() / TASK_SLEEP_MAX_MS)}`;
    await queue.enqueue(
      { dueMs: askedForMs },
      { id, scheduleTime: new Date(askedForMs), dispatchDeadlineSeconds: 180 },
    );
  } catch (error) {
    if ((error as { code?: unknown }).code === 'functions/task-already-exists') return;
    // The next view or the sweep asks again: not worth failing what was already folded.
    deps.log.warn('decay task not enqueued', { reason: error instanceof Error ? error.message : String(error) });
  }
}
