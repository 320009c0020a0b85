import { expect, it } from 'vitest';
import { nextScrapeAt, SCRAPE_SCHEDULE } from './schedule.ts';

it.each([
  ['2026-11-21T06:00:00.000Z', '2026-11-21T06:30:00.000Z'],
  ['2026-11-21T06:29:59.999Z', '2026-11-21T06:30:00.000Z'],
  ['2026-11-21T06:30:00.000Z', '2026-11-21T08:30:00.000Z'],
  ['2026-11-21T17:00:00.000Z', '2026-11-21T18:30:00.000Z'],
  ['2026-12-31T18:30:00.000Z', '2026-12-31T20:30:00.000Z'],
])('schedules the run after %s at %s, an even hour in India', (now, next) => {
  expect(nextScrapeAt(new Date(now)).toISOString()).toBe(next);
});
it('has a cron schedule of every second hour', () => expect(SCRAPE_SCHEDULE).toBe('0 */2 * * *'));
