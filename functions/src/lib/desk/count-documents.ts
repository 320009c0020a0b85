import { AggregateField, type Firestore, type Query, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import { plusDays, indianDayStart } from '@first-show/domain/analytics/daily-stats';
import type { DeskToday } from '@first-show/domain/analytics/desk-stats';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { followedSince, lacksFigure } from '@first-show/domain/box-office/today';
import { collections } from '@first-show/domain/core/collections';
import { indianDay } from '@first-show/domain/core/dates';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { siteTotalsRef, type SiteTotals } from '../counters/site-totals.ts';
import type { DeskPart } from './desk-changes.ts';

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
 * passes: a prediction becomes due, or a licence ends. Such a change shows when the cached counts
 * expire.
 */
export type TodayCounts = Omit<DeskToday, 'updatedAt'>;
export type MessageCounts = { newMessages: number; readMessages: number; doneMessages: number };

/**
 * The counts as they are cached. Total views = `viewsOffset` + `SiteTotals.articleViews`. So a view
 * changes no cached count.
 */
export type DeskCounts = {
  articles: Omit<ArticleCounts, 'totalViews'> & { viewsOffset: number };
  subscribers: SubscriberCounts;
  messages: MessageCounts;
  today: TodayCounts;
};

type CountPart<Part extends DeskPart> = (
  db: Firestore,
  transaction: Transaction,
  now: Date,
) => Promise<{ counts: DeskCounts[Part]; readAt: Timestamp }>;

const countWhere = (db: Firestore, transaction: Transaction) => (collection: string, field: string, value: unknown) =>
  transaction.get(db.collection(collection).where(field, '==', value).count());

/** For each part, the function that counts its documents. `readAt`: the time of the counts. */
export const countDocuments: { [Part in DeskPart]: CountPart<Part> } = {
  articles: async (db, transaction) => {
    const where = countWhere(db, transaction);
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
    const counts = {
      totalArticles: all.data().count,
      publishedArticles: published.data().count,
      articlesIn: Object.fromEntries(categories.map((id, index) => [id, inCategories[index]?.data().count ?? 0])),
      viewsOffset: all.data().views - ((site.data() as SiteTotals | undefined)?.articleViews ?? 0),
    };
    return { counts, readAt: all.readTime };
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
      counts: { totalSubscribers: active!.data().count, unsubscribed: ended!.data().count },
      readAt: active!.readTime,
    };
  },
  messages: async (db, transaction) => {
    const where = countWhere(db, transaction);
    const [fresh, read, done] = await Promise.all(
      ['new', 'read', 'done'].map((status) => where(collections.messages, 'status', status)),
    );
    const counts = {
      newMessages: fresh!.data().count,
      readMessages: read!.data().count,
      doneMessages: done!.data().count,
    };
    return { counts, readAt: fresh!.readTime };
  },
  today: async (db, transaction, now) => {
    const today = indianDay(now.toISOString());
    const countOf = (query: Query) => transaction.get(query.count());
    const articles = db.collection(collections.articles);
    const drafts = articles.where('isPublished', '==', false).where('scheduledFor', '==', null);
    const films = db
      .collection(collections.boxOffice)
      .where('releaseDate', '>=', followedSince(today))
      .where('releaseDate', '<', plusDays(today, 1));
    const [sourceDrafts, openProposals, scheduledToday, predictionsDue, pausedSources, endedLicences, inCinemas] =
      await Promise.all([
        countOf(drafts.where('source.name', '>', '')),
        countOf(db.collection(collections.articleDesk).where('hasOpenProposal', '==', true)),
        countOf(articles.where('scheduledFor', '>', '').where('scheduledFor', '<', indianDayStart(plusDays(today, 1)))),
        countOf(
          db.collection(collections.predictions).where('settled', '==', null).where('endsAt', '<=', now.toISOString()),
        ),
        countOf(db.collection(collections.sources).where('health.pausedAt', '>', '')),
        countOf(db.collection(collections.media).where('licence.expiresOn', '<', today)),
        transaction.get(films.select('releaseDate', 'days').limit(FILMS_IN_CINEMAS_MAX)),
      ]);
    const waiting = inCinemas.docs.filter((film) =>
      lacksFigure({ releaseDate: null, days: [], ...(film.data() as Partial<BoxOfficeFilm>) }, today),
    );
    const counts = {
      sourceDrafts: sourceDrafts.data().count,
      openProposals: openProposals.data().count,
      scheduledToday: scheduledToday.data().count,
      predictionsDue: predictionsDue.data().count,
      filmsWithoutFigure: waiting.length,
      pausedSources: pausedSources.data().count,
      endedLicences: endedLicences.data().count,
    };
    return { counts, readAt: inCinemas.readTime };
  },
};

/** Limit of films in cinemas: six weeks of releases in all languages are a few dozen. */
const FILMS_IN_CINEMAS_MAX = 200;
