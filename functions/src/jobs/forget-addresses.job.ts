import { onSchedule } from 'firebase-functions/v2/scheduler';
import { forgetExpiredAddresses } from '../features/comments/comments.repo.ts';
import { forgetUnconfirmed } from '../features/newsletter/newsletter.repo.ts';
import { productionDeps } from '../lib/deps.ts';

/**
 * Network addresses beside comments are removed after 30 days; TTL policies remove whole documents,
 * so this is a job. Newsletter addresses that did not confirm go after 7 days, where their TTL
 * policy has not removed them yet.
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
