import { setTimeout as sleep } from 'node:timers/promises';
import { createCoalescer } from '../../lib/cache/coalesce.ts';
import type { Deps } from '../../lib/deps.ts';
import { aggregateOrSetAside, publishStats } from './analytics.repo.ts';
import { aggregationDueMs } from './view-plan.ts';

/**
 * How long an instance's last count of readers is valid. After that it aggregates as on a quiet
 * site.
 */
const CROWD_KNOWN_MS = 60_000;

/**
 * What was published: the number of active readers, and when the one who was seen longest ago stops
 * being active (`null` without readers).
 */
export type Published = { activeUsers: number; nextDecayMs: number | null };

export type Flusher = {
  /**
   * When the views of a slot that ends at this time are aggregated, depending on how busy the site
   * was last.
   */
  dueMs: (slotEndsAtMs: number) => number;
  /**
   * Aggregates every closed bucket (a failing one is marked and reported), then publishes the
   * statistics when their interval has passed. Idempotent.
   */
  flush: () => Promise<void>;
};

/**
 * The aggregations of one instance. A call during a run shares the next run, which sees everything
 * written before the call.
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
        // All calls share one pause. A crowd's pause is longer than the time between two
        // aggregations, and no call should wait for two of them.
        pause ??= sleep(waitMs).finally(() => (pause = null));
        await pause;
      }
    },
  };
}
