import type { Firestore, Query } from 'firebase-admin/firestore';
import { fillDays, indianDayStart, lastDays, type DayStats } from '@first-show/domain/analytics/daily-stats';
import { plusDays } from '@first-show/domain/core/dates';
import { collections } from '@first-show/domain/core/collections';

/**
 * `dailyStats/{day}`: the numbers of comments and of new subscribers on a day in India, stored
 * after the day has ended. `features/analytics` adds the views of the day.
 */

const dayRef = (db: Firestore, day: string) => db.collection(collections.dailyStats).doc(day);

/**
 * The last `count` days up to today, oldest first; zeros for days without a document. One read per
 * day. Today and yesterday are counted, because `closeDay` stores yesterday only after midnight.
 */
export async function readDailyStats(db: Firestore, input: { count: number; now: Date }): Promise<DayStats[]> {
  const days = lastDays(input.now.toISOString(), input.count);
  const [found, ...counted] = await Promise.all([
    db.getAll(...days.map((day) => dayRef(db, day))),
    ...days.slice(-2).map(async (day) => ({ day, ...(await countDay(db, day)) })),
  ]);
  const stored = found.flatMap((one) => (one.exists ? [one.data() as Partial<DayStats>] : []));
  return fillDays(days, stored).map((one) => ({ ...one, ...counted.find(({ day }) => day === one.day) }));
}

type DayCounts = Pick<DayStats, 'comments' | 'subscribers'>;

async function countDay(db: Firestore, day: string): Promise<DayCounts> {
  const [from, until] = [indianDayStart(day), indianDayStart(plusDays(day, 1))];
  const within = (query: Query, field: string) => query.where(field, '>=', from).where(field, '<', until).count().get();
  const [comments, subscribers] = await Promise.all([
    within(db.collection(collections.commentQueue), 'createdAt'),
    within(db.collection(collections.subscribers), 'subscribedAt'),
  ]);
  return { comments: comments.data().count, subscribers: subscribers.data().count };
}

/** Counts the comments and the new subscribers of `day`, and stores the numbers. */
export async function storeDay(db: Firestore, day: string): Promise<void> {
  await dayRef(db, day).set({ day, ...(await countDay(db, day)) }, { merge: true });
}
