import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { collections } from '@first-show/domain/core/collections';
import { site } from '@first-show/domain/core/site';
import { SCRAPE_SCHEDULE } from '@first-show/domain/scraping/schedule';
import { runScrapeJob, type RunContext } from './run-job.ts';
import { createRun } from './store/scrape-jobs.ts';
import { productionDeps } from '../../platform/deps.ts';
import { backgroundFunction } from '../../platform/config/function-options.ts';
import { runContext } from './read-source.ts';

const deps = productionDeps();

/**
 * Creates a run every two hours. (`POST /api/admin/scrape-now` and `npm run scrape` also create
 * runs.) `runScrape` does the work of a run.
 */
export const scrape = onSchedule(
  { ...backgroundFunction, schedule: SCRAPE_SCHEDULE, timeZone: site.timeZone, timeoutSeconds: 60 },
  async () => {
    const run = await createRun(deps.db(), {
      id: deps.newId(),
      trigger: 'schedule',
      startedBy: null,
      now: deps.clock.now(),
    });
    if (run.outcome === 'busy') deps.log.info('scrape skipped, another run is in progress', { jobId: run.jobId });
  },
);

/**
 * Handles one delivery of the event of a run. Throws while another delivery holds a valid lease, so
 * that the event is delivered again. If the other delivery has died by then, the new delivery takes
 * the run over; otherwise the new delivery finds the run finished. A function runs for at most nine
 * minutes, and its lease ends at most two minutes later, so the deliveries end after eleven
 * minutes.
 */
export async function deliverRun(context: RunContext, jobId: string): Promise<void> {
  const outcome = await runScrapeJob(context, jobId);
  if (outcome === 'busy') throw new Error(`Another delivery holds the lease of the run ${jobId}: retry later`);
  context.log.info('scrape run ended', { jobId, outcome });
}

/**
 * Does the work of a run, whoever created it. After a crash, the next delivery continues where the
 * run stopped.
 */
export const runScrape = onDocumentCreated(
  {
    ...backgroundFunction,
    document: `${collections.scrapeJobs}/{jobId}`,
    retry: true,
    timeoutSeconds: 540,
    // Processing a large picture takes 400 MB.
    memory: '1GiB',
    concurrency: 1,
    maxInstances: 2,
  },
  (event) => deliverRun(runContext(deps, deps.config.siteUrl ?? `https://${site.website}`), event.params.jobId),
);
