import { parseISO } from 'date-fns/parseISO';
import { z } from 'zod';
import { indianDay, plusDays } from '../core/dates.ts';
import { inIndia, isoOf } from '../core/india.ts';

/**
 * One day in India: page views, comments received, new subscribers. In `dailyStats/{day}`, a number
 * that was never counted is missing.
 */
export const dayStats = z.object({
  /** Day in India, 'YYYY-MM-DD'. */
  day: z.string(),
  views: z.number().int(),
  comments: z.number().int(),
  subscribers: z.number().int(),
});
export type DayStats = z.infer<typeof dayStats>;

/** ISO time at which a day in India begins. */
export const indianDayStart = (day: string): string => isoOf(parseISO(day, { in: inIndia }));

/** `count` days up to and including `last`, oldest first. */
export const daysUpTo = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => plusDays(last, index + 1 - count));
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
