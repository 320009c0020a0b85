import { collections } from '@first-show/domain/core/collections';
import type { ScrapeJob } from '@first-show/domain/scraping/scrape-job.schema';
import { newHealth, type Source } from '@first-show/domain/scraping/source.schema';
import { SOURCES_MAX } from '@first-show/domain/scraping/scraping-limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { REFRESH_MS } from '../../lib/desk/query-client.tsx';
import { scrapingStatusQuery } from '../../lib/desk/queries.ts';
import { callStaffApi, type StaffCall } from '../../lib/desk/staff-api.ts';
import { useLiveQueryState } from '../../lib/desk/use-live-state.ts';
import { showUndo } from '../../ui/desk/show-undo.ts';
import { useBusy } from '../../ui/desk/use-busy.ts';
import { showToast } from '../../ui/toast/toast.ts';
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

type Change = StaffCall & {
  path?: string;
  /** Title of the toast if the call fails. */
  failed: string;
  /** Title and description of the toast if it succeeds. */
  done: readonly [title: string, description: string];
  onUndo?: () => void;
};

/** Enables, disables, resumes and deletes sources, one at a time. `refresh`: reloads the status. */
export function useSourceActions(refresh: () => void) {
  const { isBusy, run } = useBusy();
  const change = ({ id }: Source, { path = '', failed, done: [title, description], onUndo, ...call }: Change) =>
    run(failed, async () => {
      await callStaffApi(`/api/admin/sources/${encodeURIComponent(id)}${path}`, call);
      refresh();
      if (onUndo === undefined) showToast({ title, description });
      else showUndo(title, description, onUndo);
    });
  const restore = (source: Source) =>
    change(source, {
      path: '/undo',
      method: 'POST',
      failed: 'The source could not be restored',
      done: ['Restored', `${source.name} was restored.`],
    });
  return {
    isBusy,
    toggle: (source: Source) =>
      change(source, {
        method: 'PATCH',
        body: { isActive: !source.isActive, revision: source.revision },
        failed: source.isActive ? 'Not disabled' : 'Not enabled',
        done: [source.isActive ? 'Source disabled' : 'Source enabled', source.name],
      }),
    resume: (source: Source) =>
      change(source, {
        path: '/resume',
        method: 'POST',
        failed: 'Not resumed',
        done: ['Source resumed', `${source.name} is included again from the next run.`],
      }),
    remove: (source: Source) =>
      change(source, {
        method: 'DELETE',
        failed: 'The source was not deleted',
        done: ['Source deleted', `${source.name}. Its articles stay.`],
        onUndo: () => void restore(source),
      }),
  };
}
