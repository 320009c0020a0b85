import { collections } from '@first-show/domain/core/collections';
import type { ScrapeJob } from '@first-show/domain/scraping/scrape-job.schema';
import { newHealth, type Source } from '@first-show/domain/scraping/source.schema';
import { SOURCES_MAX } from '@first-show/domain/scraping/scraping-limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { REFRESH_MS } from '../../lib/desk/desk-queries.tsx';
import { scrapingStatusQuery } from '../../lib/desk/queries.ts';
import { useLiveQueryState } from '../../lib/desk/use-live-state.ts';
import { runsOf } from './run-progress.ts';

const RUNS_SHOWN = 20;
/** Polling interval for a run if the listener fails. */
const ASK_AGAIN_MS = 5_000;

/** Sources and runs, live. If the listener fails, polls the API. */
export function useScraping() {
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
  const client = useQueryClient();
  const status = useQuery({
    ...scrapingStatusQuery,
    refetchInterval: ({ state }) =>
      !areRunsLive && state.data?.lastRun?.state === 'running' ? ASK_AGAIN_MS : REFRESH_MS,
  });
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

  return {
    status,
    runs,
    /** `null` until loaded. */
    sources,
    /** Loads what has no listener. */
    refresh: useCallback(() => void client.invalidateQueries({ queryKey: scrapingStatusQuery.queryKey }), [client]),
  };
}
