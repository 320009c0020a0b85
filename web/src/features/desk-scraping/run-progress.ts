import { pipelineStep, type ScrapeJob, type SourceRun } from '@first-show/domain/scraping/scrape-job.schema';
import { plural } from './scraping-labels.ts';

/** How far a run is, of what it tells of itself. Pure. */

const STEPS = pipelineStep.options.length;
const isOver = ({ state }: SourceRun): boolean => state !== 'waiting' && state !== 'running';

/**
 * Share of the run's work that is done, 0 to 100: a source that is under way counts by its steps.
 */
export function percentOf(job: Pick<ScrapeJob, 'state' | 'sources'>): number {
  if (job.state !== 'running') return 100;
  if (job.sources.length === 0) return 0;
  const done = job.sources.reduce(
    (sum, run) => sum + (isOver(run) ? 1 : Math.min(run.steps.length, STEPS - 1) / STEPS),
    0,
  );
  return Math.round((done / job.sources.length) * 100);
}

/**
 * One sentence for the whole run; while it goes on it changes with each source that is over, never
 * with each step.
 */
export function progressText(job: Pick<ScrapeJob, 'state' | 'sources' | 'added' | 'merged' | 'failed'>): string {
  const { state, sources, added, merged, failed } = job;
  if (state === 'running' && sources.length === 0) return 'The run is starting.';
  const brought = [
    plural(added, 'new story', 'new stories'),
    ...(merged > 0 ? [`${merged} merged`] : []),
    ...(failed > 0 ? [`${plural(failed, 'source')} failed`] : []),
  ].join(', ');
  if (state === 'running')
    return `${sources.filter(isOver).length} of ${plural(sources.length, 'source')} done: ${brought}.`;
  if (sources.length === 0) return 'No source was due.';
  return `${plural(sources.length, 'source')}: ${brought}.`;
}

/**
 * The run to show at the top: the one that was asked for, else the newest. `null` where there is
 * none, and 'starting' while the one asked for has not been heard of yet.
 */
export function shownRun(jobs: readonly ScrapeJob[], askedId: string | null): ScrapeJob | 'starting' | null {
  const newest = jobs[0] ?? null;
  const asked = askedId === null ? null : jobs.find(({ id }) => id === askedId);
  if (asked === undefined) return 'starting';
  // A later run matters more than one that was asked for and is over.
  return asked === null || asked.state !== 'running' ? newest : asked;
}

/** What was last asked of the server is at most this old. */
const LEASE_KNOWN_AFTER_MS = 3 * 60_000;

/**
 * A run that says it is under way while nobody holds its lease: it died, and the next one goes on
 * with its work.
 */
export const isSilent = (run: ScrapeJob, lease: { jobId: string } | null, nowIso: string): boolean =>
  run.state === 'running' &&
  lease?.jobId !== run.id &&
  Date.parse(nowIso) - Date.parse(run.startedAt) > LEASE_KNOWN_AFTER_MS;

/** Runs of the live list, or what the last call knew where nothing was heard. */
export const runsOf = (live: readonly ScrapeJob[] | null, lastRun: ScrapeJob | null): readonly ScrapeJob[] =>
  live ?? (lastRun === null ? [] : [lastRun]);
