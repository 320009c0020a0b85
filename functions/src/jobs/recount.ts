import { setTimeout as sleep } from 'node:timers/promises';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { checkViews } from '../features/analytics/store/check-views.ts';
import { checkArticle, checkRollups } from '../lists/check-rollups.ts';
import { checkSearchEntry } from '../lists/check-search-index.ts';
import type { CounterKind } from '../platform/counters/counter.ts';
import { recountItem } from '../platform/counters/recount.ts';
import type { Drift } from '../platform/counters/drift.ts';

/**
 * The input of a recount, which computes counts and copies from their source documents and compares
 * them with the stored ones. `sample` is the number of articles, polls, predictions and reaction
 * counts that are checked, each from a random start; `null` checks all. All other counts are always
 * checked completely.
 */
export type RecountInput = {
  db: Firestore;
  now: () => Date;
  randomId: () => string;
  sample: number | null;
  /**
   * Time between the two checks in ms, in case a trigger is still running. The default is
   * `SECOND_LOOK_MS`.
   */
  waitMs?: number;
};

export type Recounted = { name: CheckName; checked: number; drifts: Drift[] };

type Check = { checked: number; drifts: Drift[] };
const whole = async (drifts: Promise<Drift[]>): Promise<Check> => ({ checked: 1, drifts: await drifts });

const checks = {
  reactions: (input) => tallies(input, 'reactions', collections.reactionCounts),
  polls: (input) => tallies(input, 'polls', collections.polls),
  predictions: (input) => tallies(input, 'predictions', collections.predictions),
  ratings: (input) => tallies(input, 'ratings', collections.ratings),
  'comments and scores': async (input) => {
    const ids = await idsOf(input, collections.articles);
    return { checked: ids.length, drifts: await eachOf(ids, (id) => checkArticle(input.db, id)) };
  },
  'search index': async (input) => {
    const ids = await idsOf(input, collections.articles);
    return { checked: ids.length, drifts: await eachOf(ids, (id) => checkSearchEntry(input.db, id)) };
  },
  views: ({ db, now }) => whole(checkViews(db, now)),
  'roll-ups': ({ db }) => whole(checkRollups(db)),
} satisfies Record<string, (input: RecountInput) => Promise<Check>>;
type CheckName = keyof typeof checks;

/** The default of `waitMs`: long enough for a trigger to update a roll-up. */
const SECOND_LOOK_MS = 5000;

/**
 * Runs all checks. A difference is only reported if a second check finds it too, because the first
 * one may coincide with a change.
 */
export async function recount(input: RecountInput): Promise<Recounted[]> {
  const results: Recounted[] = [];
  for (const name of Object.keys(checks) as CheckName[]) {
    const first = await checks[name](input);
    let { drifts } = first;
    if (drifts.length > 0) {
      await sleep(input.waitMs ?? SECOND_LOOK_MS);
      const again = await checks[name]({ ...input, sample: null });
      const still = new Set(again.drifts.map(({ path }) => path));
      drifts = drifts.filter(({ path }) => still.has(path));
    }
    results.push({ name, checked: first.checked, drifts });
  }
  return results;
}

/**
 * Writes the correct values. `left` is the number of differences that only a person can resolve.
 */
export async function fixDrift(results: readonly Recounted[]): Promise<{ fixed: number; left: number }> {
  const drifts = results.flatMap((result) => result.drifts);
  for (const { fix } of drifts) await fix?.();
  const left = drifts.filter(({ fix }) => fix === null).length;
  return { fixed: drifts.length - left, left };
}

async function tallies(input: RecountInput, kind: CounterKind, collection: string): Promise<Check> {
  const ids = await idsOf(input, collection);
  return { checked: ids.length, drifts: await eachOf(ids, (itemId) => recountItem(input.db, { kind, itemId })) };
}

const PAGE = 300;

async function idsOf({ db, sample, randomId }: RecountInput, collection: string): Promise<string[]> {
  const ordered = db.collection(collection).orderBy(FieldPath.documentId()).select();
  if (sample !== null) {
    const some = await ordered.startAt(randomId()).limit(sample).get();
    // At the end of the collection, continue with its first document.
    const rest = some.size < sample ? (await ordered.limit(sample - some.size).get()).docs : [];
    return [...new Set([...some.docs, ...rest].map(({ id }) => id))];
  }
  const ids: string[] = [];
  for (let page = ordered.limit(PAGE); ; page = ordered.startAfter(ids.at(-1)).limit(PAGE)) {
    const { docs } = await page.get();
    ids.push(...docs.map(({ id }) => id));
    if (docs.length < PAGE) return ids;
  }
}

const AT_ONCE = 10;

async function eachOf(ids: readonly string[], check: (id: string) => Promise<Drift[]>): Promise<Drift[]> {
  const drifts: Drift[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE)
    drifts.push(...(await Promise.all(ids.slice(at, at + AT_ONCE).map(check))).flat());
  return drifts;
}
