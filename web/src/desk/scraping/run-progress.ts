import { formatCountOf } from '@first-show/domain/core/money';
import { pipelineStep, type ScrapeJob, type SourceRun } from '@first-show/domain/scraping/scrape-job.schema';

const STEPS = pipelineStep.options.length;
const isOver = ({ state }: SourceRun): boolean => state !== 'waiting' && state !== 'running';

/** The progress of a run, from 0 to 100. A running source counts by its finished steps. */
export function percentOf({ state, sources }: ScrapeJob): number {
  if (state !== 'running') return 100;
  if (sources.length === 0) return 0;
  const shares = sources.map((run) => (isOver(run) ? 1 : Math.min(run.steps.length, STEPS - 1) / STEPS));
  return Math.round((shares.reduce((sum, share) => sum + share, 0) / sources.length) * 100);
}

/** The progress as a sentence, without steps: screen readers announce every change of it. */
export function progressText({ state, sources, added, merged, failed }: ScrapeJob): string {
  if (state === 'running' && sources.length === 0) return 'The run is starting.';
  const brought = [
    formatCountOf(added, 'new story', 'new stories'),
    ...(merged > 0 ? [`${merged} merged`] : []),
    ...(failed > 0 ? [`${formatCountOf(failed, 'source')} failed`] : []),
  ].join(', ');
  if (state === 'running')
    return `${sources.filter(isOver).length} of ${formatCountOf(sources.length, 'source')} done: ${brought}.`;
  if (sources.length === 0) return 'No source was due.';
  return `${formatCountOf(sources.length, 'source')}: ${brought}.`;
}

/**
 * The run to show at the top: the requested one (`askedId`) while it runs, else the newest. `null`
 * if there is no run; 'starting' while the requested run has no document yet.
 */
export function shownRun(jobs: readonly ScrapeJob[], askedId: string | null): ScrapeJob | 'starting' | null {
  const newest = jobs[0] ?? null;
  const asked = askedId === null ? null : jobs.find(({ id }) => id === askedId);
  if (asked === undefined) return 'starting';
  return asked === null || asked.state !== 'running' ? newest : asked;
}

/** A younger run does not count as silent: the lease in the status may be older than the run. */
const LEASE_KNOWN_AFTER_MS = 3 * 60_000;

/** Whether a run has stopped responding: its state is 'running', but it does not hold the lease. */
export const isSilent = (run: ScrapeJob, lease: { jobId: string } | null, nowIso: string): boolean =>
  run.state === 'running' &&
  lease?.jobId !== run.id &&
  Date.parse(nowIso) - Date.parse(run.startedAt) > LEASE_KNOWN_AFTER_MS;

/** The live list of runs; if `live` is `null`, a list with the last run from the API, if any. */
export const runsOf = (live: readonly ScrapeJob[] | null, lastRun: ScrapeJob | null): readonly ScrapeJob[] =>
  live ?? (lastRun === null ? [] : [lastRun]);
