import { setTimeout as sleep } from 'node:timers/promises';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import { collections } from '@first-show/domain/core/collections';
import { refreshCommentStats } from '../lib/comments/comment-totals.ts';
import { createCoalescer } from '../lib/cache/coalesce.ts';
import { db } from '../lib/firestore/firestore.ts';
import { backgroundFunction } from '../lib/function-options.ts';

/**
 * Minimum time between two writes of the numbers by an instance, in ms, because every open desk
 * reads the numbers after each write.
 */
const GAP_MS = 1000;

const coalesce = createCoalescer();
let lastMs = 0;

/**
 * Updates the numbers of the moderators' desk, at most once a second per instance. Calls during a
 * run share the next run, which sees everything that was written before them.
 */
const refresh = (): Promise<void> =>
  coalesce('comments', async () => {
    await sleep(Math.max(0, Math.min(GAP_MS, lastMs + GAP_MS - Date.now())));
    lastMs = Date.now();
    await refreshCommentStats(db());
  });

type Counted = Pick<CommentQueueDoc, 'status' | 'isReported'> | undefined;

/**
 * Updates the numbers of the moderators' desk after a comment was added, decided, reported or
 * removed.
 */
export const countComments = onDocumentWritten(
  {
    ...backgroundFunction,
    document: `${collections.commentQueue}/{commentId}`,
    retry: true,
    timeoutSeconds: 60,
    concurrency: 200,
    maxInstances: 2,
  },
  async (event) => {
    const [before, after] = [event.data?.before.data() as Counted, event.data?.after.data() as Counted];
    const isSame = before?.status === after?.status && (before?.isReported ?? false) === (after?.isReported ?? false);
    if (!isSame) await refresh();
  },
);

/** Repeats the work of lost triggers. */
export const sweepCommentCounts = onSchedule({ ...backgroundFunction, schedule: 'every 10 minutes' }, refresh);
