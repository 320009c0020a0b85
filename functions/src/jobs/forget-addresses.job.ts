import { onSchedule } from 'firebase-functions/v2/scheduler';
import { forgetExpiredAddresses } from '../features/comments/store/comments.ts';
import { forgetUnconfirmed } from '../features/newsletter/store/newsletter.ts';
import { productionDeps } from '../platform/deps.ts';
import { backgroundFunction } from '../platform/config/function-options.ts';

/**
 * Removes network addresses from comments after 30 days. A TTL policy cannot do this, because it
 * removes whole documents. Also removes newsletter addresses that were not confirmed within 7 days,
 * in case their TTL policy has not done so yet.
 */
export const forgetAddresses = onSchedule(
  { ...backgroundFunction, schedule: 'every day 03:40', timeZone: 'Asia/Kolkata', timeoutSeconds: 540 },
  async () => {
    const deps = productionDeps();
    const forgotten = await forgetExpiredAddresses(deps.db(), deps.clock.now());
    const unconfirmed = await forgetUnconfirmed(deps.db(), deps.clock.now());
    deps.log.info('expired addresses removed', { network: forgotten, unconfirmed });
  },
);
