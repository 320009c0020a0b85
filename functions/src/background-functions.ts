/**
 * The Cloud Functions that run in the background: triggers and schedules. `index.ts` must
 * export each of them too.
 */
export { rollUpArticles, rollUpBoxOffice, rollUpCategories, rollUpComments } from './jobs/content.trigger.ts';
export { sweepCounts } from './jobs/counters.job.ts';
export { sendDailyDigest } from './jobs/digest.job.ts';
export { endLicences } from './jobs/end-licences.job.ts';
export { enhanceDrafts } from './jobs/enhance-drafts.job.ts';
export { everyMinute } from './jobs/every-minute.job.ts';
export { emptyTrash } from './jobs/empty-trash.job.ts';
export { runScrape, scrape } from './jobs/scrape.job.ts';
export { forgetAddresses } from './jobs/forget-addresses.job.ts';
export { recountSample } from './jobs/recount.job.ts';
export { closeDay } from './jobs/close-day.job.ts';
