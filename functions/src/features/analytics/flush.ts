import { setTimeout as sleep } from 'node:timers/promises';
import { createCoalescer } from '../../lib/coalesce.ts';
import type { Deps } from '../../lib/deps.ts';
import { foldOrSetAside, publishStats } from './analytics.repo.ts';
import { foldDueMs } from './view-plan.ts';

/**
 * What an instance saw longer ago than this says nothing about now: it then folds as on a quiet
 * site.
 */
const CROWD_KNOWN_MS = 60_000;

/**
 * What became visible: how many are here, and when the one seen longest ago stops being (`null`
 * with nobody).
 */
export type Published = { activeUsers: number; nextDecayMs: number | null };

export type Flusher = {
  /**
   * When the views of a slot that ends then are folded, as busy as this instance saw the site last.
   */
  dueMs: (slotEndsAtMs: number) => number;
  /**
   * Folds every closed bucket (one that cannot be folded is set aside and reported), then
   * publishes the statistics when their rhythm allows. Repeating it changes nothing.
   */
  flush: () => Promise<void>;
};

/**
 * The folds of one instance. Who asks for one while one runs shares the next, which sees everything
 * that was written before the asking.
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
    dueMs: (slotEndsAtMs) => foldDueMs(slotEndsAtMs, Date.now() - seenAtMs < CROWD_KNOWN_MS ? activeUsers : 0),
    flush: async () => {
      await coalesce('fold', async () => {
        while (!(await foldOrSetAside(deps, Date.now())).isDone);
      });
      for (;;) {
        await publish();
        if (waitMs === null) return;
        // One pause for all: a crowd's is longer than from fold to fold, and nobody waits for two
        // of them.
        pause ??= sleep(waitMs).finally(() => (pause = null));
        await pause;
      }
    },
  };
}
