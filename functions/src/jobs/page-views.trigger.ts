import { setTimeout as sleep } from 'node:timers/promises';
import { getFunctions } from 'firebase-admin/functions';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { collections } from '@first-show/domain/core/collections';
import { productionDeps } from '../lib/deps.ts';
import { adminApp } from '../lib/firestore/firestore.ts';
import { createFlusher, type Published } from '../features/analytics/flush.ts';
import {
  aggregationGapMs,
  SLOT_GRACE_MS,
  SLOT_MS,
  STATS_GAP_MAX_MS,
  type ViewBucket,
} from '../features/analytics/view-plan.ts';

const region = 'asia-south1';
/**
 * Interval for lowering the number of active readers; more frequent updates would only cost reads.
 * A multiple of the slot, so that it coincides with an aggregation.
 */
const DECAY_STEP_MS = 2 * SLOT_MS;
/**
 * The longest wait for the end of a slot. A slot that ends later comes from a machine with a wrong
 * clock.
 */
const AGGREGATION_WAIT_MAX_MS = 40_000;
/**
 * In production Cloud Tasks delivers a task at its time. The emulator delivers it at once, so the
 * function itself waits for up to this long, and then enqueues the task again if it is still too
 * early.
 */
const TASK_SLEEP_MAX_MS = 45_000;
/** Time for one aggregation and two publications, with a reserve, in ms. */
const WORK_MAX_MS = 60_000;
/**
 * Time limit of the functions below: a flush may wait for the end of its slot and then for the
 * interval between two publications. A flush that is cut off fails and starts again.
 */
const timeoutSeconds = (Math.max(AGGREGATION_WAIT_MAX_MS, TASK_SLEEP_MAX_MS) + STATS_GAP_MAX_MS + WORK_MAX_MS) / 1000;

const deps = productionDeps();
const { dueMs, flush } = createFlusher(deps, scheduleDecay);

/**
 * Runs at the first view of a time slot. Waits for the end of the slot, then aggregates its views
 * and publishes the statistics.
 */
export const aggregatePageViews = onDocumentCreated(
  {
    document: `${collections.viewBuckets}/{bucketId}`,
    region,
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
 * Publishes a lower number of active readers, once the reader who was seen longest ago has been
 * inactive for five minutes.
 */
export const decayActiveReaders = onTaskDispatched<{ dueMs: number }>(
  {
    region,
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
export const sweepViews = onSchedule({ schedule: 'every 10 minutes', region, timeoutSeconds }, async () => {
  await flush();
});

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
    // One task per step: Cloud Tasks refuses a second task with the same id.
    const id = `decay-${dueMs}-${Math.floor(Date.now() / TASK_SLEEP_MAX_MS)}`;
    await queue.enqueue({ dueMs }, { id, scheduleTime: new Date(dueMs), dispatchDeadlineSeconds: timeoutSeconds });
  } catch (error) {
    if ((error as { code?: unknown }).code === 'functions/task-already-exists') return;
    // Only log the error, because the aggregation has succeeded; the next view or the sweep
    // enqueues the task again.
    deps.log.warn('decay task not enqueued', { reason: error instanceof Error ? error.message : String(error) });
  }
}
