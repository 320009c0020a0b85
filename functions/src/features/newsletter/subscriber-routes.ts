import { z } from 'zod';
import { fail, invalidField, ok } from '@first-show/domain/core/result';
import {
  adminSubscriber,
  erasure,
  erasureReport,
  subscriberCounts,
  subscriberQuery,
  subscriberSearch,
  subscriberStatus,
  type SubscriberStatus,
} from '@first-show/domain/newsletter/subscriber-desk.schema';
import { PERSONAL_DATA_ACTIONS } from '@first-show/domain/staff/desk-log.schema';
import { eraseAddress } from '../erasure/store/erase-address.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND, UNKNOWN_AFTER } from '../../platform/http/failure.ts';
import type { StaffMember } from '../../platform/http/staff.ts';
import type { Deps } from '../../platform/deps.ts';
import { addDeskLog } from '../../platform/desk-log/desk-log.ts';
import { isDocumentId } from '../../platform/firestore/ids.ts';
import { subscriberId, unsubscribe } from './store/newsletter.ts';
import { csvHead, csvOf } from './subscribers-csv.ts';
import { countSubscribers, eachBatch, listSubscribers, loadSubscriber } from './store/subscribers.ts';

/**
 * Where the next call of an erasure continues: `after` is the path of the last searched document,
 * or `null` before the search has started.
 */
const erasurePlace = z.object({
  pass: z.number().int().min(1),
  known: z.number().int().min(0),
  after: z
    .string()
    .refine((path) => path.split('/').length % 2 === 0 && path.split('/').every(isDocumentId))
    .nullable(),
});
const erasureCall = erasure.extend({ from: erasurePlace.nullable().default(null) });
const erasureAnswer = erasureReport.extend({
  /** Number of documents that this call searched. */
  searched: z.number().int(),
  /**
   * Pass this as `from` in the next call; `null` when the erasure is complete. All counts are those
   * of this call only.
   */
  next: erasurePlace.nullable(),
});

const tag = 'subscribers';
const params = z.object({ id: idParam });

type Page = { q?: string; status: SubscriberStatus; limit: number; after?: string };
async function list(deps: Deps, page: Page) {
  const isKnown = page.after === undefined || isDocumentId(page.after);
  const found = isKnown ? await listSubscribers(deps.db(), page) : null;
  return found === null ? fail(UNKNOWN_AFTER) : ok(found);
}

/** Logs an export or an erasure, without the data. */
const note = (deps: Deps, { staff, action, details }: { staff: StaffMember; action: string; details: string[] }) =>
  addDeskLog(deps.db(), {
    id: deps.newId(),
    desk: 'personal-data',
    at: deps.clock.now().toISOString(),
    uid: staff.uid,
    by: staff.displayName,
    action,
    call: tag,
    subject: null,
    subjectId: null,
    details,
  });

/**
 * The desk's endpoints for subscribers. Email addresses are personal data, so they appear in no
 * URL, log or cache.
 */
export function registerSubscribers(app: ApiApp, deps: Deps): void {
  registerLists(app, deps);
  registerExport(app, deps);
  registerUnsubscribeAndErase(app, deps);
}

function registerLists(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/subscribers',
      summary: 'Subscribers, newest first',
      tag,
      query: subscriberQuery,
      answer: z.array(adminSubscriber),
    },
    ({ query }) => list(deps, query),
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/subscribers/search',
      summary: 'Subscribers whose address begins with the given text',
      tag,
      isLogged: false,
      body: subscriberSearch,
      answer: z.array(adminSubscriber),
    },
    ({ body }) => list(deps, body),
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/subscribers/counts',
      summary: 'Number of active and of former subscribers',
      tag,
      answer: subscriberCounts,
    },
    async () => ok(await countSubscribers(deps.db())),
  );
}

function registerExport(app: ApiApp, deps: Deps): void {
  staffRoute('staff')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/subscribers/export',
      summary: 'Subscribers as CSV, safe to open in a spreadsheet',
      tag,
      // The file contains every address, so only administrators may export it.
      query: z.object({ status: subscriberStatus.default('active') }),
    },
    async ({ query, c, staff }) => {
      // Log before the download starts, because even an aborted download contains addresses.
      await note(deps, { staff, action: PERSONAL_DATA_ACTIONS.export, details: [query.status] });
      const day = deps.clock.now().toISOString().slice(0, 10);
      c.header('Content-Type', 'text/csv; charset=UTF-8');
      c.header('Content-Disposition', `attachment; filename="subscribers-${query.status}-${day}.csv"`);
      c.header('Cache-Control', 'private, no-store');
      return c.body(csvStream(deps, query.status), 200);
    },
  );
}

function registerUnsubscribeAndErase(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/subscribers/{id}/unsubscribe',
      summary: 'End a subscription at the request of the subscriber',
      tag,
      params,
      answer: adminSubscriber,
      errors: [404],
      isIdLogged: false,
    },
    async ({ params: { id }, log }) => {
      await unsubscribe(deps.db(), { id, now: deps.clock.now(), log });
      const found = await loadSubscriber(deps.db(), id);
      return found === null ? fail(NOT_FOUND) : ok(found);
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/subscribers/{id}/erase',
      summary:
        'Erase all data with an address, or count it in a dry run; repeat with `from` = `next` until `next` is null',
      tag,
      params,
      body: erasureCall,
      answer: erasureAnswer,
      isLogged: false,
    },
    async ({ params: { id }, body: { email, isDryRun, from }, staff }) => {
      if (subscriberId(email) !== id) {
        const message = 'This is not the address of this subscription';
        return fail(invalidField('email', message));
      }
      // One log entry per erasure, even if it takes several calls, and without the address.
      if (!isDryRun && from === null)
        await note(deps, { staff, action: PERSONAL_DATA_ACTIONS.eraseAddress, details: [] });
      const { counts, staffAccounts, searched, next } = await eraseAddress(deps, { email, isDryRun, from });
      const { comments, messages, subscriptions, mails } = counts;
      const others =
        Object.values(counts).reduce((sum, count) => sum + count, 0) - comments - messages - subscriptions - mails;
      return ok({ comments, messages, subscriptions, mails, others, isStaff: staffAccounts > 0, searched, next });
    },
  );
}

/** Streams the CSV with backpressure: reads the next batch only after the previous one was sent. */
function csvStream(deps: Deps, status: SubscriberStatus): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const batches = eachBatch(deps.db(), status);
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvHead)),
    async pull(controller) {
      try {
        const next = await batches.next();
        if (next.done === true) controller.close();
        else controller.enqueue(encoder.encode(csvOf(next.value)));
      } catch (error) {
        // The status 200 has already been sent, so only an aborted stream can show that the list is
        // incomplete.
        deps.log.error('subscriber export failed', error, {});
        controller.error(error);
      }
    },
    cancel: async () => void (await batches.return(undefined)),
  });
}
