import { z } from 'zod';
import { source } from './source.schema.ts';

/**
 * One run over the sources, as it goes and as it went. Stored in `scrapeJobs/{id}`, which editors
 * listen to. Times are ISO.
 */

export const scrapeTrigger = z.enum(['schedule', 'person', 'command']);
export type ScrapeTrigger = z.infer<typeof scrapeTrigger>;

/**
 * 'failed': the run itself broke; a source that fails is a line of a run that is done.
 * 'taken-over': it died, and a later run did its work.
 */
export const scrapeJobState = z.enum(['running', 'done', 'failed', 'taken-over']);
export type ScrapeJobState = z.infer<typeof scrapeJobState>;

/** The steps that every source goes through, in order. */
export const pipelineStep = z.enum(['fetch', 'decode', 'parse', 'normalise', 'dedupe', 'draft', 'enhance', 'record']);
export type PipelineStep = z.infer<typeof pipelineStep>;

/**
 * 'unchanged': the source says that nothing is new. 'held': it asked for a rest. 'skipped': it was
 * not asked (paused, backing off). 'left': the run's time was used up before its turn.
 */
export const sourceRunState = z.enum(['waiting', 'running', 'done', 'unchanged', 'held', 'failed', 'skipped', 'left']);
export type SourceRunState = z.infer<typeof sourceRunState>;

export const sourceRun = z.object({
  sourceId: z.string(),
  name: z.string(),
  state: sourceRunState,
  /** The step that is under way; `null` before and after. */
  step: pipelineStep.nullable(),
  steps: z.array(z.object({ name: pipelineStep, note: z.string() })),
  found: z.number().int(),
  added: z.number().int(),
  /** Stories that another source had brought: they got one more credit. */
  merged: z.number().int(),
  known: z.number().int(),
  skipped: z.number().int(),
  /** How it ended, in a sentence; `null` while it has not. */
  outcome: z.string().nullable(),
  startedAt: z.string().nullable(),
  durationMs: z.number().int().nullable(),
});
export type SourceRun = z.infer<typeof sourceRun>;

/** 'alert': an editor should look. */
export const scrapeLogLine = z.object({
  at: z.string(),
  level: z.enum(['info', 'warn', 'alert']),
  text: z.string(),
  sourceId: z.string().nullable(),
});
export type ScrapeLogLine = z.infer<typeof scrapeLogLine>;

export const scrapeJob = z.object({
  id: z.string(),
  trigger: scrapeTrigger,
  /** Name of who asked for it; `null` for the clock and the command. */
  startedBy: z.string().nullable(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  state: scrapeJobState,
  /** The run whose work this one finishes. */
  takesOver: z.string().nullable(),
  found: z.number().int(),
  added: z.number().int(),
  merged: z.number().int(),
  failed: z.number().int(),
  sources: z.array(sourceRun),
  log: z.array(scrapeLogLine),
});
export type ScrapeJob = z.infer<typeof scrapeJob>;

/** 202 of `POST /api/admin/scrape-now`. */
export const scrapeStarted = z.object({ jobId: z.string() });

/**
 * As stored in `system/scrapeLease`: the one run that may work. `token` is `null` until a worker
 * has taken the job up.
 */
export const scrapeLease = z.object({
  jobId: z.string(),
  token: z.string().nullable(),
  heartbeatAt: z.string(),
  expiresAt: z.string(),
});
export type ScrapeLease = z.infer<typeof scrapeLease>;

/** `GET /api/admin/scraping/status`. */
export const scrapingStatus = z.object({
  /** When the clock begins the next run. */
  nextRunAt: z.string(),
  lastRun: scrapeJob.nullable(),
  /**
   * The run that is under way; `null` when none is, or when it has given no sign of life for two
   * minutes.
   */
  lease: z.object({ jobId: z.string(), heartbeatAt: z.string(), expiresAt: z.string() }).nullable(),
  /** By name. */
  sources: z.array(source),
  /** Switched on and not paused. */
  activeSources: z.number().int(),
  isEnhancementOn: z.boolean(),
  /** What an editor should look at: sources that were paused, newest first. */
  alerts: z.array(z.object({ sourceId: z.string(), at: z.string(), text: z.string() })),
});
export type ScrapingStatus = z.infer<typeof scrapingStatus>;
