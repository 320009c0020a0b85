import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { createLocks } from '../firestore/lock.ts';
import { DELTA_GRACE_MS, DELTA_SLOT_MS, SHARDS, type Counter } from './counter-plan.ts';
import { invalidateList } from './cached-lists.ts';
import {
  choose,
  aggregateDeltas,
  readCounts,
  waitingCounters,
  waitsUntilMs,
  type Counts,
  type Outcome,
} from './counters.repo.ts';

/**
 * The number of choices per item that this process received in the current second (`now`) and in
 * the previous one (`before`).
 */
const recentChoices = new Map<string, { second: number; now: number; before: number }>();
const RECENT_ITEMS_MAX = 1000;
/**
 * Above this many choices per second, requests do not aggregate and leave that to the trigger,
 * because their writes of the public document would conflict.
 */
const BUSY_PER_SECOND = 5;

/**
 * The number of choices for an item in the current or the previous second, whichever is higher.
 * `added`: 1 counts a new choice first. A choice is counted when its request arrives, so that a
 * crowd is noticed before its first request is finished.
 */
function choicesPerSecond(key: string, nowMs: number, added: 0 | 1): number {
  const second = Math.floor(nowMs / 1000);
  const known = recentChoices.get(key) ?? { second, now: 0, before: 0 };
  const before = known.second === second ? known.before : known.second === second - 1 ? known.now : 0;
  const now = (known.second === second ? known.now : 0) + added;
  if (recentChoices.size > RECENT_ITEMS_MAX) recentChoices.clear();
  recentChoices.set(key, { second, now, before });
  return Math.max(now, before);
}

/**
 * Counts a choice, unless `choose` refuses it, and returns the exact counts after it. If the item
 * is idle, the public document shows the choice at once.
 */
export async function chooseAndCount(
  deps: Deps,
  input: { counter: Counter; readerId: string; choice: string; isFinal: boolean; revision?: number },
): Promise<{ outcome: Outcome; before: string | null; counts: Counts }> {
  const db = deps.db();
  choicesPerSecond(keyOf(input.counter), Date.now(), 1);
  const shard = (deps.randomId(1).codePointAt(0) ?? 0) % SHARDS;
  const chosen = await inTurn(`${keyOf(input.counter)}_${input.readerId}`, () =>
    choose(db, { ...input, now: deps.clock.now(), shard }),
  );
  if (chosen.outcome === 'counted' && input.counter.kind !== 'reactions') invalidateList(db, input.counter.kind);
  const counts =
    chosen.outcome === 'counted' ? await aggregateIfIdle(deps, input.counter) : await countsNow(deps, input.counter);
  return { ...chosen, counts };
}

/**
 * Runs one reader's requests one after the other, because both requests of a double click may reach
 * the same instance: the second one then finds the document of the first. Concurrent transactions
 * would make each other retry. Across instances the transaction alone protects the data.
 */
const inTurn = createLocks();

const keyOf = (counter: Counter): string => `${counter.kind}_${counter.itemId}`;

async function aggregateIfIdle(deps: Deps, counter: Counter): Promise<Counts> {
  if (choicesPerSecond(keyOf(counter), Date.now(), 0) > BUSY_PER_SECOND) return countsNow(deps, counter);
  return (
    (await aggregateDeltas(deps.db(), counter, { nowMs: Date.now, isIdle: true })).counts ?? countsNow(deps, counter)
  );
}

const reading = new Map<string, { running: Promise<Counts>; next: Promise<Counts> | null }>();

/**
 * The current counts. Concurrent calls for one item share reads: a call during a read gets the next
 * one, so it sees everything written before the call.
 */
function countsNow(deps: Deps, counter: Counter): Promise<Counts> {
  const key = keyOf(counter);
  const start = (): Promise<Counts> => {
    const running = readCounts(deps.db(), counter).finally(() => {
      if (reading.get(key)?.running === running && reading.get(key)?.next === null) reading.delete(key);
    });
    reading.set(key, { running, next: null });
    return running;
  };
  const current = reading.get(key);
  if (current === undefined) return start();
  current.next ??= current.running.then(start, start);
  return current.next;
}

const delivering = new Map<string, Promise<void>>();

/**
 * Aggregates an item's deltas as soon as their slot has ended and the public document may be
 * written again. One run at a time per item and process: a second caller waits for the first and
 * checks again.
 */
export async function deliver(deps: Deps, counter: Counter, deltaId: string): Promise<void> {
  const key = keyOf(counter);
  for (;;) {
    const slotEndsMs = await waitsUntilMs(deps.db(), deltaId);
    if (slotEndsMs === null) return;
    await sleep(Math.max(0, slotEndsMs + DELTA_GRACE_MS - Date.now()));
    const running = delivering.get(key);
    if (running !== undefined) {
      await running;
      continue;
    }
    const run = aggregateWhenDue(deps, counter).finally(() => delivering.delete(key));
    delivering.set(key, run);
    await run;
  }
}

async function aggregateWhenDue(deps: Deps, counter: Counter): Promise<void> {
  for (;;) {
    const { waitMs } = await aggregateDeltas(deps.db(), counter, { nowMs: Date.now, isIdle: false });
    if (waitMs === null) return;
    await sleep(waitMs);
  }
}

const SWEEP_ITEMS = 200;

/**
 * Aggregates the waiting deltas of up to 200 items and returns the number of items. Triggers
 * normally do this within a second; the sweep repeats the work of lost triggers. If one item fails,
 * the others continue, and the next sweep tries it again.
 */
export async function sweepCounters(deps: Deps): Promise<number> {
  const counters = await waitingCounters(deps.db(), SWEEP_ITEMS);
  if (counters.length === 0) return 0;
  // Only slots that have ended are aggregated, so wait for the end of the current slot.
  await sleep(DELTA_SLOT_MS + DELTA_GRACE_MS);
  for (const counter of counters)
    await aggregateWhenDue(deps, counter).catch((error: unknown) =>
      deps.log.error('a count could not be aggregated', error, { kind: counter.kind, itemId: counter.itemId }),
    );
  return counters.length;
}
