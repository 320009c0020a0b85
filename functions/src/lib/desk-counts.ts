import { AggregateField, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { deskChangesRef } from './desk-changes.ts';
import { siteTotalsRef, type SiteTotals } from './site-totals.ts';

/**
 * The numbers of the desks. Articles, subscribers and messages are counted by the index, a read per thousand documents, when they changed
 * (`desk-changes.ts`), and kept in `system/deskCounts`. Views, which move all the time, are added up as they are folded.
 */
export type DeskCounts = {
  totalArticles: number;
  publishedArticles: number;
  /** Drafts too, by category id; one that is not there has none. */
  articlesIn: Record<string, number>;
  totalViews: number;
  totalSubscribers: number;
  unsubscribed: number;
  newMessages: number;
  readMessages: number;
  doneMessages: number;
};

/** `viewsBefore`: the sum of all articles' views without those that `SiteTotals.articleViews` counts. */
type Kept = Omit<DeskCounts, 'totalViews'> & { viewsBefore: number; countedAt: string };

/** A change that nothing told of is found after this. */
const KEPT_MAX_MS = 10 * 60_000;

const countsRef = (db: Firestore) => db.collection(collections.system).doc('deskCounts');

/** Three reads, however many articles there are, while nothing of them changed. */
export async function readDeskCounts(db: Firestore, now: Date): Promise<DeskCounts> {
  const [kept, changes, totals] = await db.getAll(countsRef(db), deskChangesRef(db), siteTotalsRef(db));
  const counts = kept?.data() as (Kept & { readAt: Timestamp }) | undefined;
  // One of before there were all of these numbers is none.
  const isCurrent =
    counts?.unsubscribed !== undefined &&
    now.getTime() - Date.parse(counts.countedAt) < KEPT_MAX_MS &&
    (changes?.updateTime === undefined || changes.updateTime.valueOf() < counts.readAt.valueOf());
  return isCurrent ? numbersOf(counts, totals?.data() as SiteTotals | undefined) : count(db, now);
}

/** All of one moment: what changes behind it is told of behind it. */
async function count(db: Firestore, now: Date): Promise<DeskCounts> {
  const articles = db.collection(collections.articles);
  const where = (collection: string, field: string, value: unknown) => db.collection(collection).where(field, '==', value).count();
  const { kept, totals, readAt } = await db.runTransaction(
    async (transaction) => {
      const categories = (await transaction.get(db.collection(collections.categories).limit(LIST_MAX).select())).docs.map(({ id }) => id);
      const [all, published, subscribers, unsubscribed, newMessages, readMessages, doneMessages, site, ...inCategories] = await Promise.all([
        transaction.get(articles.aggregate({ count: AggregateField.count(), views: AggregateField.sum('viewCount') })),
        transaction.get(where(collections.articles, 'isPublished', true)),
        transaction.get(where(collections.subscribers, 'isActive', true)),
        transaction.get(where(collections.subscribers, 'isActive', false)),
        transaction.get(where(collections.messages, 'status', 'new')),
        transaction.get(where(collections.messages, 'status', 'read')),
        transaction.get(where(collections.messages, 'status', 'done')),
        transaction.get(siteTotalsRef(db)),
        ...categories.map((id) => transaction.get(where(collections.articles, 'categoryId', id))),
      ]);
      const totals = site.data() as SiteTotals | undefined;
      const kept: Kept = {
        totalArticles: all.data().count,
        publishedArticles: published.data().count,
        articlesIn: Object.fromEntries(categories.map((id, index) => [id, inCategories[index]?.data().count ?? 0])),
        viewsBefore: all.data().views - (totals?.articleViews ?? 0),
        totalSubscribers: subscribers.data().count,
        unsubscribed: unsubscribed.data().count,
        newMessages: newMessages.data().count,
        readMessages: readMessages.data().count,
        doneMessages: doneMessages.data().count,
        countedAt: now.toISOString(),
      };
      return { kept, totals, readAt: all.readTime };
    },
    { readOnly: true },
  );
  // Of two that count side by side the one that read last is kept.
  await db.runTransaction(async (transaction) => {
    const before = (await transaction.get(countsRef(db))).get('readAt') as Timestamp | undefined;
    if (before === undefined || before.valueOf() < readAt.valueOf()) transaction.set(countsRef(db), { ...kept, readAt });
  });
  return numbersOf(kept, totals);
}

const numbersOf = (kept: Kept, totals: SiteTotals | undefined): DeskCounts => ({
  totalArticles: kept.totalArticles,
  publishedArticles: kept.publishedArticles,
  articlesIn: kept.articlesIn,
  totalViews: kept.viewsBefore + (totals?.articleViews ?? 0),
  totalSubscribers: kept.totalSubscribers,
  unsubscribed: kept.unsubscribed,
  newMessages: kept.newMessages,
  readMessages: kept.readMessages,
  doneMessages: kept.doneMessages,
});
