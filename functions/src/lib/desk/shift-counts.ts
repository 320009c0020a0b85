import { randomInt } from 'node:crypto';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import type { Writes } from '../cache/optimistic.ts';
import type { MessageCounts, SubscriberCounts } from './count-documents.ts';
import type { DeskPart } from './desk-changes.ts';

/** The field of the cached counts for each state; `null` if the state is not counted. */
const FIELDS = {
  subscribers: { unconfirmed: null, active: 'totalSubscribers', ended: 'unsubscribed' },
  messages: { new: 'newMessages', read: 'readMessages', done: 'doneMessages', deleted: null },
} as const satisfies {
  subscribers: Record<string, keyof SubscriberCounts | null>;
  messages: Record<string, keyof MessageCounts | null>;
};

/**
 * Changes of the cached counts ('shifts') are spread over several documents
 * (`system/deskShifts_{part}_{n}`), because one document takes only about one sustained write per
 * second. A count is its cached value plus the sum of its shifts, which are never reset.
 */
const SHIFT_SHARDS = 4;
export const shiftRefs = (db: Firestore, part: DeskPart) =>
  part in FIELDS
    ? Array.from({ length: SHIFT_SHARDS }, (_, n) => db.collection(collections.system).doc(`deskShifts_${part}_${n}`))
    : [];

/** The sum of the shifts by field. */
export function sumOfShifts(shards: readonly DocumentSnapshot[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const shard of shards)
    for (const [field, by] of Object.entries((shard.data() ?? {}) as Record<string, number>))
      sum.set(field, (sum.get(field) ?? 0) + by);
  return sum;
}

/** Adds the shifts to `counts`, or subtracts them with `sign` -1. */
export function withShifts<T extends object>(counts: T, shifts: ReadonlyMap<string, number>, sign: 1 | -1): T {
  const known = counts as Record<string, number | undefined>;
  const shifted = [...shifts].map(([field, by]) => [field, (known[field] ?? 0) + sign * by]);
  return { ...counts, ...(Object.fromEntries(shifted) as Partial<T>) };
}

/**
 * Adjusts the cached counts for documents that move from one state to another, or that are new
 * (`from` is `null`). Call it within the commit that changes the documents. Each document stores in
 * `countedAs` how it is counted. After a write that leaves `countedAs` outdated, a trigger counts
 * all documents of the part again (`isCounted`).
 */
export function shiftCounts<Part extends keyof typeof FIELDS>(
  db: Firestore,
  writes: Writes,
  part: Part,
  moves: readonly { from: keyof (typeof FIELDS)[Part] | null; to: keyof (typeof FIELDS)[Part] }[],
): void {
  const fields: Record<string, string | null> = FIELDS[part];
  const shifts = new Map<string, number>();
  const add = (state: string | null, by: number) => {
    const field = state === null ? null : (fields[state] ?? null);
    if (field !== null) shifts.set(field, (shifts.get(field) ?? 0) + by);
  };
  for (const { from, to } of moves) {
    add(from as string | null, -1);
    add(to as string, 1);
  }
  const increments = [...shifts].flatMap(([field, by]) => (by === 0 ? [] : [[field, FieldValue.increment(by)]]));
  const shard = shiftRefs(db, part)[randomInt(SHIFT_SHARDS)];
  if (increments.length > 0 && shard !== undefined) writes.set(shard, Object.fromEntries(increments), { merge: true });
}

/** Documents in these states are in none of the counts, so removing one changes no count. */
const UNCOUNTED: ReadonlySet<string | undefined> = new Set(['deleted', 'unconfirmed']);

/**
 * Whether the cached counts already include a write. `stateOf` returns how a document should be
 * counted.
 */
export function isCounted<Doc extends { countedAs?: string }>(
  before: Doc | undefined,
  after: Doc | undefined,
  stateOf: (doc: Doc) => string,
): boolean {
  const isAsCounted = (doc: Doc) => doc.countedAs === stateOf(doc);
  if (after === undefined) return before !== undefined && isAsCounted(before) && UNCOUNTED.has(before.countedAs);
  return isAsCounted(after) && (before === undefined || isAsCounted(before));
}
