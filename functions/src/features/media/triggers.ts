import { onSchedule } from 'firebase-functions/v2/scheduler';
import { endLicences as replaceEndedPictures } from './store/media.ts';
import { productionDeps } from '../../platform/deps.ts';
import { backgroundFunction } from '../../platform/config/function-options.ts';

/**
 * Runs just after midnight in India. Records in articles and films which of their pictures have a
 * licence that has ended, so that public reads replace these pictures. Triggers then update the
 * lists.
 */
export const endLicences = onSchedule(
  { ...backgroundFunction, schedule: 'every day 00:05', timeZone: 'Asia/Kolkata', timeoutSeconds: 540 },
  async () => {
    const deps = productionDeps();
    const replaced = await replaceEndedPictures(deps.db(), deps.clock.now());
    if (replaced.length > 0) deps.log.info('pictures with an ended licence replaced', { count: replaced.length });
  },
);
