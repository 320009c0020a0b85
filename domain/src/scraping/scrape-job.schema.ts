import { z } from 'zod';
import { source } from './source.schema.ts';

/**
 * A run that reads the sources, with its progress and its result. Stored in `scrapeJobs/{id}`, to
 * which open desks listen. Times are ISO.
 */

const scrapeTrigger = z.enum(['schedule', 'person', 'command']);
export type ScrapeTrigger = z.infer<typeof scrapeTrigger>;

/**
 * 'failed': the run itself failed. (If only a source fails, the run is still 'done'.) 'taken-over':
 * the run died, and a later run finished its work.
 */
const scrapeJobState = z.enum(['running', 'done', 'failed', 'taken-over']);

/** The steps for each source, in order. */
export const pipelineStep = z.enum(['fetch', 'decode', 'parse', 'normalise', 'dedupe', 'draft', 'record']);
export type PipelineStep = z.infer<typeof pipelineStep>;

/**
 * 'unchanged': the source has nothing new. 'held': the source asked us to wait. 'skipped': it was
 * not fetched (paused, backing off). 'left': the run had no time left for it.
 */
const sourceRunState = z.enum(['waiting', 'running', 'done', 'unchanged', 'held', 'failed', 'skipped', 'left']);

const sourceRun = z.object({
  sourceId: z.string(),
  name: z.string(),
  state: sourceRunState,
  /** The current step; `null` before the first and after the last. */
  step: pipelineStep.nullable(),
  steps: z.array(z.object({ name: pipelineStep, note: z.string() })),
  found: z.number().int(),
  added: z.number().int(),
  /** Number of stories that were known from another source. Their articles got one more credit. */
  merged: z.number().int(),
  known: z.number().int(),
  skipped: z.number().int(),
  /** The result as a sentence; `null` until the source has finished. */
  outcome: z.string().nullable(),
  startedAt: z.string().nullable(),
  durationMs: z.number().int().nullable(),
});
export type SourceRun = z.infer<typeof sourceRun>;

/** A line of the run's log. 'alert': an editor should check it. */
const scrapeLogLine = z.object({
  at: z.string(),
  level: z.enum(['info', 'warn', 'alert']),
  text: z.string(),
  sourceId: z.string().nullable(),
});
export type ScrapeLogLine = z.infer<typeof scrapeLogLine>;

export const scrapeJob = z.object({
  id: z.string(),
  trigger: scrapeTrigger,
  /** Name of the person who started it; `null` for the schedule and the command line. */
  startedBy: z.string().nullable(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  state: scrapeJobState,
  /** Id of the run whose work this one finishes; `null` if none. */
  takesOver: z.string().nullable(),
  found: z.number().int(),
  added: z.number().int(),
  merged: z.number().int(),
  failed: z.number().int(),
  sources: z.array(sourceRun),
  log: z.array(scrapeLogLine),
});
export type ScrapeJob = z.infer<typeof scrapeJob>;

/** Body of the 202 of `POST /api/admin/scrape-now`. */
export const scrapeStarted = z.object({ jobId: z.string() });

/**
 * As stored in `system/scrapeLease`: the lease of the one active run. `token` is `null` until a
 * worker has started the job.
 */
export type ScrapeLease = { jobId: string; token: string | null; heartbeatAt: string; expiresAt: string };

/** `GET /api/admin/scraping/status`. */
export const scrapingStatus = z.object({
  /** ISO time at which the schedule starts the next run. */
  nextRunAt: z.string(),
  lastRun: scrapeJob.nullable(),
  /** The active run; `null` if there is none, or if it has sent no heartbeat for two minutes. */
  lease: z.object({ jobId: z.string(), heartbeatAt: z.string(), expiresAt: z.string() }).nullable(),
  /** All sources, by name. */
  sources: z.array(source),
  /** Number of sources that are enabled and not paused. */
  activeSources: z.number().int(),
  isEnhancementOn: z.boolean(),
  /** Sources that are paused until an editor resumes them, newest first. */
  alerts: z.array(z.object({ sourceId: z.string(), at: z.string(), text: z.string() })),
});
export type ScrapingStatus = z.infer<typeof scrapingStatus>;
