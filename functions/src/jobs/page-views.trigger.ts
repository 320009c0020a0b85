import { setTimeout as sleep } from 'node:timers/promises';
import { getFunctions } from 'firebase-admin/functions';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { collections } from '@first-show/domain/core/collections';
import { productionDeps } from '../lib/deps.ts';
import { backgroundFunction, region } from '../lib/function-options.ts';
import { adminApp } from '../lib/firestore/firestore.ts';
import { createFlusher, type Published } from '../features/analytics/flush.ts';
import {
  aggregationGapMs,
  SLOT_GRACE_MS,
  SLOT_MS,
  STATS_GAP_MAX_MS,
  type ViewBucket,
} from '../features/analytics/view-plan.ts';

/**
 * The number of active readers is lowered in steps of at least this time, because more frequent
 * updates would only cost reads. The step is a multiple of the slot, so that it coincides with an
 * aggregation.
 */
const DECAY_STEP_MS = 2 * SLOT_MS;
/**
 * The longest time that an event waits for its slot to be aggregated. Only a slot from a machine
 * with a wrong clock would need longer.
 */
const AGGREGATION_WAIT_MAX_MS = 40_000;
/**
 * In production Cloud Tasks delivers a task at its time. The emulator delivers it at once. So the
 * function itself waits up to this long and, if it is still too early, enqueues the task again.
 */
const TASK_SLEEP_MAX_MS = 45_000;
/** Time for one aggregation and two publications of the statistics, with a reserve, in ms. */
const WORK_MAX_MS = 60_000;
/**
 * Time limit of the functions below, in seconds. They may wait for the end of a slot, and then for
 * the interval between two publications. A function that is cut off fails and starts again.
 */
const timeoutSeconds = (Math.max(AGGREGATION_WAIT_MAX_MS, TASK_SLEEP_MAX_MS) + STATS_GAP_MAX_MS + WORK_MAX_MS) / 1000;

const deps = productionDeps();
const { dueMs, flush } = createFlusher(deps, scheduleDecay);

/**
 * Runs for each new bucket of page views. Waits until its slot is due, then aggregates all due
 * buckets and publishes the statistics.
 */
export const aggregatePageViews = onDocumentCreated(
  {
    ...backgroundFunction,
    document: `${collections.viewBuckets}/{bucketId}`,
    retry: true,
    timeoutSeconds,
    concurrency: 80,
    maxInstances: 5,
  },
  async (event) => {
    const bucket = event.data?.data() as ViewBucket | undefined;
    if (bucket === undefined) return;
    const waitMs = dueMs(Date.parse(bucket.slotEndsAt)) - Date.now();
    if (waitMs > 0) await sleep(Math.min(waitMs, AGGREGATION_WAIT_MAX_MS));
    await flush();
  },
);

/**
 * Publishes the number of active readers again, once one of them has been inactive for five
 * minutes.
 */
export const decayActiveReaders = onTaskDispatched<{ dueMs: number }>(
  {
    ...backgroundFunction,
    timeoutSeconds,
    rateLimits: { maxConcurrentDispatches: 2 },
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10 },
  },
  async (request) => {
    const { dueMs: decayMs } = request.data;
    await sleep(Math.min(Math.max(0, decayMs - Date.now()), TASK_SLEEP_MAX_MS));
    if (Date.now() < decayMs) await enqueueDecay(decayMs);
    else await flush();
  },
);

/** Repeats the work of lost triggers and tasks. */
export const sweepViews = onSchedule(
  { ...backgroundFunction, schedule: 'every 10 minutes', timeoutSeconds },
  async () => {
    await flush();
  },
);

let enqueuedDueMs = 0;

async function scheduleDecay({ activeUsers, nextDecayMs }: Published): Promise<void> {
  if (nextDecayMs === null) return;
  const stepMs = Math.max(DECAY_STEP_MS, aggregationGapMs(activeUsers));
  await enqueueDecay(Math.ceil(Math.max(nextDecayMs, Date.now() + DECAY_STEP_MS) / stepMs) * stepMs + SLOT_GRACE_MS);
}

async function enqueueDecay(dueMs: number): Promise<void> {
  if (enqueuedDueMs === dueMs && dueMs > Date.now() + TASK_SLEEP_MAX_MS) return;
  enqueuedDueMs = dueMs;
  try {
    const queue = getFunctions(adminApp()).taskQueue<{ dueMs: number }>(
      `locations/${region}/functions/decayActiveReaders`,
    );
    // One task per step (and per `TASK_SLEEP_MAX_MS`, for the tasks that are enqueued again): Cloud
    // Tasks refuses a second task with the same id.
    const id = `decay-${dueMs}-${Math.floor(Date.now() / TASK_SLEEP_MAX_MS)}`;
    await queue.enqueue({ dueMs }, { id, scheduleTime: new Date(dueMs), dispatchDeadlineSeconds: timeoutSeconds });
  } catch (error) {
    if ((error as { code?: unknown }).code === 'functions/task-already-exists') return;
    // Only log the error, because the aggregation has succeeded. The next view or the sweep
    // enqueues the task again.
    deps.log.warn('decay task not enqueued', { reason: error instanceof Error ? error.message : String(error) });
  }
}
