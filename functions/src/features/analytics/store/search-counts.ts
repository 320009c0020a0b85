import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { indianDayStart, lastDays } from '@first-show/domain/analytics/daily-stats';
import {
  countableSearch,
  searchKey,
  type CountedSearch,
  type SearchDay,
} from '@first-show/domain/analytics/search-counts';
import { collections } from '@first-show/domain/core/collections';
import { indianDay, plusDays } from '@first-show/domain/core/dates';
import { SEARCH_COUNTED } from '@first-show/domain/core/limits';
import { createLocks } from '../../../platform/firestore/lock.ts';
import { retryOnConflict } from '../../../platform/firestore/preconditions.ts';
import { signature } from '../../../platform/identity/reader-cookie.ts';
import { markCount, readersOf, withMark } from '../search-marks.ts';

/**
 * Shards per day. During the day they are the documents `searchCounts/{day}_{shard}`; closing the
 * day replaces them with `searchCounts/{day}`. Each search is stored as a keyed hash with marks
 * (`search-marks.ts`), and its text is added when a third reader searches for it. Closing keeps
 * only these texts and their numbers of readers.
 */
export const SEARCH_SHARDS = 4;
/** Maximum number of different searches in one shard (about 60 KB). */
const SHARD_SEARCHES_MAX = 500;
/** Maximum number of searches that closing a day keeps. */
const DAY_SEARCHES_MAX = 300;
/**
 * How many days back the nightly job looks for days that are not closed yet, in case a night was
 * missed.
 */
export const CLOSE_DAYS_BACK = 3;
/**
 * Runs this instance's writes to the same document one after the other, because concurrent writes
 * would conflict.
 */
const inTurn = createLocks();

type OpenSearch = { marks: string; text: string | null };
type OpenSearchDoc = { day: string; searches: Record<string, OpenSearch>; expireAt: Timestamp };
export type SearchDayDoc = SearchDay & { expireAt: Timestamp };

const shardRef = (db: Firestore, day: string, shard: number): DocumentReference =>
  db.collection(collections.searchCounts).doc(`${day}_${shard}`);
const shardRefs = (db: Firestore, day: string): DocumentReference[] =>
  Array.from({ length: SEARCH_SHARDS }, (_, shard) => shardRef(db, day, shard));
const dayRef = (db: Firestore, day: string): DocumentReference => db.collection(collections.searchCounts).doc(day);
const daysOn = (day: string, days: number): Timestamp =>
  Timestamp.fromMillis(Date.parse(indianDayStart(plusDays(day, days))));

/**
 * Counts a reader's search. A repetition on the same day does not count again and writes nothing.
 * Each attempt costs one read and at most one write; a conflict causes another attempt.
 */
export async function recordSearch(
  db: Firestore,
  input: { text: string; readerId: string; now: Date; secret: string },
): Promise<void> {
  const text = countableSearch(input.text);
  if (text === null) return;
  const day = indianDay(input.now.toISOString());
  const key = signature('search', searchKey(text), input.secret).slice(0, 22);
  const [position = 0] = Buffer.from(
    signature('search-reader', `${day}\n${key}\n${input.readerId}`, input.secret),
    'base64url',
  );
  const ref = shardRef(db, day, (Buffer.from(key, 'base64url')[0] ?? 0) % SEARCH_SHARDS);
  await inTurn(ref.path, () =>
    retryOnConflict(async () => {
      const read = await ref.get();
      const searches = (read.data() as OpenSearchDoc | undefined)?.searches ?? {};
      const known = searches[key];
      const marks = withMark(known?.marks ?? '', position);
      if (known?.marks === marks) return;
      if (known === undefined && Object.keys(searches).length >= SHARD_SEARCHES_MAX) {
        const evicted = searchToEvict(searches, key);
        if (evicted === undefined) return;
        delete searches[evicted];
      }
      const isShared = markCount(marks) >= SEARCH_COUNTED.readersMin;
      searches[key] = { marks, text: known?.text ?? (isShared ? text : null) };
      // The document expires after the last nightly job that can still close this day.
      const doc: OpenSearchDoc = { day, searches, expireAt: daysOn(day, CLOSE_DAYS_BACK + 1) };
      await (read.updateTime === undefined ? ref.create(doc) : ref.update(doc, { lastUpdateTime: read.updateTime }));
    }),
  );
}

/**
 * Chooses a search by a single reader to remove from a full document, so that a search that becomes
 * popular late in the day still gets a place. The choice is the next search by a single reader
 * after `key` in hash order, because any other order would favour some searches. `undefined` if
 * there is none.
 */
function searchToEvict(searches: Readonly<Record<string, OpenSearch>>, key: string): string | undefined {
  const ofOneReader = Object.keys(searches)
    .filter((one) => markCount(searches[one]?.marks ?? '') <= 1)
    .sort();
  return ofOneReader.find((one) => one > key) ?? ofOneReader[0];
}

const countedOf = (doc: OpenSearchDoc): CountedSearch[] =>
  Object.values(doc.searches).flatMap(({ marks, text }) =>
    text === null ? [] : [{ text, readers: readersOf(marks) }],
  );

/**
 * Closes a day: deletes all marks and all searches by fewer than three readers, and keeps the 300
 * most frequent of the others. Idempotent.
 */
export async function closeSearchDay(db: Firestore, day: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [closed, ...shards] = await transaction.getAll(dayRef(db, day), ...shardRefs(db, day));
    const open = shards.filter(({ exists }) => exists);
    if (open.length === 0) return;
    const before = (closed?.data() as SearchDayDoc | undefined)?.searches ?? [];
    const searches = [...before, ...open.flatMap((one) => countedOf(one.data() as OpenSearchDoc))]
      .toSorted((a, b) => b.readers - a.readers || a.text.localeCompare(b.text))
      .slice(0, DAY_SEARCHES_MAX);
    for (const { ref } of open) transaction.delete(ref);
    if (searches.length > 0) transaction.set(dayRef(db, day), searchDayDoc(day, searches));
  });
}

export const searchDayDoc = (day: string, searches: CountedSearch[]): SearchDayDoc => ({
  day,
  searches,
  expireAt: daysOn(day, SEARCH_COUNTED.daysKept),
});

/**
 * The searches by at least three readers in the last fourteen days, oldest day first, including
 * today so far. Costs 21 reads.
 */
export async function readSearchDays(db: Firestore, now: Date): Promise<SearchDay[]> {
  const days = lastDays(now.toISOString(), SEARCH_COUNTED.daysKept);
  const today = days.at(-1) ?? '';
  const yesterday = plusDays(today, -1);
  const closed = days.filter((day) => day !== today).map((day) => dayRef(db, day));
  // Also read yesterday's shards, because yesterday is closed only at 00:20.
  const found = await db.getAll(...closed, ...shardRefs(db, yesterday), ...shardRefs(db, today));
  return days.map((day) => ({
    day,
    searches: found
      .filter((one) => one.exists && one.get('day') === day)
      .flatMap((one) =>
        one.id === day ? (one.data() as SearchDayDoc).searches : countedOf(one.data() as OpenSearchDoc),
      ),
  }));
}
