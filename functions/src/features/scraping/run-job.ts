import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { cleanLine, truncateAtWord } from '@first-show/domain/core/text';
import type { PipelineStep, ScrapeJob, ScrapeLogLine, SourceRun } from '@first-show/domain/scraping/scrape-job.schema';
import { newHealth, type Source, type SourceHealth } from '@first-show/domain/scraping/source.schema';
import {
  SCRAPE_BUDGET_MS,
  SCRAPE_HEARTBEAT_MS,
  SCRAPE_LINE_MAX_CHARACTERS,
  SCRAPE_LOG_LINES_MAX,
  SOURCES_AT_ONCE,
} from '@first-show/domain/scraping/scraping-limits';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { pausedMail } from './paused-mail.ts';
import { claimRun, endRun, jobRef, loadRun, renewLease } from './store/scrape-jobs.ts';
import { healthAfter, reasonToSkip, type ReadingEnd } from './source-health.ts';
import { listSources, loadSource, sourceRef } from './store/sources.ts';

/** A run reads the due sources, and writes its progress to its document in `scrapeJobs`. */

type SourceReading = ReadingEnd & {
  added: number;
  merged: number;
  known: number;
  skipped: readonly { title: string; reason: string }[];
  remarks: readonly string[];
};

type SourceProgress = {
  /**
   * Called before each step, and before each part of the step `record`. Throws `RunEnded` if the
   * run must stop.
   */
  reached: (at: { step: PipelineStep; part?: number }) => Promise<void>;
  passed: (step: PipelineStep, note: string) => void;
};
export type ReadOneSource = (source: Source, progress: SourceProgress) => Promise<SourceReading>;

export type RunContext = {
  db: Firestore;
  clock: Clock;
  randomId: (length?: number) => string;
  log: Logger;
  /** The site's origin, for the link in the mail about a paused source. */
  siteUrl: string;
  openSourceReader: () => Promise<ReadOneSource>;
  /**
   * Calls `work` at an interval, and returns a function that stops the calls. Tests replace
   * `every`.
   */
  every?: (milliseconds: number, work: () => void) => () => void;
  /**
   * Called at each step of each source, after the lease was checked. A test can throw `RunEnded` in
   * this function to end the run at a step.
   */
  onStep?: (at: { sourceId: string; step: PipelineStep | 'health'; part?: number }) => void;
};

/** The worker has lost the lease of its run, so it must not write any more. */
export class RunEnded extends Error {}

