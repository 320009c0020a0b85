import { onSchedule } from 'firebase-functions/v2/scheduler';
import { indianDay, plusDays } from '@first-show/domain/core/dates';
import { CLOSE_DAYS_BACK, closeSearchDay } from './store/search-counts.ts';
import { storeDay } from '../staff/store/daily-stats.ts';
import { productionDeps } from '../../platform/deps.ts';
import { backgroundFunction } from '../../platform/config/function-options.ts';

const deps = productionDeps();

/**
 * Stores the numbers of comments and subscribers of the last days. Also closes their search
 * statistics: keeps the texts that at least three readers searched for, and deletes everything
 * else. Goes back several days (`CLOSE_DAYS_BACK`), in case a night was missed.
 */
export const closeDay = onSchedule(
  { ...backgroundFunction, schedule: 'every day 00:20', timeZone: 'Asia/Kolkata' },
  async () => {
    const today = indianDay(deps.clock.now().toISOString());
    for (let back = 1; back <= CLOSE_DAYS_BACK; back += 1) {
      // Close the search statistics first. That deletes the keyed hashes and bits that count the
      // readers of each search (`search-marks.ts`), which must happen even if a later step fails.
      await closeSearchDay(deps.db(), plusDays(today, -back));
      await storeDay(deps.db(), plusDays(today, -back));
    }
  },
);
