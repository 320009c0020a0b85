import { collections } from '@first-show/domain/core/collections';
import type { ScrapeJob } from '@first-show/domain/scraping/scrape-job.schema';
import { newHealth, type Source } from '@first-show/domain/scraping/source.schema';
import { SOURCES_MAX } from '@first-show/domain/scraping/scraping-limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { REFRESH_MS } from '../lib/query-client.tsx';
import { scrapingStatusQuery } from '../lib/queries.ts';
import { callStaffApi, type StaffCall } from '../lib/staff-api.ts';
import { useLiveQueryState } from '../lib/use-live-state.ts';
import { showUndo } from '../ui/show-undo.ts';
import { useBusy } from '../ui/use-busy.ts';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { runsOf } from './run-progress.ts';

const RUNS_SHOWN = 20;
/** Polling interval during a run while the listener for runs is not ready. */
const ASK_AGAIN_MS = 5_000;

/** Sources and runs, live. Without a listener, the API returns the sources and the last run. */
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
  return {
    status,
    runs: runsOf(areRunsLive ? liveJobs.docs : null, status.data?.lastRun ?? null),
    /** `null` until loaded. */
    sources:
      liveSources.status === 'ready'
        ? liveSources.docs.map((one) => ({
            ...one,
            selectors: one.selectors ?? null,
            health: { ...newHealth, ...one.health },
          }))
        : (status.data?.sources ?? null),
    /** Reloads the status, which has no listener. */
    refresh: () => void client.invalidateQueries({ queryKey: scrapingStatusQuery.queryKey }),
  };
}

/** Enables, disables, resumes and deletes sources, one at a time. `refresh`: reloads the status. */
export function useSourceActions(refresh: () => void) {
  const { isBusy, run } = useBusy();
  /** `failed`: title of the toast if the call fails. `onDone` shows the toast if it succeeds. */
  const send = (path: string, failed: string, call: StaffCall, onDone: () => void) =>
    run(failed, async () => {
      await callStaffApi(path, call);
      refresh();
      onDone();
    });
  return {
    isBusy,
    toggle: ({ id, name, isActive, revision }: Source) => {
      const call = { method: 'PATCH', body: { isActive: !isActive, revision } } as const;
      const title = isActive ? 'Source disabled' : 'Source enabled';
      const onDone = () => showToast({ title, description: name });
      return send(pathOf(id), isActive ? 'Not disabled' : 'Not enabled', call, onDone);
    },
    resume: ({ id, name }: Source) =>
      send(`${pathOf(id)}/resume`, 'Not resumed', { method: 'POST' }, () =>
        showToast({ title: 'Source resumed', description: `${name} is included again from the next run.` }),
      ),
    remove: ({ id, name }: Source) => {
      const restore = () =>
        send(`${pathOf(id)}/undo`, 'The source could not be restored', { method: 'POST' }, () =>
          showToast({ title: 'Restored', description: `${name} was restored.` }),
        );
      return send(pathOf(id), 'The source was not deleted', { method: 'DELETE' }, () =>
        showUndo('Source deleted', `${name}. Its articles stay.`, () => void restore()),
      );
    },
  };
}

const pathOf = (id: string): string => `/api/admin/sources/${encodeURIComponent(id)}`;