const everyInterval = (milliseconds: number, work: () => void): (() => void) => {
  const timer = setInterval(work, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
};

/**
 * Works on a run until every source is read or its time is over. 'failed': an error ended the run.
 * 'busy': the run's lease is valid, because another worker holds it or died a moment ago.
 * 'not-ours': the run is over, or this worker has lost its lease.
 */
export async function runScrapeJob(
  context: RunContext,
  jobId: string,
): Promise<'done' | 'failed' | 'busy' | 'not-ours'> {
  const { db, clock, log } = context;
  const token = context.randomId();
  const claim = await claimRun(db, { jobId, token, now: clock.now() });
  if (claim.outcome !== 'claimed') return claim.outcome;

  let isLost = false;
  const renew = async (): Promise<boolean> => {
    if (!isLost && !(await renewLease(db, { jobId, token, now: clock.now() }))) isLost = true;
    return !isLost;
  };
  const stopHeart = (context.every ?? everyInterval)(SCRAPE_HEARTBEAT_MS, () => {
    // A failed renewal is only logged: the next one follows in time, because the lease lasts
    // several intervals.
    renew().catch((error: unknown) =>
      log.warn('scrape heartbeat failed', { reason: error instanceof Error ? error.message : 'unknown' }),
    );
  });
  const report = openReport(context, claim.job);
  try {
    await readAll(context, report, { isLost: () => isLost, renew });
    if (report.job.sources.length > 0) report.line('info', summaryOf(report.job));
    return (await endRun(db, report.finished('done'), token)) ? 'done' : 'not-ours';
  } catch (error) {
    if (error instanceof RunEnded) return 'not-ours';
    log.error('scrape run failed', error, { jobId });
    report.line('alert', 'The run ended early, by an error of our own. What it had read stays; the next one goes on.');
    return (await endRun(db, report.finished('failed'), token)) ? 'failed' : 'not-ours';
  } finally {
    stopHeart();
  }
}

type HeldLease = { isLost: () => boolean; renew: () => Promise<boolean> };

async function readAll(context: RunContext, report: Report, lease: HeldLease): Promise<void> {
  const sources = await planOf(context, report);
  await report.save();
  if (sources.length === 0) return;
  const readOne = await context.openSourceReader();
  const begunMs = context.clock.now().getTime();
  const waiting = [...sources];
  const work = async (): Promise<void> => {
    for (let planned = waiting.shift(); planned !== undefined; planned = waiting.shift()) {
      if (context.clock.now().getTime() - begunMs > SCRAPE_BUDGET_MS) {
        report.leave(planned.id);
        continue;
      }
      // Minutes may have passed, so read the source again, and skip it if it was switched off or
      // deleted.
      const source = await loadSource(context.db, planned.id);
      if (source?.isActive === true) await readAndRecord(context, { source, report, lease, readOne });
      else report.skip(planned.id, 'It was disabled or removed in the meantime.');
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.min(SOURCES_AT_ONCE, sources.length) }, work));
  // Wait for all sources before throwing the first error, so that no source is still being read
  // when the run has ended.
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

/**
 * The sources that this run reads, the one with the oldest reading first. A run that a person or a
 * command asked for also reads sources that are not due, except those that an earlier attempt at
 * this run, or the run that this run takes over, has already read.
 */
async function planOf(context: RunContext, report: Report): Promise<Source[]> {
  const { db, clock } = context;
  const { job } = report;
  const now = clock.now();
  const before = job.takesOver === null ? null : await loadRun(db, job.takesOver);
  const doneBefore = new Set(
    [...job.sources, ...(before?.sources ?? [])]
      .filter(({ state }) => state === 'done' || state === 'unchanged')
      .map(({ sourceId }) => sourceId),
  );
  if (before !== null)
    report.line(
      'warn',
      `The run of ${before.startedAt.slice(11, 16)} UTC ended in its middle; this one goes on where it stopped.`,
    );
  const isAsked = job.trigger !== 'schedule';
  const due: Source[] = [];
  for (const source of await listSources(db)) {
    const skip = reasonToSkip(source, { now, isAsked: isAsked && !doneBefore.has(source.id) });
    if (skip === null) {
      due.push(source);
      report.plan(source);
    } else if (skip.isNamed) {
      report.plan(source);
      report.skip(source.id, skip.reason);
    }
  }
  if (due.length === 0) report.line('info', 'No source is due.');
  return due.sort((a, b) => (a.health.lastRunAt ?? '').localeCompare(b.health.lastRunAt ?? ''));
}

async function readAndRecord(
  context: RunContext,
  { source, report, lease, readOne }: { source: Source; report: Report; lease: HeldLease; readOne: ReadOneSource },
): Promise<void> {
  const { log } = context;
  const progress: SourceProgress = {
    reached: async ({ step, part }) => {
      // Before stories are recorded, check the lease in the database. Before other steps, the
      // result of the last renewal is enough.
      if (lease.isLost() || (step === 'record' && !(await lease.renew()))) throw new RunEnded();
      report.step(source.id, step);
      context.onStep?.({ sourceId: source.id, step, part });
      await report.saveSoon();
    },
    passed: (step, note) => report.passed(source.id, step, note),
  };
  report.begin(source.id);
  let reading: SourceReading;
  try {
    reading = await readOne(source, progress);
  } catch (error) {
    if (error instanceof RunEnded) throw error;
    log.error('a source could not be read', error, { sourceId: source.id });
    reading = {
      ...NOTHING,
      state: 'failed',
      outcome: 'It could not be read because of an internal error. See the logs.',
    };
  }
  if (lease.isLost() || !(await lease.renew())) throw new RunEnded();
  context.onStep?.({ sourceId: source.id, step: 'health' });
  const { isPausedNow } = await recordHealth(context, { source, reading, runStartedAt: report.job.startedAt });
  report.end(source, reading);
  if (isPausedNow)
    report.line(
      'alert',
      `${source.name} is paused: ${source.health.failuresInARow + 1} failures in a row. An editor has to look at it.`,
      source.id,
    );
  await report.save();
}

const NOTHING: Omit<SourceReading, 'state' | 'outcome'> = {
  retryAfterMs: null,
  validators: null,
  found: 0,
  added: 0,
  merged: 0,
  known: 0,
  skipped: [],
  remarks: [],
};

/**
 * Writes the source's health and, if the source was paused, the mail about that, in one
 * transaction. Does nothing if the source was deleted in the meantime.
 */
async function recordHealth(
  context: RunContext,
  { source, reading, runStartedAt }: { source: Source; reading: SourceReading; runStartedAt: string },
): Promise<{ isPausedNow: boolean }> {
  const { db, clock } = context;
  const now = clock.now();
  return db.runTransaction(async (transaction) => {
    const found = await transaction.get(sourceRef(db, source.id));
    if (!found.exists) return { isPausedNow: false };
    const present = found.data() as Source;
    const before: SourceHealth = { ...newHealth, ...present.health };
    // If an editor has changed the URL in the meantime, drop the validators, because they belong to
    // the old URL.
    const validators = present.url === source.url ? reading.validators : null;
    const { health, isPausedNow } = healthAfter(
      before,
      { ...reading, validators, outcome: plain(reading.outcome) },
      { now, runStartedAt },
    );
    transaction.update(found.ref, { health });
    if (isPausedNow) {
      const mail = pausedMail({
        name: source.name,
        reason: plain(reading.outcome),
        failures: health.failuresInARow,
        deskUrl: `${context.siteUrl}${deskPaths.scraping}`,
        now,
      });
      transaction.set(db.collection(collections.mail).doc(`scraping-paused-${source.id}-${now.getTime()}`), mail);
    }
    return { isPausedNow };
  });
}

/**
 * Makes a text, which may come from another site, safe for a line of the log: one line without
 * control characters, of limited length.
 */
const plain = (text: string): string => truncateAtWord(cleanLine(text), SCRAPE_LINE_MAX_CHARACTERS);

function summaryOf({ sources, added, merged, failed }: ScrapeJob): string {
  const read = sources.filter(({ state }) => state === 'done' || state === 'unchanged').length;
  return `${read} of ${sources.length} sources read: ${added} new, ${merged} merged${failed > 0 ? `, ${failed} failed` : ''}.`;
}

type Report = ReturnType<typeof openReport>;

/**
 * Minimum time between two writes of the run's document while a source is read, because every open
 * desk reads each write.
 */
const SAVE_GAP_MS = 1000;

/** The entry of a source that is not read yet. */
const waitingRun = ({ id, name }: Source): SourceRun => ({
  sourceId: id,
  name,
  state: 'waiting',
  step: null,
  steps: [],
  found: 0,
  added: 0,
  merged: 0,
  known: 0,
  skipped: 0,
  outcome: null,
  startedAt: null,
  durationMs: null,
});

/** Holds the content of the run's document in memory, with functions that change and save it. */
function openReport(context: RunContext, claimed: ScrapeJob) {
  const { db, clock } = context;
  // A second attempt keeps only the sources that the first one has read.
  const job: ScrapeJob = {
    ...claimed,
    log: [...claimed.log],
    sources: claimed.sources.filter(({ state }) => state === 'done' || state === 'unchanged'),
  };
  let savedAtMs = -Infinity;
  const find = (sourceId: string): SourceRun | undefined => job.sources.find((one) => one.sourceId === sourceId);
  const at = (): string => clock.now().toISOString();
  const line = (level: ScrapeLogLine['level'], text: string, sourceId: string | null = null): void => {
    if (job.log.length < SCRAPE_LOG_LINES_MAX || level === 'alert')
      job.log.push({ at: at(), level, text: plain(text), sourceId });
  };
  const save = async (): Promise<void> => {
    savedAtMs = clock.now().getTime();
    const { sources, log, found, added, merged, failed } = job;
    await jobRef(db, job.id).update({ sources, log, found, added, merged, failed });
  };
  const change = (sourceId: string, changes: Partial<SourceRun>): void => {
    const run = find(sourceId);
    if (run !== undefined) Object.assign(run, changes);
  };
  return {
    job,
    line,
    save,
    saveSoon: async (): Promise<void> => {
      if (clock.now().getTime() - savedAtMs >= SAVE_GAP_MS) await save();
    },
    plan: (source: Source): void => {
      job.sources = job.sources.filter(({ sourceId }) => sourceId !== source.id);
      job.sources.push(waitingRun(source));
    },
    skip: (sourceId: string, reason: string): void => change(sourceId, { state: 'skipped', outcome: reason }),
    leave: (sourceId: string): void => {
      change(sourceId, { state: 'left', outcome: 'Deferred to the next run: this one ran out of time.' });
      line('warn', `${find(sourceId)?.name ?? sourceId}: left for the next run.`, sourceId);
    },
    begin: (sourceId: string): void => change(sourceId, { state: 'running', startedAt: at() }),
    step: (sourceId: string, step: PipelineStep): void => change(sourceId, { step }),
    passed: (sourceId: string, name: PipelineStep, note: string): void => {
      find(sourceId)?.steps.push({ name, note: plain(note) });
    },
    end: (source: Source, reading: SourceReading): void => {
      const run = find(source.id);
      if (run === undefined) return;
      const { state, found, added, merged, known, skipped, outcome } = reading;
      const durationMs = run.startedAt === null ? null : clock.now().getTime() - Date.parse(run.startedAt);
      Object.assign(run, {
        state,
        step: null,
        found,
        added,
        merged,
        known,
        skipped: skipped.length,
        outcome: plain(outcome),
        durationMs,
      });
      job.found += found;
      job.added += added;
      job.merged += merged;
      if (state === 'failed') job.failed += 1;
      line(state === 'failed' || state === 'held' ? 'warn' : 'info', `${source.name}: ${outcome}`, source.id);
      for (const remark of reading.remarks) line('info', `${source.name}: ${remark}`, source.id);
      for (const { title, reason } of skipped.slice(0, SKIPPED_NAMED_MAX))
        line('info', `${source.name}: left out ‘${truncateAtWord(title, 80)}’: ${reason}.`, source.id);
    },
    finished: (state: 'done' | 'failed'): ScrapeJob => ({ ...job, state, endedAt: at() }),
  };
}

const SKIPPED_NAMED_MAX = 5;
