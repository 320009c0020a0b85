import { getRequestListener } from '@hono/node-server';
import { defineSecret } from 'firebase-functions/params';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { createApp } from './http/app.ts';
import { registerAll } from './http/router.ts';
import { enhancementSecrets } from './jobs/enhance-drafts.job.ts';
import { productionDeps } from './lib/deps.ts';
import { registerPageData } from './render/page-data.http.ts';
import { createPageApp, type WebBundle } from './render/page.ts';

setGlobalOptions({ region: 'asia-south1' });

const deps = productionDeps();
/** Signs the reader cookie and the links in mails. */
const signingSecret = defineSecret('SIGNING_SECRET');
const web = { region: 'asia-south1', memory: '512MiB', concurrency: 80, maxInstances: 20, cors: false, invoker: 'public' } as const;

const apiApp = createApp(deps, (app) => {
  registerAll(app, deps);
  registerPageData(app, deps);
});
const apiListener = getRequestListener(apiApp.fetch, { overrideGlobalObjects: false });
export const api = onRequest({ ...web, secrets: [signingSecret, ...enhancementSecrets()] }, (request, response) => apiListener(request, response));

// An address made at run time: the web's bundle is a file beside this one, not a part of it.
const loadWeb = () => import(new URL('./web/entry-server.js', import.meta.url).href) as Promise<WebBundle>;
const pageListener = getRequestListener(createPageApp(deps, loadWeb).fetch, { overrideGlobalObjects: false });
export const page = onRequest({ ...web, memory: '1GiB', concurrency: 40 }, (request, response) => pageListener(request, response));

export { rollUpArticles, rollUpBoxOffice, rollUpCategories, rollUpComments } from './jobs/content.trigger.ts';

export { foldCounter, sweepCounts } from './jobs/counters.trigger.ts';
export { decayActiveReaders, foldPageViews, sweepViews } from './jobs/page-views.trigger.ts';
export { sendDailyDigest } from './jobs/digest.job.ts';
export { enhanceDrafts } from './jobs/enhance-drafts.job.ts';
export { publishScheduled } from './jobs/publish-scheduled.job.ts';
export { purgeDeleted, sweepDeleted } from './jobs/purge.trigger.ts';
export { countComments, sweepCommentCounts } from './jobs/comment-counts.trigger.ts';
export { runScrape, scrape } from './jobs/scrape.job.ts';
export { forgetAddresses } from './jobs/forget-addresses.job.ts';
export {
  closeDay,
  countArticlesForDesks,
  countMessagesForDesks,
  countSubscribersForDesks,
} from './jobs/desk-stats.trigger.ts';
