import { z } from 'zod';
import { indianDay } from '../core/dates.ts';

/**
 * One day in India, as stored in `dailyStats/{day}` and as the API returns it: page views, comments
 * received, new subscribers.
 */
export const dayStats = z.object({
  /** 'YYYY-MM-DD'. */
  day: z.string(),
  views: z.number().int(),
  comments: z.number().int(),
  subscribers: z.number().int(),
});
export type DayStats = z.infer<typeof dayStats>;

const DAY_MS = 86_400_000;

// Without `@date-fns/tz`: India has one offset and no summer time, and that package formats through
// `Intl`, which readers' pages avoid.

/** ISO time at which a day in India begins. */
export const indianDayStart = (day: string): string => new Date(`${day}T00:00:00+05:30`).toISOString();
/** The day that lies `count` days after `day` (before it, if negative). */
export const dayAfter = (day: string, count = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** `count` days up to and including `last`, oldest first. */
export const daysUpTo = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayAfter(last, index + 1 - count));
/** The last `count` days in India, oldest first, up to and including the day of `nowIso`. */
export const lastDays = (nowIso: string, count: number): string[] => daysUpTo(indianDay(nowIso), count);

/** One entry for each of `days`: the known values, or zeros. Other known days are dropped. */
export function fillDays(days: readonly string[], known: readonly Partial<DayStats>[]): DayStats[] {
  const byDay = new Map(known.map((one) => [one.day, one]));
  return days.map((day) => {
    const found = byDay.get(day);
    return { day, views: found?.views ?? 0, comments: found?.comments ?? 0, subscribers: found?.subscribers ?? 0 };
  });
}
