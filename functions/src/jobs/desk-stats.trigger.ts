import { setTimeout as wait } from 'node:timers/promises';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { plusDays } from '@first-show/domain/analytics/daily-stats';
import type { MessageDoc } from '@first-show/domain/contact/message';
import { collections } from '@first-show/domain/core/collections';
import { indianDay } from '@first-show/domain/core/dates';
import { subscriberState, type SubscriberDoc } from '@first-show/domain/newsletter/subscriber';
import { CLOSE_DAYS_BACK, closeSearchDay } from '../features/analytics/search-counts.repo.ts';
import { countDay } from '../features/staff/daily-stats.repo.ts';
import { refreshDeskStats } from '../features/staff/desk-stats.ts';
import { productionDeps } from '../lib/deps.ts';
import { backgroundFunction } from '../lib/function-options.ts';
import type { DeskPart } from '../lib/desk/desk-changes.ts';
import { isCounted } from '../lib/desk/shift-counts.ts';
import { onlyVolatileFieldsChanged } from './content-change.ts';

/**
 * Triggers that update the numbers of open desks after writes of articles, subscribers and
 * messages, and after new entries in the desks' log. If no desk is open, nothing is counted.
 * Failures are not retried, because the next event or heartbeat counts everything again.
 */
const options = { ...backgroundFunction, timeoutSeconds: 60, concurrency: 80, maxInstances: 2 } as const;
const deps = productionDeps();
const refresh = (part: DeskPart | readonly DeskPart[] | null, event: { time: string }): Promise<void> =>
  refreshDeskStats(deps.db(), { part, changedAtMs: Date.parse(event.time), now: deps.clock.now, wait });

type Written = { time: string; data?: { before: { data: () => unknown }; after: { data: () => unknown } } };
/** Updates the numbers. Counts `part` again unless the cached counts already include the write. */
const refreshUncounted =
  <Doc extends { countedAs?: string }>(part: DeskPart, stateOf: (doc: Doc) => string) =>
  (event: Written): Promise<void> => {
    const docs = [event.data?.before.data(), event.data?.after.data()] as [Doc | undefined, Doc | undefined];
    return refresh(isCounted(...docs, stateOf) ? null : part, event);
  };

export const countArticlesForDesks = onDocumentWritten(
  { ...options, document: `${collections.articles}/{articleId}` },
  async (event) => {
    if (!onlyVolatileFieldsChanged(event.data?.before.data(), event.data?.after.data()))
      await refresh(['articles', 'today'], event);
  },
);
export const countSubscribersForDesks = onDocumentWritten(
  { ...options, document: `${collections.subscribers}/{subscriberId}` },
  refreshUncounted<SubscriberDoc>('subscribers', subscriberState),
);
export const countMessagesForDesks = onDocumentWritten(
  { ...options, document: `${collections.messages}/{messageId}` },
  refreshUncounted('messages', ({ status }: MessageDoc) => status),
);

/**
 * Updates the numbers of today's tasks after a new entry in the desks' log. Every editor's action
 * that may change these numbers writes an entry: settling a prediction, entering figures, resuming
 * a source, deciding about a proposal. Calls that write articles are left to the trigger for
 * articles, which also sees the articles of scraping runs. A number that changes without a write (a
 * prediction ends, a licence expires) is updated by a heartbeat, once its cached count is ten
 * minutes old.
 */
export const countTodayForDesks = onDocumentCreated(
  { ...options, document: `${collections.deskLog}/{entryId}` },
  async (event) => {
    const call = event.data?.get('call') as string | undefined;
    if (call === undefined || !ARTICLE_WRITE_CALLS.test(call)) await refresh('today', event);
  },
);
/** Calls that write an article. `countArticlesForDesks` handles their changes. */
const ARTICLE_WRITE_CALLS = /^(?:POST|PATCH|DELETE) \/api\/articles(?:\/\{id\}(?:\/undo)?)?$/;

/**
 * Stores the daily numbers of the last days again, because perhaps no desk was open when these days
 * ended. Also closes their search statistics: keeps the texts that at least three readers searched
 * for, and deletes everything else. Goes back several days (`CLOSE_DAYS_BACK`), in case a night was
 * missed.
 */
export const closeDay = onSchedule(
  { ...backgroundFunction, schedule: 'every day 00:20', timeZone: 'Asia/Kolkata' },
  async () => {
    const today = indianDay(deps.clock.now().toISOString());
    for (let back = 1; back <= CLOSE_DAYS_BACK; back += 1) {
      // Close the search statistics first. That deletes the keyed hashes and bits that count the
      // readers of each search (`search-marks.ts`), which must happen even if a later step fails.
      await closeSearchDay(deps.db(), plusDays(today, -back));
      await countDay(deps.db(), plusDays(today, -back));
    }
  },
);
