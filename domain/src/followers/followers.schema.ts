import { z } from 'zod';
import { indianDay } from '../core/dates.ts';
import { site } from '../core/site.ts';

/**
 * Follower counts of the site's profiles on social networks. An editor enters each count with its
 * day. The counts are stored in `settings/followers`.
 */

const profileIds = site.profiles.map(({ id }) => id);
const FOLLOWERS_MAX = 10_000_000_000;

const NUMBER = 'Followers must be a whole number';
const DAY = 'Please enter the day of the count';

/**
 * A profile's count with its day, as readers see it. Profiles without a count are not in the list.
 */
const followerCount = z.object({ profileId: z.string(), count: z.number().int(), asOf: z.string() });

const newFollowerCount = z
  .object({
    profileId: z.enum(profileIds as [string, ...string[]], 'Unknown profile'),
    /** The count; `null` to show none. */
    count: z.number(NUMBER).int(NUMBER).min(0, NUMBER).max(FOLLOWERS_MAX, NUMBER).nullable(),
    /** Day in India, 'YYYY-MM-DD'; '' only if there is no count. */
    asOf: z.string(DAY).refine((day) => day === '' || z.regexes.date.test(day), DAY),
  })
  .refine(({ count, asOf }) => count === null || asOf !== '', { message: DAY, path: ['asOf'] });

/**
 * `PUT /api/admin/followers`: all counts. A profile that is missing or has no count shows none.
 * `basedOn`: the `updatedAt` of the edited version; if it is stale, the answer is 409 with `{
 * message, current }`. Without it there is no check.
 */
export const newFollowers = z.object({
  followers: z
    .array(newFollowerCount)
    .max(profileIds.length, 'A profile stands in the list twice')
    .refine(
      (list) => new Set(list.map(({ profileId }) => profileId)).size === list.length,
      'A profile stands in the list twice',
    ),
  basedOn: z.string().nullable().optional(),
});
export type NewFollowers = z.output<typeof newFollowers>;

/** `GET /api/admin/followers`, and the stored document. */
export const followerSettings = z.object({
  followers: z.array(followerCount),
  /** ISO time of the last save; `null` before the first. */
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
});
export type FollowerSettings = z.infer<typeof followerSettings>;

/** The index of the first count whose day is in the future in India; -1 if there is none. */
export const futureCountAt = (followers: NewFollowers['followers'], now: Date): number => {
  const today = indianDay(now.toISOString());
  return followers.findIndex(({ count, asOf }) => count !== null && asOf > today);
};
