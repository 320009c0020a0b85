import { SCRAPE_EVERY_HOURS } from './scraping-limits.ts';

const HOUR_MS = 3_600_000;
/** India has one offset and no summer time. */
const INDIA_OFFSET_MS = 5.5 * HOUR_MS;

/** In the clock of `Asia/Kolkata`: 00:00, 02:00, … 22:00. */
export const SCRAPE_SCHEDULE = `0 */${SCRAPE_EVERY_HOURS} * * *`;

/** The first scheduled time after `now`. */
export function nextScrapeAt(now: Date): Date {
  const step = SCRAPE_EVERY_HOURS * HOUR_MS;
  const india = now.getTime() + INDIA_OFFSET_MS;
  return new Date((Math.floor(india / step) + 1) * step - INDIA_OFFSET_MS);
}
