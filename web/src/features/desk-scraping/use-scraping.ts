import { collections } from '@first-show/domain/core/collections';
import type { ScrapeJob, ScrapingStatus } from '@first-show/domain/scraping/scrape-job.schema';
import { newHealth, type Source } from '@first-show/domain/scraping/source.schema';
import { SOURCES_MAX } from '@first-show/domain/scraping/scraping-limits';
import { useEffect, useMemo } from 'react';
import { useLiveQueryState } from '../../lib/desk/use-live-state.ts';
import { useStaffGet } from '../../lib/desk/use-staff-data.ts';
import { runsOf } from './run-progress.ts';

const RUNS_SHOWN = 20;
/** How often a run is asked after where nothing is heard live. */
const ASK_AGAIN_MS = 5_000;

/**
 * Sources and runs as they are now: heard live, and where that does not work as the last call knew
 * them.
 */
export function useScraping() {
  const status = useStaffGet<ScrapingStatus>('/api/admin/scraping/status');
  const liveJobs = useLiveQueryState<ScrapeJob>({
    collection: collections.scrapeJobs,
    where: [],
    orderBy: [['startedAt', 'desc']],
    limit: RUNS_SHOWN,
  });
  const liveSources = useLiveQueryState<Source>({
    collection: collections.sources,
    where: [],
    orderBy: [['name', 'asc']],
    limit: SOURCES_MAX,
  });

  const areRunsLive = liveJobs.status === 'ready';
  const lastRun = status.data?.lastRun ?? null;
  const runs = runsOf(areRunsLive ? liveJobs.docs : null, lastRun);
  const known = status.data?.sources;
  const sources = useMemo(
    () =>
      liveSources.status === 'ready'
        ? liveSources.docs.map((one) => ({
            ...one,
            selectors: one.selectors ?? null,
            health: { ...newHealth, ...one.health },
          }))
        : (known ?? null),
    [liveSources.status, liveSources.docs, known],
  );

  const { reload } = status;
  const isRunning = runs[0]?.state === 'running';
  useEffect(() => {
    if (!isRunning || areRunsLive) return;
    const timer = setInterval(reload, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isRunning, areRunsLive, reload]);

  return {
    status,
    runs,
    /** `null` while nothing is known. */
    sources,
    /** Asks for what is not heard live. */
    refresh: reload,
  };
}
