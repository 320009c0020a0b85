import { expect, it } from 'vitest';
import { countableSearch, risingSearches } from '@first-show/domain/analytics/search-counts';
import { SEARCH_COUNTED } from '@first-show/domain/core/limits';
import { site } from '@first-show/domain/core/site';
import { futureCountAt, newFollowers } from '@first-show/domain/followers/followers.schema';
import { buildDailyStats, buildFollowers, buildSearchDays, buildSubscribers } from './build-readership.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const subscribers = buildSubscribers(now);
const subscribedAt = subscribers.map((one) => one.subscribedAt);

it('subscribers have unique addresses and plausible dates', () => {
  expect(new Set(subscribers.map(({ id }) => id)).size).toBe(subscribers.length);
  for (const { subscribedAt: from, unsubscribedAt: until, isActive } of subscribers) {
    expect(Date.parse(from)).toBeLessThan(now.getTime());
    expect(isActive).toBe(until === null);
    if (until !== null) expect(Date.parse(until)).toBeGreaterThan(Date.parse(from));
  }
});
it('every profile has a follower count of a day in the past', () => {
  const { followers } = newFollowers.parse({ followers: buildFollowers(now) });
  expect(followers.map(({ profileId }) => profileId)).toEqual(site.profiles.map(({ id }) => id));
  expect(futureCountAt(followers, now)).toBe(-1);
});
it('the daily statistics cover thirty days up to today and stay below the totals of the site', () => {
  const days = buildDailyStats(now, {
    totalPageViews: 100_000,
    commentedAt: ['2026-11-20T18:29:00.000Z', '2026-11-20T18:31:00.000Z'],
    subscribedAt,
  });
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toMatchObject({ day: '2026-11-21', comments: 1 });
  expect(days.at(-2)).toMatchObject({ day: '2026-11-20', comments: 1 });
  expect(days.reduce((sum, { views }) => sum + views, 0)).toBeLessThan(100_000);
  expect(days.reduce((sum, one) => sum + one.subscribers, 0)).toBeLessThanOrEqual(subscribers.length);
  expect(Math.min(...days.map(({ views }) => views))).toBeGreaterThan(500);
});
it('the searches may be counted, have enough readers, and three of them rise', () => {
  const days = buildSearchDays(now);
  expect(days.map(({ day }) => day)).toEqual(expect.arrayContaining(['2026-11-08', '2026-11-20']));
  expect(days).toHaveLength(SEARCH_COUNTED.daysKept - 1);
  for (const { text, readers } of days.flatMap(({ searches }) => searches)) {
    expect(countableSearch(text)).toBe(text);
    expect(readers).toBeGreaterThanOrEqual(SEARCH_COUNTED.readersMin);
  }
  const rising = risingSearches([...days, { day: '2026-11-21', searches: [] }], 10);
  expect(rising.map(({ text }) => text).sort()).toEqual([
    'chaand ka ticket ending explained',
    'kesar aur kohra teaser',
    'tota maina talkies',
  ]);
});
