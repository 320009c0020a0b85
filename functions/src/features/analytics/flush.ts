import { setTimeout as sleep } from 'node:timers/promises';
import { createCoalescer } from '../../lib/cache/coalesce.ts';
import type { Deps } from '../../lib/deps.ts';
import { aggregateOrSetAside, publishStats } from './analytics.repo.ts';
import { aggregationDueMs } from './view-plan.ts';

/**
 * How long an instance trusts the number of active readers that it last computed. Afterwards it
 * aggregates as often as for a quiet site.
 */
const CROWD_KNOWN_MS = 60_000;

/**
 * The number of active readers, and when the first of them stops being active (ms since 1970;
 * `null` without readers).
 */
export type Published = { activeUsers: number; nextDecayMs: number | null };

export type Flusher = {
  /**
   * When to aggregate the views of a slot that ends at this time, both in ms since 1970. The more
   * readers are active, the longer the wait.
   */
  dueMs: (slotEndsAtMs: number) => number;
  /**
   * Aggregates every closed bucket, and sets aside a bucket that fails. Then, if the statistics
   * changed, waits until their interval has passed and publishes them. Idempotent.
   */
  flush: () => Promise<void>;
};

/**
 * Runs the aggregations of one instance, one at a time. Calls during a run share the next run,
 * which sees everything written before these calls. `onPublished` is called when the statistics are
 * up to date.
 */
export function createFlusher(
  deps: Pick<Deps, 'db' | 'log'>,
  onPublished: (published: Published) => Promise<void> = () => Promise.resolve(),
): Flusher {
  const coalesce = createCoalescer();
  let [activeUsers, seenAtMs] = [0, 0];
  let waitMs: number | null = null;
  let pause: Promise<void> | null = null;

  const publish = () =>
    coalesce('publish', async () => {
      const published = await publishStats(deps.db(), Date.now());
      ({ activeUsers, waitMs } = published);
      seenAtMs = Date.now();
      if (waitMs === null) await onPublished(published);
    });

  return {
    dueMs: (slotEndsAtMs) => aggregationDueMs(slotEndsAtMs, Date.now() - seenAtMs < CROWD_KNOWN_MS ? activeUsers : 0),
    flush: async () => {
      await coalesce('aggregate', async () => {
        while (!(await aggregateOrSetAside(deps, Date.now())).isDone);
      });
      for (;;) {
        await publish();
        if (waitMs === null) return;
        // All calls share one pause. In a crowd a pause is longer than the interval between two
        // aggregations. If each call had its own pause, a call could wait for two pauses.
        pause ??= sleep(waitMs).finally(() => (pause = null));
        await pause;
      }
    },
  };
}
