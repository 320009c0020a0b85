import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { FOLD_GAP_MS, SHARDS, type Counter } from './counter-plan.ts';
import { choose, fold, isWaiting, readCounts, waitingCounters, type Counts } from './counters.repo.ts';

/** Items folded by this process lately: while one is busy its requests only read, and leave the folding to the trigger. */
const busyUntilMs = new Map<string, number>();
const BUSY_ITEMS_MAX = 1000;

/** A choice is counted, shown to everybody at once if the item is idle, and answered with the exact counts, its own included. */
export async function chooseAndCount(
  deps: Deps,
  input: { counter: Counter; readerId: string; choice: string; isFinal: boolean },
): Promise<{ outcome: 'counted' | 'unchanged' | 'refused'; before: string | null; counts: Counts }> {
  const db = deps.db();
  const shard = (deps.randomId(1).codePointAt(0) ?? 0) % SHARDS;
  const chosen = await inTurn(`${input.counter.kind}_${input.counter.itemId}_${input.readerId}`, () =>
    choose(db, { ...input, now: deps.clock.now(), shard }),
  );
  const counts = chosen.outcome === 'counted' ? await settle(deps, input.counter) : await readCounts(db, input.counter);
  return { ...chosen, counts };
}

const turns = new Map<string, Promise<unknown>>();

/**
 * A double click arrives twice at one instance: in turn the second finds the first's document at once, where two transactions would
 * make each other run again and again. Across instances the transaction alone decides.
 */
async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(key) ?? Promise.resolve()).then(work, work);
  turns.set(key, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(key) === mine) turns.delete(key);
  }
}

async function settle(deps: Deps, counter: Counter): Promise<Counts> {
  const key = `${counter.kind}_${counter.itemId}`;
  const nowMs = Date.now();
  if ((busyUntilMs.get(key) ?? 0) > nowMs) return readCounts(deps.db(), counter);
  if (busyUntilMs.size > BUSY_ITEMS_MAX) busyUntilMs.clear();
  busyUntilMs.set(key, nowMs + FOLD_GAP_MS);
  return (await fold(deps.db(), counter, Date.now)).counts;
}

const delivering = new Map<string, Promise<void>>();

/**
 * The trailing flush: folds an item's deltas as soon as its public document may be written again. One at a time per item and
 * process; a second caller waits for the first and then looks again.
 */
export async function deliver(deps: Deps, counter: Counter, deltaId: string): Promise<void> {
  const key = `${counter.kind}_${counter.itemId}`;
  while (await isWaiting(deps.db(), deltaId)) {
    const running = delivering.get(key);
    if (running !== undefined) {
      await running;
      continue;
    }
    const run = foldWhenDue(deps, counter).finally(() => delivering.delete(key));
    delivering.set(key, run);
    await run;
  }
}

async function foldWhenDue(deps: Deps, counter: Counter): Promise<void> {
  for (;;) {
    const { waitMs } = await fold(deps.db(), counter, Date.now);
    if (waitMs === null) return;
    await sleep(waitMs);
  }
}

const SWEEP_ITEMS = 200;

/** Folds whatever waits. Triggers do this within a second; the sweep is for the one that was lost. */
export async function sweepCounters(deps: Deps): Promise<number> {
  const counters = await waitingCounters(deps.db(), SWEEP_ITEMS);
  for (const counter of counters) await foldWhenDue(deps, counter);
  return counters.length;
}
