/**
 * The Cloud Functions that run in the background: triggers, tasks and schedules. `index.ts` must
 * export each of them too.
 */
export { rollUpArticles, rollUpBoxOffice, rollUpCategories, rollUpComments } from './jobs/content.trigger.ts';
export { sweepCounts } from './jobs/counters.job.ts';
export { decayActiveReaders, aggregatePageViews, sweepViews } from './jobs/page-views.trigger.ts';
export { sendDailyDigest } from './jobs/digest.job.ts';
export { endLicences } from './jobs/end-licences.job.ts';
export { enhanceDrafts } from './jobs/enhance-drafts.job.ts';
export { publishScheduled } from './jobs/publish-scheduled.job.ts';
export { purgeDeleted, sweepDeleted } from './jobs/purge.trigger.ts';
export { countComments, sweepCommentCounts } from './jobs/comment-counts.trigger.ts';
export { runScrape, scrape } from './jobs/scrape.job.ts';
export { forgetAddresses } from './jobs/forget-addresses.job.ts';
export { recountSample } from './jobs/recount.job.ts';
export {
  closeDay,
  countArticlesForDesks,
  countMessagesForDesks,
  countSubscribersForDesks,
  countTodayForDesks,
} from './jobs/desk-stats.trigger.ts';
