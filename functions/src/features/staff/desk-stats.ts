import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import {
  DESK_OVERVIEW_ID,
  DESK_TODAY_ID,
  type DeskOverview,
  type DeskToday,
} from '@first-show/domain/analytics/desk-stats';
import { collections } from '@first-show/domain/core/collections';
import { indianDay } from '@first-show/domain/core/dates';
import { DESK_OPEN_MS } from '@first-show/domain/core/limits';
import { createCoalescer } from '../../lib/cache/coalesce.ts';
import { noteDeskChange, type DeskPart } from '../../lib/desk/desk-changes.ts';
import { readDeskCounts, readTodayCounts } from '../../lib/desk/desk-counts.ts';
import { countComments } from './admin-stats.repo.ts';
import { countDay } from './daily-stats.repo.ts';

/**
 * Updates `deskStats/overview`, `deskStats/today` and the current day of `dailyStats`. Open desks
 * listen to these documents. The numbers are counted from the documents behind them, so repeated,
 * late or concurrent runs give the same numbers. A document is only written if a number has
 * changed.
 */

/**
 * Minimum time between two counts of an instance, because a count costs one read per thousand
 * documents.
 */
const GAP_MS = 3000;
/**
 * Minimum time between two counts after heartbeats. A desk also sends a heartbeat whenever its user
 * opens another comment or article. This time can be longer than `GAP_MS`, because triggers report
 * every change except views.
 */
const HEARTBEAT_GAP_MS = 10_000;

type ChangeTimes = { changedAtMs: number; notedAtMs: number };
/** When this instance counted and recorded changes last. */
type RefreshState = {
  coalesce: ReturnType<typeof createCoalescer>;
  /** Start of the last count. */
  builtAtMs: number;
  /** Time of the newest reported change. */
  changedAtMs: number;
  /**
   * For each part: the time of the newest change, and when changes were last recorded
   * (`noteDeskChange`).
   */
  parts: Map<DeskPart, ChangeTimes>;
};
const refreshStates = new WeakMap<Firestore, RefreshState>();

function refreshStateOf(db: Firestore): RefreshState {
  const state = refreshStates.get(db) ?? {
    coalesce: createCoalescer(),
    builtAtMs: -Infinity,
    changedAtMs: -Infinity,
    parts: new Map<DeskPart, ChangeTimes>(),
  };
  refreshStates.set(db, state);
  return state;
}

/** The largest assumed difference between the clocks of the database and this instance. */
const SKEW_MS = 500;

/**
 * Called after a change at `changedAtMs`: records which parts have changed, and updates the numbers
 * if any desk is open. To find out whether one is open costs one read. `part` is `null` for a
 * change that was already recorded.
 *
 * Calls during a run, or within three seconds after it, share one further run. A change that an
 * earlier run has included needs no run. So a thousand changes, reported one by one, cost two
 * counts.
 */
export async function refreshDeskStats(
  db: Firestore,
  {
    part,
    changedAtMs,
    now,
    wait,
  }: {
    part: DeskPart | readonly DeskPart[] | null;
    changedAtMs: number;
    now: () => Date;
    wait: (ms: number) => Promise<unknown>;
  },
): Promise<void> {
  const state = refreshStateOf(db);
  state.changedAtMs = Math.max(state.changedAtMs, changedAtMs);
  for (const one of part === null ? [] : [part].flat()) {
    const { changedAtMs: before, notedAtMs } = state.parts.get(one) ?? {
      changedAtMs: -Infinity,
      notedAtMs: -Infinity,
    };
    state.parts.set(one, { changedAtMs: Math.max(before, changedAtMs), notedAtMs });
  }
  await state.coalesce('overview', async () => {
    const due = [...state.parts].filter(([, of]) => of.changedAtMs + SKEW_MS >= of.notedAtMs);
    for (const [of, times] of due) state.parts.set(of, { ...times, notedAtMs: now().getTime() });
    if (due.length > 0) await noteDeskChange(db, ...due.map(([of]) => of));
    if (state.changedAtMs + SKEW_MS < state.builtAtMs || !(await isAnyDeskOpen(db, now()))) return;
    const restMs = state.builtAtMs + GAP_MS - now().getTime();
    if (restMs > 0) await wait(restMs);
    state.builtAtMs = now().getTime();
    await buildDeskStats(db, now());
  });
}

/**
 * Called at a heartbeat: updates the numbers, unless this instance has updated them in the last ten
 * seconds.
 */
export async function refreshStaleDeskStats(db: Firestore, now: () => Date): Promise<void> {
  const state = refreshStateOf(db);
  if (now().getTime() - state.builtAtMs < HEARTBEAT_GAP_MS) return;
  state.builtAtMs = now().getTime();
  await state.coalesce('overview', () => buildDeskStats(db, now()));
}

/** Whether a desk has sent a heartbeat in the last two minutes. */
export async function isAnyDeskOpen(db: Firestore, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - DESK_OPEN_MS).toISOString();
  return !(await db.collection(collections.deskPresence).where('at', '>', since).limit(1).get()).empty;
}

async function buildDeskStats(db: Firestore, now: Date): Promise<void> {
  await Promise.all([buildOverview(db, now), buildToday(db, now)]);
}

async function buildToday(db: Firestore, now: Date): Promise<void> {
  const ref = db.collection(collections.deskStats).doc(DESK_TODAY_ID);
  const [numbers, known] = await Promise.all([readTodayCounts(db, now), ref.get()]);
  const { updatedAt: _at, ...before } = (known.data() ?? {}) as Partial<DeskToday>;
  if (isDeepStrictEqual(before, numbers)) return;
  await ref.set({ ...numbers, updatedAt: now.toISOString() } satisfies DeskToday);
}

async function buildOverview(db: Firestore, now: Date): Promise<void> {
  const ref = db.collection(collections.deskStats).doc(DESK_OVERVIEW_ID);
  const [{ totalArticles, publishedArticles, totalViews, totalSubscribers, newMessages }, comments, known] =
    await Promise.all([
      readDeskCounts(db, now),
      countComments(db),
      ref.get(),
      countDay(db, indianDay(now.toISOString())),
    ]);
  const numbers = { totalArticles, publishedArticles, totalViews, totalSubscribers, newMessages, comments };
  const { updatedAt: _at, ...before } = (known.data() ?? {}) as Partial<DeskOverview>;
  if (isDeepStrictEqual(before, numbers)) return;
  await ref.set({ ...numbers, updatedAt: now.toISOString() } satisfies DeskOverview);
}
