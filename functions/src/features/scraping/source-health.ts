import { BACK_OFF_MINUTES, FAILURES_BEFORE_PAUSE } from '@first-show/domain/scraping/scraping-limits';
import type { Source, SourceHealth } from '@first-show/domain/scraping/source.schema';

/**
 * What a reading means for a source: when it is asked again, and when somebody has to look. Pure.
 */

const MINUTE_MS = 60_000;
/** A schedule that strikes a moment early must not cost a source two hours. */
const EARLY_MS = 5 * MINUTE_MS;

/**
 * Why a source is not asked now; `null` where it is. `isAsked`: a person or a command wants all of
 * them, due or not.
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
  /** 'skipped': an editor took it out while it was read, which says nothing of the source. */
  state: 'done' | 'unchanged' | 'held' | 'failed' | 'skipped';
  outcome: string;
  retryAfterMs: number | null;
  validators: { etag: string | null; lastModified: string | null } | null;
  found: number;
};

/**
 * The health after a reading. `isPausedNow`: this one made it too many failures in a row. The next
 * time is counted from the beginning of the run: a source that was read in its last minutes is due
 * as early as the others, or it would miss the next run.
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
      // It answers, and says when to come again: that is no failure.
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
