import { BACK_OFF_MINUTES, FAILURES_BEFORE_PAUSE } from '@first-show/domain/scraping/scraping-limits';
import type { Source, SourceHealth } from '@first-show/domain/scraping/source.schema';

/** When a source is read, and how a reading changes its health. All functions are pure. */

const MINUTE_MS = 60_000;
/**
 * Tolerance for runs that start slightly early. Without it, a source that is due a minute later
 * would wait two hours for the next run.
 */
const EARLY_MS = 5 * MINUTE_MS;

/**
 * Why a source is not read now; `null` if it is read. `isAsked`: a person or a command wants all
 * sources, even those that are not due. `isNamed`: the run's report lists the source with this
 * reason.
 */
export function reasonToSkip(
  source: Source,
  { now, isAsked }: { now: Date; isAsked: boolean },
): { isNamed: boolean; reason: string } | null {
  const { pausedAt, backOffUntil, lastRunAt } = source.health;
  if (!source.isActive) return { isNamed: false, reason: 'It is disabled.' };
  if (pausedAt !== null) return { isNamed: true, reason: 'It is paused after failures; an editor can resume it.' };
  if (backOffUntil !== null && backOffUntil > now.toISOString())
    return { isNamed: true, reason: `It is left alone until ${clockTime(backOffUntil)}.` };
  const dueMs = lastRunAt === null ? 0 : Date.parse(lastRunAt) + source.intervalMinutes * MINUTE_MS - EARLY_MS;
  return !isAsked && dueMs > now.getTime() ? { isNamed: false, reason: 'It is not due yet.' } : null;
}

const indianTimeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
/** A time in India: '21 Nov, 14:05 IST' */
const clockTime = (iso: string): string => `${indianTimeFormat.format(new Date(iso)).replace('Sept', 'Sep')} IST`;

export type ReadingEnd = {
  /** 'skipped': an editor disabled or deleted the source while it was read. */
  state: 'done' | 'unchanged' | 'held' | 'failed' | 'skipped';
  outcome: string;
  retryAfterMs: number | null;
  validators: { etag: string | null; lastModified: string | null } | null;
  found: number;
};

/**
 * The health after a reading. `isPausedNow`: this failure paused the source. The next reading is
 * due one interval after the start of the run. If the interval began with the reading itself, a
 * source that was read late in a run would not be due in the next run.
 */
export function healthAfter(
  before: SourceHealth,
  end: ReadingEnd,
  { now, runStartedAt }: { now: Date; runStartedAt: string },
): { health: SourceHealth; isPausedNow: boolean } {
  const at = now.toISOString();
  const later = (milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();
  const base: SourceHealth = { ...before, lastRunAt: runStartedAt, lastStatus: end.outcome, backOffUntil: null };
  switch (end.state) {
    case 'skipped':
      return { health: before, isPausedNow: false };
    case 'done':
      return {
        health: { ...base, lastSuccessAt: at, failuresInARow: 0, items: end.found, ...(end.validators ?? {}) },
        isPausedNow: false,
      };
    case 'unchanged':
      return { health: { ...base, lastSuccessAt: at, failuresInARow: 0 }, isPausedNow: false };
    case 'held':
      // The server works but asks for a pause, so this is not a failure.
      return { health: { ...base, backOffUntil: later(end.retryAfterMs ?? 0) }, isPausedNow: false };
    case 'failed': {
      const failuresInARow = before.failuresInARow + 1;
      const isPausedNow = failuresInARow >= FAILURES_BEFORE_PAUSE && before.pausedAt === null;
      const restMs = BACK_OFF_MINUTES * MINUTE_MS * 4 ** (failuresInARow - 1);
      return {
        health: { ...base, failuresInARow, backOffUntil: later(restMs), pausedAt: isPausedNow ? at : before.pausedAt },
        isPausedNow,
      };
    }
  }
}
