import { onSchedule } from 'firebase-functions/v2/scheduler';
import { escapeHtml } from '@first-show/domain/core/escape-html';
import { collections } from '@first-show/domain/core/collections';
import { indianDay } from '@first-show/domain/core/dates';
import { site } from '@first-show/domain/core/site';
import type { MailDoc } from '@first-show/domain/newsletter/subscriber';
import { addDeskLog } from '../platform/desk-log/desk-log.ts';
import { productionDeps, type Deps } from '../platform/deps.ts';
import { backgroundFunction } from '../platform/config/function-options.ts';
import { recount, type Recounted } from './recount.ts';

const SAMPLE = 100;

/**
 * Recounts a sample every night, and reports differences to the desk. It fixes nothing: that is
 * left to a person.
 */
export const recountSample = onSchedule(
  { ...backgroundFunction, schedule: 'every day 04:20', timeZone: 'Asia/Kolkata', timeoutSeconds: 540 },
  async () => {
    const deps = productionDeps();
    const { now } = deps.clock;
    const results = await recount({ db: deps.db(), now, randomId: () => deps.randomId(20), sample: SAMPLE });
    await reportRecount(deps, results);
  },
);

/**
 * If there are differences, sends one mail and writes one entry in the desks' log per day, however
 * often the job runs. The mail lists document paths with the stored and the expected values. The
 * entry has only the kinds of counts, and how many of each differ.
 */
export async function reportRecount(deps: Deps, results: readonly Recounted[]): Promise<void> {
  const drifting = results.filter(({ drifts }) => drifts.length > 0);
  const places = drifting.flatMap(({ drifts }) => drifts);
  deps.log.info('recount done', { drifts: places.length });
  if (places.length === 0) return;
  deps.log.error('recount found drift', places.map(({ path }) => path).join(', '));
  const now = deps.clock.now();
  const id = `recount_${indianDay(now.toISOString())}`;
  const lines = places.slice(0, LINES_MAX).map(({ path, stored, expected }) => {
    return `${path}: ${JSON.stringify(stored)} instead of ${JSON.stringify(expected)}`.slice(0, LINE_MAX);
  });
  const text = `Counts that differ from their documents: ${places.length}. 'npm run recount -- --fix' writes them anew.`;
  const mail: MailDoc = {
    to: [site.email.general],
    message: {
      subject: `Counts differ from their documents: ${drifting.map(({ name }) => name).join(', ')}`,
      text: `${text}\n\n${lines.join('\n')}\n`,
      html: `<p>${escapeHtml(text)}</p><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
    },
    headers: {},
    createdAt: now.toISOString(),
  };
  const db = deps.db();
  if ((await db.collection(collections.deskLog).doc(id).get()).exists) return;
  await db.collection(collections.mail).doc(id).set(mail);
  await addDeskLog(db, {
    id,
    desk: 'content',
    at: now.toISOString(),
    uid: null,
    by: 'Nightly recount',
    action: `Counts differ from their documents: ${places.length}`,
    call: 'recountSample',
    subject: null,
    subjectId: null,
    details: drifting.map(({ name, drifts }) => `${name} (${drifts.length})`),
  });
}

const LINES_MAX = 50;
const LINE_MAX = 300;
