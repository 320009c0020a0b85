import { randomInt } from 'node:crypto';
import {
  AggregateField,
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { dayAfter, indianDayStart } from '@first-show/domain/analytics/daily-stats';
import type { DeskToday } from '@first-show/domain/analytics/desk-stats';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { followedSince, lacksFigure } from '@first-show/domain/box-office/today';
import { collections } from '@first-show/domain/core/collections';
import { indianDay } from '@first-show/domain/core/dates';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { deskChangesRef, type DeskPart } from './desk-changes.ts';
import { isOvertaken, writeAsRead, type Writes } from '../cache/optimistic.ts';
import { siteTotalsRef, type SiteTotals } from '../counters/site-totals.ts';

// The numbers of the desks. A count costs one read per thousand documents. So counts are cached in
// `system/deskCounts_…`, and repeated only after a change (`desk-changes.ts`) or after
// `KEPT_MAX_MS`. Calls of the API that change subscribers or messages adjust the cached numbers in
// the same commit (`shiftCounts`). A view causes no count: it is added to
// `SiteTotals.articleViews`, which `readDeskCounts` adds to `viewsBefore`.

export type ArticleCounts = {
  totalArticles: number;
  publishedArticles: number;
  /** Number of articles, drafts included, by category id. A category without an entry has none. */
  articlesIn: Record<string, number>;
  totalViews: number;
};
export type SubscriberCounts = { totalSubscribers: number; unsubscribed: number };
/**
 * Numbers of tasks that need an editor today. Some also change without a write, because a date
 * passes: a prediction becomes due, or a licence ends. Such a change shows within `KEPT_MAX_MS`.
 */
export type TodayCounts = Omit<DeskToday, 'updatedAt'>;
export type MessageCounts = { newMessages: number; readMessages: number; doneMessages: number };

/**
 * `viewsBefore` is the sum of all articles' views, minus the views in `SiteTotals.articleViews`.
 */
type Counted = {
  articles: Omit<ArticleCounts, 'totalViews'> & { viewsBefore: number };
  subscribers: SubscriberCounts;
  messages: MessageCounts;
  today: TodayCounts;
};
type Kept<Part extends DeskPart> = Counted[Part] & { countedAt: string; readAt: Timestamp };
type Context = { db: Firestore; now: Date };

/** Counts older than this are recomputed, in case a change event was lost. */
const KEPT_MAX_MS = 10 * 60_000;

const countsRef = (db: Firestore, part: DeskPart) => db.collection(collections.system).doc(`deskCounts_${part}`);

/**
 * Changes of the cached numbers ('shifts') are spread over several documents
 * (`system/deskShifts_{part}_{n}`), because one document takes only about one sustained write per
 * second. A number is its cached value plus the sum of its shifts, which are never reset.
 */
const SHIFT_SHARDS = 4;
const shiftRefs = (db: Firestore, part: DeskPart) =>
  part in NUMBERS
    ? Array.from({ length: SHIFT_SHARDS }, (_, n) => db.collection(collections.system).doc(`deskShifts_${part}_${n}`))
    : [];

const sumOfShards = (shards: readonly DocumentSnapshot[]): Map<string, number> => {
  const sum = new Map<string, number>();
  for (const shard of shards)
    for (const [number, by] of Object.entries((shard.data() ?? {}) as Record<string, number>))
      sum.set(number, (sum.get(number) ?? 0) + by);
  return sum;
};

/** Adds the shifts to `numbers`, or subtracts them with `sign` -1. */
function shifted<T extends object>(numbers: T, moves: ReadonlyMap<string, number>, sign: 1 | -1): T {
  const known = numbers as Record<string, unknown>;
  const moved = [...moves].map(([number, by]) => [number, ((known[number] as number | undefined) ?? 0) + sign * by]);
  return { ...numbers, ...(Object.fromEntries(moved) as Partial<T>) };
}

/**
 * The numbers of articles, subscribers, messages and views. Costs thirteen reads while the cached
 * counts are valid, however many documents there are.
 */
export async function readDeskCounts(
  db: Firestore,
  now: Date,
): Promise<ArticleCounts & SubscriberCounts & MessageCounts> {
  const [{ articles, subscribers, messages }, site] = await Promise.all([
    readParts({ db, now }, ['articles', 'subscribers', 'messages']),
    siteTotalsRef(db).get(),
  ]);
  const { viewsBefore, totalArticles, publishedArticles, articlesIn } = articles;
  const totalViews = viewsBefore + ((site.data() as SiteTotals | undefined)?.articleViews ?? 0);
  return { totalArticles, publishedArticles, articlesIn, totalViews, ...subscribers, ...messages };
}
/** The number of articles in each category, by its id. Two reads. */
export const readArticlesIn = async (db: Firestore, now: Date): Promise<ArticleCounts['articlesIn']> =>
  (await readParts({ db, now }, ['articles'])).articles.articlesIn;
/** The numbers of subscribers. Six reads; messages cost the same. */
export const readSubscriberCounts = async (db: Firestore, now: Date): Promise<SubscriberCounts> =>
  (await readParts({ db, now }, ['subscribers'])).subscribers;
export const readTodayCounts = async (db: Firestore, now: Date): Promise<TodayCounts> =>
  (await readParts({ db, now }, ['today'])).today;
export const readMessageCounts = async (db: Firestore, now: Date): Promise<MessageCounts> =>
  (await readParts({ db, now }, ['messages'])).messages;

async function readParts<Part extends DeskPart>(
  { db, now }: Context,
  parts: readonly Part[],
): Promise<Pick<Counted, Part>> {
  const shardsOf = parts.map((part) => shiftRefs(db, part));
  const [changes, ...found] = await db.getAll(
    deskChangesRef(db),
    ...parts.map((part) => countsRef(db, part)),
    ...shardsOf.flat(),
  );
  const kept = found.slice(0, parts.length);
  const movesOf = new Map(
    parts.map((part, index) => {
      const before = parts.length + shardsOf.slice(0, index).flat().length;
      return [part, sumOfShards(found.slice(before, before + (shardsOf[index]?.length ?? 0)))];
    }),
  );
  const read = async (part: Part, stored: DocumentSnapshot): Promise<Counted[Part]> => {
    const found = stored.data() as Partial<Kept<Part>> | undefined;
    const changedAt = changes?.get(part) as Timestamp | undefined;
    if (
      found?.countedAt === undefined ||
      found.readAt === undefined ||
      now.getTime() - Date.parse(found.countedAt) >= KEPT_MAX_MS
    )
      return count({ db, now }, part, stored);
    if (changedAt !== undefined && changedAt.valueOf() >= found.readAt.valueOf())
      return count({ db, now }, part, stored);
    const { countedAt: _at, readAt: _read, ...counted } = found;
    return shifted(counted as unknown as Counted[Part], movesOf.get(part) ?? new Map(), 1);
  };
  const numbers = await Promise.all(parts.map(async (part, index) => [part, await read(part, kept[index]!)] as const));
  return Object.fromEntries(numbers) as Pick<Counted, Part>;
}

/**
 * Counts the documents of a part and reads its shifts at the same moment. The shifts are subtracted
 * before caching, because every read adds all shifts. The counts are only cached if nobody else has
 * counted since `stored` was read.
 */
async function count<Part extends DeskPart>(
  { db, now }: Context,
  part: Part,
  stored: DocumentSnapshot,
): Promise<Counted[Part]> {
  const refs = shiftRefs(db, part);
  const { counted, readAt, moves } = await db.runTransaction(
    async (transaction) => {
      const shards = refs.length === 0 ? [] : await transaction.getAll(...refs);
      return { ...(await COUNT[part](db, transaction, now)), moves: sumOfShards(shards) };
    },
    { readOnly: true },
  );
  const batch = db.batch();
  writeAsRead(batch, stored, { ...shifted(counted, moves, -1), countedAt: now.toISOString(), readAt });
  await batch.commit().catch((error: unknown) => {
    if (!isOvertaken(error)) throw error;
  });
  return counted;
}

const NUMBERS = {
  subscribers: { unconfirmed: null, active: 'totalSubscribers', ended: 'unsubscribed' },
  messages: { new: 'newMessages', read: 'readMessages', done: 'doneMessages', deleted: null },
} as const satisfies {
  subscribers: Record<string, keyof SubscriberCounts | null>;
  messages: Record<string, keyof MessageCounts | null>;
};

/**
 * Adjusts the cached numbers for documents that move from one state to another, or that are new
 * (`from` is `null`). Call it within the commit that changes the documents. Each document stores in
 * `countedAs` how it is counted. After a write that leaves `countedAs` outdated, a trigger counts
 * all documents of the part again (`isCounted`).
 */
export function shiftCounts<Part extends keyof typeof NUMBERS>(
  db: Firestore,
  writes: Writes,
  part: Part,
  moves: readonly { from: keyof (typeof NUMBERS)[Part] | null; to: keyof (typeof NUMBERS)[Part] }[],
): void {
  const numbers: Record<string, string | null> = NUMBERS[part];
  const shifts = new Map<string, number>();
  const add = (state: string | null, by: number) => {
    const number = state === null ? null : (numbers[state] ?? null);
    if (number !== null) shifts.set(number, (shifts.get(number) ?? 0) + by);
  };
  for (const { from, to } of moves) {
    add(from as string | null, -1);
    add(to as string, 1);
  }
  const moved = [...shifts].filter(([, by]) => by !== 0);
  const shard = shiftRefs(db, part)[randomInt(SHIFT_SHARDS)];
  if (moved.length > 0 && shard !== undefined)
    writes.set(shard, Object.fromEntries(moved.map(([number, by]) => [number, FieldValue.increment(by)])), {
      merge: true,
    });
}

/** Documents in these states are in none of the numbers, so removing one changes no number. */
const UNCOUNTED: ReadonlySet<string | undefined> = new Set(['deleted', 'unconfirmed']);

/**
 * Whether the cached numbers already include a write. `stateOf` returns how a document should be
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

type Count<Part extends DeskPart> = (
  db: Firestore,
  transaction: Transaction,
  now: Date,
) => Promise<{ counted: Counted[Part]; readAt: Timestamp }>;

const numberWhere = (db: Firestore, transaction: Transaction) => (collection: string, field: string, value: unknown) =>
  transaction.get(db.collection(collection).where(field, '==', value).count());

const COUNT: { [Part in DeskPart]: Count<Part> } = {
  articles: async (db, transaction) => {
    const where = numberWhere(db, transaction);
    const categories = (await transaction.get(db.collection(collections.categories).limit(LIST_MAX).select())).docs.map(
      ({ id }) => id,
    );
    const [all, published, site, ...inCategories] = await Promise.all([
      transaction.get(
        db
          .collection(collections.articles)
          .aggregate({ count: AggregateField.count(), views: AggregateField.sum('viewCount') }),
      ),
      where(collections.articles, 'isPublished', true),
      transaction.get(siteTotalsRef(db)),
      ...categories.map((id) => where(collections.articles, 'categoryId', id)),
    ]);
    const counted = {
      totalArticles: all.data().count,
      publishedArticles: published.data().count,
      articlesIn: Object.fromEntries(categories.map((id, index) => [id, inCategories[index]?.data().count ?? 0])),
      viewsBefore: all.data().views - ((site.data() as SiteTotals | undefined)?.articleViews ?? 0),
    };
    return { counted, readAt: all.readTime };
  },
  subscribers: async (db, transaction) => {
    const subscribers = db.collection(collections.subscribers);
    // `subscribedAt > ''` excludes unconfirmed addresses, whose `subscribedAt` is `null`.
    const endedOnes = subscribers
      .where('isActive', '==', false)
      .where('subscribedAt', '>', '')
      .orderBy('subscribedAt', 'desc');
    const [active, ended] = await Promise.all(
      [subscribers.where('isActive', '==', true), endedOnes].map((query) => transaction.get(query.count())),
    );
    return {
      counted: { totalSubscribers: active!.data().count, unsubscribed: ended!.data().count },
      readAt: active!.readTime,
    };
  },
  messages: async (db, transaction) => {
    const where = numberWhere(db, transaction);
    const [fresh, read, done] = await Promise.all(
      ['new', 'read', 'done'].map((status) => where(collections.messages, 'status', status)),
    );
    const counted = {
      newMessages: fresh!.data().count,
      readMessages: read!.data().count,
      doneMessages: done!.data().count,
    };
    return { counted, readAt: fresh!.readTime };
  },
  today: async (db, transaction, now) => {
    const today = indianDay(now.toISOString());
    const numberOf = (query: Query) => transaction.get(query.count());
    const articles = db.collection(collections.articles);
    const drafts = articles.where('isPublished', '==', false).where('scheduledFor', '==', null);
    const films = db
      .collection(collections.boxOffice)
      .where('releaseDate', '>=', followedSince(today))
      .where('releaseDate', '<', dayAfter(today));
    const [sourceDrafts, openProposals, scheduledToday, predictionsDue, pausedSources, endedLicences, inCinemas] =
      await Promise.all([
        numberOf(drafts.where('source.name', '>', '')),
        numberOf(db.collection(collections.articleDesk).where('hasOpenProposal', '==', true)),
        numberOf(articles.where('scheduledFor', '>', '').where('scheduledFor', '<', indianDayStart(dayAfter(today)))),
        numberOf(
          db.collection(collections.predictions).where('settled', '==', null).where('endsAt', '<=', now.toISOString()),
        ),
        numberOf(db.collection(collections.sources).where('health.pausedAt', '>', '')),
        numberOf(db.collection(collections.media).where('licence.expiresOn', '<', today)),
        transaction.get(films.select('releaseDate', 'days').limit(FILMS_IN_CINEMAS_MAX)),
      ]);
    const waiting = inCinemas.docs.filter((film) =>
      lacksFigure({ releaseDate: null, days: [], ...(film.data() as Partial<BoxOfficeFilm>) }, today),
    );
    const counted = {
      sourceDrafts: sourceDrafts.data().count,
      openProposals: openProposals.data().count,
      scheduledToday: scheduledToday.data().count,
      predictionsDue: predictionsDue.data().count,
      filmsWithoutFigure: waiting.length,
      pausedSources: pausedSources.data().count,
      endedLicences: endedLicences.data().count,
    };
    return { counted, readAt: inCinemas.readTime };
  },
};

/** Limit of films in cinemas: six weeks of releases in all languages are a few dozen. */
const FILMS_IN_CINEMAS_MAX = 200;
