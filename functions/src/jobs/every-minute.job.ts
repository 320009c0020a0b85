import { onSchedule } from 'firebase-functions/v2/scheduler';
import { drainViews, withViewedCategories } from '../features/analytics/store/drain-views.ts';
import { publishStats } from '../features/analytics/store/publish-stats.ts';
import { rebuildStaleRecords } from '../lists/records.ts';
import { rebuildLists } from '../lists/rebuild.ts';
import { productionDeps, type Deps } from '../platform/deps.ts';
import { backgroundFunction } from '../platform/config/function-options.ts';
import { publishDue } from './publish-due.ts';

type JobDeps = Pick<Deps, 'db' | 'clock' | 'log'>;
type Step = { name: string; why: string; run: (deps: JobDeps) => Promise<unknown> };

const steps: readonly Step[] = [
  {
    name: 'publish scheduled articles',
    why: 'First, because an editor expects an article at its minute.',
    run: publishDue,
  },
  {
    name: 'count page views',
    why: 'Before the statistics are published, so that they contain the views of the last minute.',
    run: countViews,
  },
  {
    name: 'rebuild records',
    why: 'At most once a minute, because an import changes many figures.',
    run: (deps) => rebuildStaleRecords(deps.db()),
  },
  {
    name: 'publish statistics',
    why: 'Every minute, because readers leave without a view.',
    run: (deps) => publishStats(deps.db(), deps.clock.now()),
  },
];

/** Adds the views to their totals, and rebuilds the lists that show views or are sorted by them. */
export async function countViews(deps: JobDeps): Promise<void> {
  await drainViews(deps);
  await withViewedCategories(deps.db(), (categoryIds) => rebuildLists(deps.db(), categoryIds));
}

/**
 * Runs the steps one after the other. A failed step does not stop the next ones, but the run fails
 * in the end, so that Cloud Monitoring counts it.
 */
export async function runSteps(list: readonly Step[], deps: JobDeps): Promise<void> {
  const failed: string[] = [];
  for (const { name, run } of list) {
    try {
      await run(deps);
    } catch (error) {
      deps.log.error('a step of the minute job failed', error, { step: name });
      failed.push(name);
    }
  }
  if (failed.length > 0) throw new Error(`Failed steps: ${failed.join(', ')}`);
}

export const everyMinute = onSchedule(
  { ...backgroundFunction, schedule: 'every 1 minutes', memory: '512MiB', timeoutSeconds: 300 },
  () => runSteps(steps, productionDeps()),
);
