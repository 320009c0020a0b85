import { BACK_OFF_MINUTES, FAILURES_BEFORE_PAUSE } from '@first-show/domain/scraping/scraping-limits';
import type { Source, SourceHealth } from '@first-show/domain/scraping/source.schema';

/**
 * The consequences of a reading for a source: when it is read again, and when a person has to check
 * it. Pure.
 */

const MINUTE_MS = 60_000;
/** A schedule that starts slightly early must not delay a source by two hours. */
const EARLY_MS = 5 * MINUTE_MS;

/**
 * Why a source is not read now; `null` if it is. `isAsked`: a person or a command wants all
 * sources, due or not.
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

const inIndia = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
/** '21 Nov, 14:05 IST' */
export const clockTime = (iso: string): string => `${inIndia.format(new Date(iso)).replace('Sept', 'Sep')} IST`;

export type ReadingEnd = {
  /** 'skipped': an editor removed it while it was read, which is no result of the source. */
  state: 'done' | 'unchanged' | 'held' | 'failed' | 'skipped';
  outcome: string;
  retryAfterMs: number | null;
  validators: { etag: string | null; lastModified: string | null } | null;
  found: number;
};

/**
 * The health after a reading. `isPausedNow`: this reading was one failure too many. The next time
 * counts from the start of the run. Otherwise a source that was read in the last minutes would miss
 * the next run.
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
      // The server answers and names a pause, so this is no failure.
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
