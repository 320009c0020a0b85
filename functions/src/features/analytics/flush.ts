import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../lib/deps.ts';
import { foldViews, publishStats } from './analytics.repo.ts';

/** Folds every closed bucket, then publishes the statistics when their rhythm allows. Repeating it changes nothing. */
export async function flushViews(deps: Deps): Promise<{ nextDecayMs: number | null }> {
  for (;;) {
    const { isDone } = await foldViews(deps.db(), Date.now());
    if (isDone) break;
  }
  for (;;) {
    const { waitMs, nextDecayMs } = await publishStats(deps.db(), Date.now());
    if (waitMs === null) return { nextDecayMs };
    await sleep(waitMs);
    await foldViews(deps.db(), Date.now());
  }
}
