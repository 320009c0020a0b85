import { z } from 'zod';
import { indianDay } from '../core/dates.ts';
import { site } from '../core/site.ts';

/**
 * How many follow the site's profiles elsewhere: an editor reads it there and sets it with the day.
 * Stored in `settings/followers`.
 */

const profileIds = site.profiles.map(({ id }) => id);
export const FOLLOWERS_MAX = 10_000_000_000;

const NUMBER = 'Followers must be a whole number';
const DAY = 'Please enter the day of the count';

/**
 * One profile's count, as readers get it: beside the profile, with its day. A profile without one
 * shows none.
 */
export const followerCount = z.object({ profileId: z.string(), count: z.number().int(), asOf: z.string() });
export type FollowerCount = z.infer<typeof followerCount>;

const newFollowerCount = z
  .object({
    profileId: z.enum(profileIds as [string, ...string[]], 'Unknown profile'),
    /** `null`: the profile shows none. */
    count: z.number(NUMBER).int(NUMBER).min(0, NUMBER).max(FOLLOWERS_MAX, NUMBER).nullable(),
    /** Calendar day in India, 'YYYY-MM-DD'; '' only without a count. */
    asOf: z.string(DAY).refine((day) => day === '' || z.regexes.date.test(day), DAY),
  })
  .refine(({ count, asOf }) => count === null || asOf !== '', { message: DAY, path: ['asOf'] });

/**
 * `PUT /api/admin/followers`: all counts; a profile that is left out, or has no count, shows none.
 * `basedOn`: `updatedAt` of what was edited; another one now is 409 with `{ message, current }`.
 * Left out: not compared.
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

/** `GET /api/admin/followers`, and as stored. */
export const followerSettings = z.object({
  followers: z.array(followerCount),
  /** `null` until the first save. */
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
});
export type FollowerSettings = z.infer<typeof followerSettings>;

/**
 * The first count whose day is still to come in India, by its place in the list; -1 where there is
 * none.
 */
export const futureCountAt = (followers: NewFollowers['followers'], now: Date): number => {
  const today = indianDay(now.toISOString());
  return followers.findIndex(({ count, asOf }) => count !== null && asOf > today);
};
