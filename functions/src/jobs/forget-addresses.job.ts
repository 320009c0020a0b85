import { onSchedule } from 'firebase-functions/v2/scheduler';
import { forgetExpiredAddresses } from '../features/comments/comments.repo.ts';
import { forgetUnconfirmed } from '../features/newsletter/newsletter.repo.ts';
import { productionDeps } from '../lib/deps.ts';

/**
 * Removes network addresses of comments after 30 days. A TTL policy removes whole documents, so
 * this needs a job. Also removes unconfirmed newsletter addresses after 7 days, in case their TTL
 * policy has not done so yet.
 */
export const forgetAddresses = onSchedule(
  { schedule: 'every day 03:40', timeZone: 'Asia/Kolkata', region: 'asia-south1', timeoutSeconds: 540 },
  async () => {
    const deps = productionDeps();
    const forgotten = await forgetExpiredAddresses(deps.db(), deps.clock.now());
    const unconfirmed = await forgetUnconfirmed(deps.db(), deps.clock.now());
    deps.log.info('addresses removed', { network: forgotten, unconfirmed });
  },
);
