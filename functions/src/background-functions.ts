/**
 * The Cloud Functions that run in the background: triggers and schedules. `index.ts` must
 * export each of them too.
 */
export {
  rollUpArticles,
  rollUpCategories,
  rollUpComments,
  rollUpFilms,
  rollUpFollowers,
  rollUpPeople,
} from './lists/triggers.ts';
export { sweepCounts } from './jobs/counters.job.ts';
export { sendDailyDigest } from './features/digest/triggers.ts';
export { endLicences } from './features/media/triggers.ts';
export { enhanceDrafts } from './features/enhancement/triggers.ts';
export { everyMinute } from './jobs/every-minute.job.ts';
export { emptyTrash } from './jobs/empty-trash.job.ts';
export { runScrape, scrape } from './features/scraping/triggers.ts';
export { forgetAddresses } from './jobs/forget-addresses.job.ts';
export { recountSample } from './jobs/recount.job.ts';
export { closeDay } from './features/analytics/triggers.ts';
