import { defineSecret } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { indianDayStart } from '@first-show/domain/analytics/daily-stats';
import { indianDay } from '@first-show/domain/core/dates';
import { sendDigest, type DigestOutcome } from './send-digest.ts';
import { readChart } from '../../lists/read-rollups.ts';
import { productionDeps, type Deps } from '../../platform/deps.ts';
import { backgroundFunction } from '../../platform/config/function-options.ts';

/** The earliest time at which the digest is sent: 7:30 in India, in ms after midnight. */
const SENT_FROM_MS = 7.5 * 3_600_000;

/** Sends today's digest if it is due and not sent yet. Continues an interrupted run. */
export async function sendDueDigest(
  deps: Pick<Deps, 'db' | 'clock' | 'randomId' | 'config'>,
): Promise<DigestOutcome | 'early'> {
  const now = deps.clock.now();
  const midnight = Date.parse(indianDayStart(indianDay(now.toISOString())));
  if (now.getTime() - midnight < SENT_FROM_MS) return 'early';
  const { siteUrl } = deps.config;
  if (siteUrl === null) throw new Error('SITE_URL is not set: mails need it for their links');
  return sendDigest(deps, { origin: siteUrl, films: () => readChart(deps.db()) });
}

/**
 * Runs several times: a later run finishes what an earlier one has left, and costs two reads if
 * nothing is left. The last run is at 8:50 and not earlier, because Cloud Monitoring can report a
 * missing run only if the longest pause between two runs is shorter than 23.5 hours
 * (`ops/policies/jobs-missing.json`).
 */
export const sendDailyDigest = onSchedule(
  {
    ...backgroundFunction,
    schedule: '30,40,50 7,8 * * *',
    timeZone: 'Asia/Kolkata',
    memory: '512MiB',
    timeoutSeconds: 540,
    secrets: [defineSecret('SIGNING_SECRET')],
  },
  async () => {
    const deps = productionDeps();
    const outcome = await sendDueDigest(deps);
    if (outcome !== 'early' && outcome !== 'done before') deps.log.info('digest job ended', { outcome });
  },
);
