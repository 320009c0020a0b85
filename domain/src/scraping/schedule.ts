import { addHours } from 'date-fns/addHours';
import { differenceInHours } from 'date-fns/differenceInHours';
import { startOfDay } from 'date-fns/startOfDay';
import { inIndia } from '../core/india.ts';
import { SCRAPE_EVERY_HOURS } from './scraping-limits.ts';

/** Cron schedule in Indian time: 00:00, 02:00, … 22:00. */
export const SCRAPE_SCHEDULE = `0 */${SCRAPE_EVERY_HOURS} * * *`;

/** The first scheduled time after `now`. */
export function nextScrapeAt(now: Date): Date {
  const midnight = startOfDay(now, { in: inIndia });
  const runs = Math.floor(differenceInHours(now, midnight) / SCRAPE_EVERY_HOURS) + 1;
  return new Date(addHours(midnight, runs * SCRAPE_EVERY_HOURS).getTime());
}
