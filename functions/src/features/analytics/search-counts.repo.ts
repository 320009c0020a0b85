import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { dayAfter, indianDayStart, lastDays } from '@first-show/domain/analytics/daily-stats';
import {
  countableSearch,
  searchKey,
  type CountedSearch,
  type SearchDay,
} from '@first-show/domain/analytics/search-counts';
import { collections } from '@first-show/domain/core/collections';
import { indianDay } from '@first-show/domain/core/dates';
import { SEARCH_COUNTED } from '@first-show/domain/core/limits';
import { createLocks } from '../../lib/lock.ts';
import { optimistically } from '../../lib/optimistic.ts';
import { signature } from '../../lib/reader-cookie.ts';
import { markCount, readersOf, withMark } from './search-marks.ts';

/**
 * `searchCounts/{day}_{shard}` while a day lasts, `searchCounts/{day}` when it is closed. While it
 * lasts a search is a keyed hash and marks (`search-marks.ts`); its text is written when the third
 * reader asks. Closing keeps texts and numbers of those, and nothing else.
 */
export const SEARCH_SHARDS = 4;
/** Different searches of one document: some 60 KB when full. */
const SHARD_SEARCHES_MAX = 500;
/** Searches that are kept of a closed day. */
const DAY_SEARCHES_MAX = 300;
/** Days that were not closed in the first night. */
export const CLOSE_DAYS_BACK = 3;
/** Searches of one document that reach an instance together would only refuse each other. */
const inTurn = createLocks();

type OpenSearch = { marks: string; text: string | null };
export type OpenSearchDoc = { day: string; searches: Record<string, OpenSearch>; expireAt: Timestamp };
export type SearchDayDoc = SearchDay & { expireAt: Timestamp };

const shardRef = (db: Firestore, day: string, shard: number): DocumentReference =>
  db.collection(collections.searchCounts).doc(`${day}_${shard}`);
const shardRefs = (db: Firestore, day: string): DocumentReference[] =>
  Array.from({ length: SEARCH_SHARDS }, (_, shard) => shardRef(db, day, shard));
const dayRef = (db: Firestore, day: string): DocumentReference => db.collection(collections.searchCounts).doc(day);
const daysOn = (day: string, days: number): Timestamp =>
  Timestamp.fromMillis(Date.parse(indianDayStart(dayAfter(day, days))));

/**
 * Counts a search of a reader: at most one read and one write, and none of the reader. Once a day
 * whatever is sent.
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
    optimistically(async () => {
      const read = await ref.get();
      const searches = (read.data() as OpenSearchDoc | undefined)?.searches ?? {};
      const known = searches[key];
      const marks = withMark(known?.marks ?? '', position);
      if (known?.marks === marks) return;
      if (known === undefined && Object.keys(searches).length >= SHARD_SEARCHES_MAX) {
        const leaving = whoLeaves(searches, key);
        if (leaving === undefined) return;
        delete searches[leaving];
      }
      const isShared = markCount(marks) >= SEARCH_COUNTED.readersMin;
      searches[key] = { marks, text: known?.text ?? (isShared ? text : null) };
      // Longer than it takes to close the day, and no longer.
      const doc: OpenSearchDoc = { day, searches, expireAt: daysOn(day, CLOSE_DAYS_BACK + 1) };
      await (read.updateTime === undefined ? ref.create(doc) : ref.update(doc, { lastUpdateTime: read.updateTime }));
    }),
  );
}

/**
 * Where a document is full, a search of a single reader makes room, so that what many ask for late
 * in the day finds a place. The next one by hash: any other order would favour some searches.
 */
function whoLeaves(searches: Readonly<Record<string, OpenSearch>>, key: string): string | undefined {
  const lonely = Object.keys(searches)
    .filter((one) => markCount(searches[one]?.marks ?? '') <= 1)
    .sort();
  return lonely.find((one) => one > key) ?? lonely[0];
}

const countedOf = (doc: OpenSearchDoc): CountedSearch[] =>
  Object.values(doc.searches).flatMap(({ marks, text }) =>
    text === null ? [] : [{ text, readers: readersOf(marks) }],
  );

/**
 * Ends a day: what fewer than three readers asked for is gone, and so are the marks. Finds nothing
 * when it is done again.
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

/** A closed day as stored. */
export const searchDayDoc = (day: string, searches: CountedSearch[]): SearchDayDoc => ({
  day,
  searches,
  expireAt: daysOn(day, SEARCH_COUNTED.daysKept),
});

/** The last fourteen days, oldest first, today's as far as it has come. 21 reads. */
export async function readSearchDays(db: Firestore, now: Date): Promise<SearchDay[]> {
  const days = lastDays(now.toISOString(), SEARCH_COUNTED.daysKept);
  const today = days.at(-1) ?? '';
  const yesterday = dayAfter(today, -1);
  const closed = days.filter((day) => day !== today).map((day) => dayRef(db, day));
  // Yesterday is closed some minutes after midnight.
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
