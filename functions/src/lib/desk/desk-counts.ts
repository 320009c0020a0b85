import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { isConflict, writeAsRead } from '../cache/optimistic.ts';
import { siteTotalsRef, type SiteTotals } from '../counters/site-totals.ts';
import {
  countDocuments,
  type ArticleCounts,
  type DeskCounts,
  type MessageCounts,
  type SubscriberCounts,
  type TodayCounts,
} from './count-documents.ts';
import { deskChangesRef, type DeskPart } from './desk-changes.ts';
import { shiftRefs, sumOfShifts, withShifts } from './shift-counts.ts';

// Caches the desks' counts in `system/deskCounts_…`, because a count query costs one read per
// thousand documents. A count is repeated after a change (`desk-changes.ts`) or after
// `KEPT_MAX_MS`. API calls that change subscribers or messages adjust the cached counts in the same
// commit (`shiftCounts`). Views: see `DeskCounts`.

type CachedCounts<Part extends DeskPart> = DeskCounts[Part] & { countedAt: string; readAt: Timestamp };
type Context = { db: Firestore; now: Date };

/** Counts older than this are recomputed, in case a change event was lost. */
const KEPT_MAX_MS = 10 * 60_000;

const countsRef = (db: Firestore, part: DeskPart) => db.collection(collections.system).doc(`deskCounts_${part}`);

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
  const { viewsOffset, totalArticles, publishedArticles, articlesIn } = articles;
  const totalViews = viewsOffset + ((site.data() as SiteTotals | undefined)?.articleViews ?? 0);
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
  context: Context,
  parts: readonly Part[],
): Promise<Pick<DeskCounts, Part>> {
  const changes = deskChangesRef(context.db).get();
  const counts = await Promise.all(parts.map(async (part) => [part, await readPart(context, part, changes)] as const));
  return Object.fromEntries(counts) as Pick<DeskCounts, Part>;
}

async function readPart<Part extends DeskPart>(
  { db, now }: Context,
  part: Part,
  changes: Promise<DocumentSnapshot>,
): Promise<DeskCounts[Part]> {
  const [[stored, ...shards], changed] = await Promise.all([
    db.getAll(countsRef(db, part), ...shiftRefs(db, part)),
    changes,
  ]);
  const { countedAt, readAt, ...counts } = (stored!.data() ?? {}) as Partial<CachedCounts<Part>>;
  const changedAt = changed.get(part) as Timestamp | undefined;
  if (
    countedAt === undefined ||
    readAt === undefined ||
    now.getTime() - Date.parse(countedAt) >= KEPT_MAX_MS ||
    (changedAt !== undefined && changedAt.valueOf() >= readAt.valueOf()) ||
    // The counts were cached by an earlier release.
    (part === 'articles' && !('viewsOffset' in counts))
  )
    return countAndCache({ db, now }, part, stored!);
  return withShifts(counts as unknown as DeskCounts[Part], sumOfShifts(shards), 1);
}

/**
 * Counts the documents of a part and reads its shifts at the same moment. The shifts are subtracted
 * before caching, because every read adds all shifts. The counts are only cached if nobody else has
 * counted since `stored` was read.
 */
async function countAndCache<Part extends DeskPart>(
  { db, now }: Context,
  part: Part,
  stored: DocumentSnapshot,
): Promise<DeskCounts[Part]> {
  const refs = shiftRefs(db, part);
  const { counts, readAt, shifts } = await db.runTransaction(
    async (transaction) => {
      const shards = refs.length === 0 ? [] : await transaction.getAll(...refs);
      return { ...(await countDocuments[part](db, transaction, now)), shifts: sumOfShifts(shards) };
    },
    { readOnly: true },
  );
  const batch = db.batch();
  writeAsRead(batch, stored, { ...withShifts(counts, shifts, -1), countedAt: now.toISOString(), readAt });
  await batch.commit().catch((error: unknown) => {
    if (!isConflict(error)) throw error;
  });
  return counts;
}
