import type { Firestore, Query } from 'firebase-admin/firestore';
import { plusDays, fillDays, indianDayStart, lastDays, type DayStats } from '@first-show/domain/analytics/daily-stats';
import { collections } from '@first-show/domain/core/collections';

/**
 * `dailyStats/{day}`: the numbers of comments and of new subscribers on a day in India.
 * `features/analytics` adds the views of the day.
 */

const dayRef = (db: Firestore, day: string) => db.collection(collections.dailyStats).doc(day);

/**
 * The last `count` days up to today, oldest first; zeros for days without a document. One read per
 * day.
 */
export async function readDailyStats(db: Firestore, input: { count: number; now: Date }): Promise<DayStats[]> {
  const days = lastDays(input.now.toISOString(), input.count);
  const found = await db.getAll(...days.map((day) => dayRef(db, day)));
  return fillDays(
    days,
    found.flatMap((one) => (one.exists ? [one.data() as Partial<DayStats>] : [])),
  );
}

/**
 * Counts the comments and the new subscribers of `day`, and writes the numbers if they have
 * changed.
 */
export async function countDay(db: Firestore, day: string): Promise<void> {
  const [from, until] = [indianDayStart(day), indianDayStart(plusDays(day, 1))];
  const within = (query: Query, field: string) => query.where(field, '>=', from).where(field, '<', until).count().get();
  const [comments, subscribers, known] = await Promise.all([
    within(db.collection(collections.commentQueue), 'createdAt'),
    within(db.collection(collections.subscribers), 'subscribedAt'),
    dayRef(db, day).get(),
  ]);
  const counts = { comments: comments.data().count, subscribers: subscribers.data().count };
  if (known.get('comments') === counts.comments && known.get('subscribers') === counts.subscribers) return;
  await dayRef(db, day).set({ day, ...counts }, { merge: true });
}
