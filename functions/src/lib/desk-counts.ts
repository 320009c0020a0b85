import { AggregateField, type Firestore, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { deskChangesRef, type DeskPart } from './desk-changes.ts';
import { siteTotalsRef, type SiteTotals } from './site-totals.ts';

/**
 * The numbers of the desks. Articles, subscribers and messages are counted by the index, a read per thousand documents, each when they changed
 * (`desk-changes.ts`), and kept in `system/deskCounts`. Views, which move all the time, are added up as they are folded.
 */
export type ArticleCounts = {
  totalArticles: number;
  publishedArticles: number;
  /** Drafts too, by category id; one that is not there has none. */
  articlesIn: Record<string, number>;
  totalViews: number;
};
export type SubscriberCounts = { totalSubscribers: number; unsubscribed: number };
export type MessageCounts = { newMessages: number; readMessages: number; doneMessages: number };

/** `viewsBefore`: the sum of all articles' views without those that `SiteTotals.articleViews` counts. */
type Counted = {
  articles: Omit<ArticleCounts, 'totalViews'> & { viewsBefore: number };
  subscribers: SubscriberCounts;
  messages: MessageCounts;
};
type Kept = { [Part in DeskPart]?: Counted[Part] & { countedAt: string; readAt: Timestamp } };
type World = { db: Firestore; now: Date };

/** A change that nothing told of is found after this. */
const KEPT_MAX_MS = 10 * 60_000;

const countsRef = (db: Firestore) => db.collection(collections.system).doc('deskCounts');

/** All of them: three reads, however many documents there are, while none of them changed. */
export async function readDeskCounts(db: Firestore, now: Date): Promise<ArticleCounts & SubscriberCounts & MessageCounts> {
  const [{ articles, subscribers, messages }, site] = await Promise.all([readParts({ db, now }, ['articles', 'subscribers', 'messages']), siteTotalsRef(db).get()]);
  const { viewsBefore, totalArticles, publishedArticles, articlesIn } = articles;
  const totalViews = viewsBefore + ((site.data() as SiteTotals | undefined)?.articleViews ?? 0);
  return { totalArticles, publishedArticles, articlesIn, totalViews, ...subscribers, ...messages };
}
/** How many articles are in a category, by its id. Two reads, and so below. */
export const readArticlesIn = async (db: Firestore, now: Date): Promise<ArticleCounts['articlesIn']> => (await readParts({ db, now }, ['articles'])).articles.articlesIn;
export const readSubscriberCounts = async (db: Firestore, now: Date): Promise<SubscriberCounts> => (await readParts({ db, now }, ['subscribers'])).subscribers;
export const readMessageCounts = async (db: Firestore, now: Date): Promise<MessageCounts> => (await readParts({ db, now }, ['messages'])).messages;

async function readParts<Part extends DeskPart>({ db, now }: World, parts: readonly Part[]): Promise<Pick<Counted, Part>> {
  const [kept, changes] = await db.getAll(countsRef(db), deskChangesRef(db));
  const read = async (part: Part): Promise<Counted[Part]> => {
    const found = (kept?.data() as Kept | undefined)?.[part];
    const changedAt = changes?.get(part) as Timestamp | undefined;
    const isCurrent =
      found !== undefined && now.getTime() - Date.parse(found.countedAt) < KEPT_MAX_MS && (changedAt === undefined || changedAt.valueOf() < found.readAt.valueOf());
    if (!isCurrent) return count({ db, now }, part);
    const { countedAt: _at, readAt: _read, ...counted } = found;
    return counted as unknown as Counted[Part];
  };
  return Object.fromEntries(await Promise.all(parts.map(async (part) => [part, await read(part)] as const))) as Pick<Counted, Part>;
}

/** All of one moment: what changes behind it is told of behind it. */
async function count<Part extends DeskPart>({ db, now }: World, part: Part): Promise<Counted[Part]> {
  const { counted, readAt } = await db.runTransaction((transaction) => COUNT[part](db, transaction), { readOnly: true });
  // Of two that count side by side the one that read last is kept.
  await db.runTransaction(async (transaction) => {
    const before = ((await transaction.get(countsRef(db))).data() as Kept | undefined)?.[part]?.readAt;
    if (before !== undefined && before.valueOf() >= readAt.valueOf()) return;
    transaction.set(countsRef(db), { [part]: { ...counted, countedAt: now.toISOString(), readAt } }, { mergeFields: [part] });
  });
  return counted;
}

type Count<Part extends DeskPart> = (db: Firestore, transaction: Transaction) => Promise<{ counted: Counted[Part]; readAt: Timestamp }>;

const numberWhere = (db: Firestore, transaction: Transaction) => (collection: string, field: string, value: unknown) =>
  transaction.get(db.collection(collection).where(field, '==', value).count());

const COUNT: { [Part in DeskPart]: Count<Part> } = {
  articles: async (db, transaction) => {
    const where = numberWhere(db, transaction);
    const categories = (await transaction.get(db.collection(collections.categories).limit(LIST_MAX).select())).docs.map(({ id }) => id);
    const [all, published, site, ...inCategories] = await Promise.all([
      transaction.get(db.collection(collections.articles).aggregate({ count: AggregateField.count(), views: AggregateField.sum('viewCount') })),
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
    const where = numberWhere(db, transaction);
    const [active, ended] = await Promise.all([where(collections.subscribers, 'isActive', true), where(collections.subscribers, 'isActive', false)]);
    return { counted: { totalSubscribers: active.data().count, unsubscribed: ended.data().count }, readAt: active.readTime };
  },
  messages: async (db, transaction) => {
    const where = numberWhere(db, transaction);
    const [fresh, read, done] = await Promise.all(['new', 'read', 'done'].map((status) => where(collections.messages, 'status', status)));
    const counted = { newMessages: fresh!.data().count, readMessages: read!.data().count, doneMessages: done!.data().count };
    return { counted, readAt: fresh!.readTime };
  },
};
