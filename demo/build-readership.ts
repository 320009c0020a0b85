import { fillDays, indianDayStart, lastDays, type DayStats } from '@first-show/domain/analytics/daily-stats';
import type { SearchDay } from '@first-show/domain/analytics/search-counts';
import { indianDay, plusDays } from '@first-show/domain/core/dates';
import { SEARCH_COUNTED } from '@first-show/domain/core/limits';
import type { NewFollowers } from '@first-show/domain/followers/followers.schema';
import type { SubscriberDoc } from '@first-show/domain/newsletter/subscriber';
import { addressId } from '../functions/src/platform/limits/address-id.ts';

/**
 * The demo's subscribers and followers, and the statistics of its last weeks. Pure: the same `now`
 * gives the same result.
 */

const SUBSCRIBERS = 86;
const UNSUBSCRIBED_EVERY = 14;
const DAYS = 30;
/** Share of the site's views that happened in the last thirty days. */
const SHARE_OF_LAST_DAYS = 0.42;
/** Relative views per weekday, Monday to Sunday. Films open on Fridays, so Friday has the most. */
const WEEKDAY_SHARES = [0.86, 0.84, 0.88, 0.97, 1.24, 1.18, 1.12];
const HOUR_MS = 3_600_000;

/**
 * Subscribers with addresses at example.org, which is reserved for documentation. The first
 * subscribed about two months ago, the newest four hours ago.
 */
export function buildSubscribers(now: Date): (SubscriberDoc & { subscribedAt: string })[] {
  return Array.from({ length: SUBSCRIBERS }, (_, index) => {
    const email = `reader-${String(index + 1).padStart(2, '0')}@example.org`;
    // Subscriptions become more frequent towards today and fall at different hours of the day.
    const hoursAgo = 4 + ((SUBSCRIBERS - 1 - index) / SUBSCRIBERS) ** 1.6 * 60 * 24 + (index % 5) * 1.7;
    const subscribedAt = new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString();
    const isActive = index % UNSUBSCRIBED_EVERY !== UNSUBSCRIBED_EVERY - 1;
    const leftAt = new Date(Math.min(now.getTime(), Date.parse(subscribedAt) + 50 * HOUR_MS)).toISOString();
    return {
      id: addressId(email),
      email,
      isActive,
      // Every demo subscriber confirmed the subscription at the moment of asking for it.
      subscribedAt,
      unsubscribedAt: isActive ? null : leftAt,
      confirmationSentAt: subscribedAt,
    };
  });
}

/** Invented followers of the site's profiles, and how many days ago an editor counted them. */
const FOLLOWERS = [
  { profileId: 'videos', count: 214_000, countedDaysAgo: 3 },
  { profileId: 'photos', count: 167_500, countedDaysAgo: 3 },
  { profileId: 'posts', count: 48_260, countedDaysAgo: 4 },
  { profileId: 'community', count: 92_740, countedDaysAgo: 4 },
];

/** The follower counts, as an editor enters them. */
export const buildFollowers = (now: Date): NewFollowers['followers'] =>
  FOLLOWERS.map(({ countedDaysAgo, ...row }) => ({
    ...row,
    asOf: plusDays(indianDay(now.toISOString()), -countedDaysAgo),
  }));

/**
 * The statistics of the last thirty days. Views are a share of the site's total; comments and
 * subscribers are counted from the given times.
 */
export function buildDailyStats(
  now: Date,
  readership: { totalPageViews: number; commentedAt: readonly string[]; subscribedAt: readonly string[] },
): DayStats[] {
  const days = lastDays(now.toISOString(), DAYS);
  const weights = days.map((day, index) => weightOf(day, index, now));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const [commented, subscribed] = [readership.commentedAt.map(indianDay), readership.subscribedAt.map(indianDay)];
  const count = (found: readonly string[], day: string) => found.filter((one) => one === day).length;
  return fillDays(
    days,
    days.map((day, index) => ({
      day,
      views: Math.floor((readership.totalPageViews * SHARE_OF_LAST_DAYS * (weights[index] ?? 0)) / sum),
      comments: count(commented, day),
      subscribers: count(subscribed, day),
    })),
  );
}

/**
 * Searches with their readers on each of the thirteen days before today, oldest first. The first
 * three rise: the first two find few stories, the third many. The last two do not rise.
 */
const SEARCHES: readonly [text: string, readersByDay: readonly number[]][] = [
  ['chaand ka ticket ending explained', [0, 0, 0, 3, 0, 0, 0, 4, 3, 6, 7, 9, 12]],
  ['kesar aur kohra teaser', [0, 3, 0, 0, 4, 0, 0, 0, 5, 4, 6, 5, 8]],
  ['tota maina talkies', [4, 5, 3, 6, 5, 7, 6, 11, 14, 12, 17, 19, 16]],
  ['दादर का राजा', [9, 8, 11, 14, 12, 9, 8, 10, 9, 12, 13, 11, 9]],
  ['naqaab nagar review', [12, 14, 11, 9, 9, 8, 6, 7, 5, 4, 5, 4, 3]],
];

/**
 * The searches of the days before today. Today's document is missing, because the first search of
 * the day creates it.
 */
export function buildSearchDays(now: Date): SearchDay[] {
  return lastDays(now.toISOString(), SEARCH_COUNTED.daysKept)
    .slice(0, -1)
    .map((day, index) => ({
      day,
      searches: SEARCHES.flatMap(([text, readersByDay]) =>
        readersByDay[index] ? [{ text, readers: readersByDay[index] }] : [],
      ),
    }));
}

/**
 * The weight of a day when views are divided among the days: it depends on the weekday, grows
 * slowly and varies a little. Today's weight is proportional to the part of the day that has
 * passed.
 */
function weightOf(day: string, index: number, now: Date): number {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const uneven = 1 + 0.07 * Math.sin(index * 2.3);
  const startMs = Date.parse(indianDayStart(day));
  const passed = Math.min(1, (now.getTime() - startMs) / (Date.parse(indianDayStart(plusDays(day, 1))) - startMs));
  return (WEEKDAY_SHARES[weekday] ?? 1) * (1 + index / 90) * uneven * passed;
}
