import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { isConflict, writeIfUnchanged } from '../firestore/preconditions.ts';
import type { Deps } from '../deps.ts';
import { createLocks } from '../firestore/lock.ts';
import { invalidateList } from './cached-lists.ts';
import { ratingOfCounts, reactionsOf, sumOf, votesOf, type Counter, type CounterKind, type Counts } from './counter.ts';
import {
  recordChoice,
  counterKey,
  countsOfShards,
  publicRef,
  shardRefs,
  type ChoiceInput,
  type Outcome,
} from './counters.ts';

/** Minimum time between two publications of an item, in ms. */
export const PUBLISH_GAP_MS = 1000;
/** Every failed attempt means that somebody else has published or the desk has changed the item. */
const ATTEMPTS = 20;

/**
 * Writes a reader's choice and publishes the item's count. `counts` include the choice, and every
 * other one that was committed before it. A function may stop working once it has answered, so the
 * count is public before this function returns: at once if the item is idle, after up to a second
 * if it is busy.
 */
export async function chooseAndPublish(
  deps: Deps,
  input: ChoiceInput,
): Promise<{ outcome: Outcome; before: string | null; counts: Counts }> {
  const db = deps.db();
  const { counter, readerId } = input;
  const chosen = await oneByOne(`${counterKey(counter)}_${readerId}`, () =>
    recordChoice(db, { ...input, now: deps.clock.now() }),
  );
  const isNew = chosen.outcome === 'counted';
  const counts = isNew ? await publish(db, counter) : (await readSum(db, counter)).counts;
  if (isNew && (counter.kind === 'polls' || counter.kind === 'predictions')) invalidateList(db, counter.kind);
  return { ...chosen, counts };
}

/**
 * Runs one reader's requests one after the other, because both requests of a double click may reach
 * the same instance: the second one then finds the document of the first. Concurrent transactions
 * would make each other retry. Across instances the transaction alone protects the data.
 */
const oneByOne = createLocks();

/** `waiting` has the publications that have not read the shards yet, by counter. */
type Publications = { waiting: Map<string, Promise<Counts>>; inTurn: ReturnType<typeof createLocks> };
const publicationsByDb = new WeakMap<Firestore, Publications>();

function publicationsOf(db: Firestore): Publications {
  const known = publicationsByDb.get(db) ?? { waiting: new Map<string, Promise<Counts>>(), inTurn: createLocks() };
  publicationsByDb.set(db, known);
  return known;
}

/**
 * Publishes the sum of an item's shards, at most once a second, and returns it. The sum includes
 * every choice that was committed before the call. Publishing twice, late or concurrently does no
 * harm: the public document is written only if nobody has written it since the shards were read.
 */
export function publish(db: Firestore, counter: Counter): Promise<Counts> {
  const { waiting, inTurn } = publicationsOf(db);
  const key = counterKey(counter);
  // A publication that has not read the shards yet will include the caller's choice too.
  const joined = waiting.get(key);
  if (joined !== undefined) return joined;
  const publication = inTurn(key, () =>
    whenDue(db, counter)
      .finally(() => waiting.delete(key))
      .then(() => publishSum(db, counter)),
  );
  waiting.set(key, publication);
  return publication;
}

/** Waits until the latest publication is a second old. */
async function whenDue(db: Firestore, counter: Counter): Promise<void> {
  const waitMs = msUntilDue(await publicRef(db, counter).get());
  if (waitMs > 0) await sleep(waitMs);
}

/** `countedAt` is the time at which the published sum was read. */
const countedAt = (found: DocumentSnapshot): string => (found.get('countedAt') as string | undefined) ?? '';

function msUntilDue(found: DocumentSnapshot): number {
  const at = countedAt(found);
  // Both times are Firestore's, so the clock of this machine does not matter.
  return at === '' ? 0 : PUBLISH_GAP_MS - (found.readTime.toMillis() - Date.parse(at));
}

/** The sum of an item's shards, and the public document at the same moment (`readAt`). */
async function readSum(
  db: Firestore,
  counter: Counter,
): Promise<{ counts: Counts; found: DocumentSnapshot; readAt: string }> {
  // One call, so all documents are as of the same moment.
  const [found, ...shards] = await db.getAll(publicRef(db, counter), ...shardRefs(db, counter));
  if (found === undefined) throw new Error('getAll returned fewer snapshots than references');
  return { counts: sumOf(countsOfShards(shards)), found, readAt: found.readTime.toDate().toISOString() };
}

async function publishSum(db: Firestore, counter: Counter): Promise<Counts> {
  let firstReadAt: string | null = null;
  for (let attempt = 1; ; attempt += 1) {
    const { counts, found, readAt } = await readSum(db, counter);
    firstReadAt ??= readAt;
    const fields = publicFields(counter.kind, counts, found);
    if (fields === null || isPublished(found, fields)) return counts;
    // Somebody else has published a sum that was read later than this function's first one, so it
    // includes all choices that this function was called for.
    if (countedAt(found) > firstReadAt) return counts;
    const waitMs = msUntilDue(found);
    if (waitMs > 0) await sleep(waitMs);
    else if (await isWritten(db, found, { ...fields, countedAt: readAt })) return counts;
    else if (attempt >= ATTEMPTS) throw new Error(`The count of ${counterKey(counter)} could not be published`);
  }
}

/** The public form of the counts; `null` if the item was deleted. */
function publicFields(kind: CounterKind, counts: Counts, found: DocumentSnapshot): DocumentData | null {
  if (kind === 'reactions') return reactionsOf(counts);
  if (kind === 'ratings') return ratingOfCounts(counts);
  return found.exists ? votesOf(counts, (found.get('options') as string[]).length) : null;
}

const isPublished = (found: DocumentSnapshot, fields: DocumentData): boolean =>
  Object.entries(fields).every(([name, value]) => isDeepStrictEqual(found.get(name), value));

/** Whether the fields were written. They are not if the document was changed since it was read. */
async function isWritten(db: Firestore, found: DocumentSnapshot, fields: DocumentData): Promise<boolean> {
  const batch = db.batch();
  writeIfUnchanged(batch, found, fields);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}
