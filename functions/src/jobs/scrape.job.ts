import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { collections } from '@first-show/domain/core/collections';
import { site } from '@first-show/domain/core/site';
import { SCRAPE_SCHEDULE } from '@first-show/domain/scraping/schedule';
import { runScrapeJob, type RunWorld } from '../features/scraping/run-job.ts';
import { createRun } from '../features/scraping/scrape-jobs.repo.ts';
import { productionDeps } from '../lib/deps.ts';
import { runWorld } from './read-source.ts';

const region = 'asia-south1';
const deps = productionDeps();

/**
 * Creates a run every two hours. (`POST /api/admin/scrape-now` and `npm run scrape` also create
 * runs.) `runScrape` does the work of a run.
 */
export const scrape = onSchedule(
  { schedule: SCRAPE_SCHEDULE, timeZone: site.timeZone, region, timeoutSeconds: 60, maxInstances: 1 },
  async () => {
    const run = await createRun(deps.db(), {
      id: deps.randomId(),
      trigger: 'schedule',
      startedBy: null,
      now: deps.clock.now(),
    });
    if (run.outcome === 'busy') deps.log.info('scrape skipped, another run is in progress', { jobId: run.jobId });
  },
);

/**
 * Handles one delivery of a run's event. Throws while another delivery holds a valid lease, so that
 * the event is retried. If that delivery died, the retry takes the run over; otherwise the retry
 * finds the run finished. A function runs for at most nine minutes, and its lease ends at most two
 * minutes later, so the retries end after eleven minutes.
 */
export async function deliverRun(world: RunWorld, jobId: string): Promise<void> {
  const outcome = await runScrapeJob(world, jobId);
  if (outcome === 'busy') throw new Error(`Another delivery holds the lease of the run ${jobId}: retry later`);
  world.log.info('scrape run ended', { jobId, outcome });
}

/**
 * Does the work of a run, whoever created it. A new delivery after a crash continues where the run
 * stopped.
 */
export const runScrape = onDocumentCreated(
  {
    document: `${collections.scrapeJobs}/{jobId}`,
    region,
    retry: true,
    timeoutSeconds: 540,
    // A large picture takes 400 MB to process.
    memory: '1GiB',
    concurrency: 1,
    maxInstances: 2,
  },
  (event) => deliverRun(runWorld(deps, deps.config.siteUrl ?? `https://${site.website}`), event.params.jobId),
);
