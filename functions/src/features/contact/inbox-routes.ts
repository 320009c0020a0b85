import { z } from 'zod';
import {
  adminMessage,
  messageChange,
  messageCounts,
  messageQuery,
  messagesChange,
  messageSearch,
} from '@first-show/domain/contact/message-desk.schema';
import { fail, ok } from '@first-show/domain/core/result';
import { answerConflict } from '../../platform/http/answer.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND, UNKNOWN_AFTER } from '../../platform/http/failure.ts';
import type { Deps } from '../../platform/deps.ts';
import { isDocumentId } from '../../platform/firestore/ids.ts';
import {
  countMessages,
  deleteMessage,
  listMessages,
  restoreMessage,
  searchMessages,
  setMessagesStatus,
  setMessageStatus,
} from './store/inbox.ts';

const tag = 'inbox';
const params = z.object({ id: idParam });

/**
 * The editors' inbox: messages from the contact page. Messages are personal data, so every answer
 * is `private, no-store`.
 */
export function registerInbox(app: ApiApp, deps: Deps): void {
  registerReading(app, deps);
  registerStates(app, deps);
  registerDeletion(app, deps);
}

function registerReading(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/messages',
      summary: 'Messages from the contact page, newest first',
      tag,
      query: messageQuery,
      answer: z.array(adminMessage),
    },
    async ({ query }) => {
      const isKnown = query.after === undefined || isDocumentId(query.after);
      const found = isKnown ? await listMessages(deps.db(), query) : null;
      if (found !== null) return ok(found);
      return fail(UNKNOWN_AFTER);
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/messages/counts',
      summary: 'Number of messages by status',
      tag,
      answer: messageCounts,
    },
    async () => ok(await countMessages(deps.db())),
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/messages/search',
      isLogged: false,
      summary: 'Search the newest messages by name, email address, subject or text',
      tag,
      body: messageSearch,
      answer: z.array(adminMessage),
    },
    async ({ body }) => ok(await searchMessages(deps.db(), body)),
  );
}

function registerStates(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/messages/status',
      summary: 'Set the status of several messages',
      tag,
      body: messagesChange,
      answer: z.array(adminMessage),
    },
    async ({ body, staff, log }) => {
      const ids = body.ids.filter(isDocumentId);
      if (ids.length === 0) return ok([]);
      const change = { status: body.status, by: staff, now: deps.clock.now(), log };
      return ok(await setMessagesStatus(deps.db(), ids, change));
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'patch',
      path: '/api/admin/messages/{id}',
      summary: 'Set the status of a message',
      tag,
      params,
      body: messageChange,
      answer: adminMessage,
      errors: [404, 409],
    },
    async ({ params: { id }, body, staff, log, c }) => {
      const set = await setMessageStatus(deps.db(), id, { ...body, by: staff, now: deps.clock.now(), log });
      if (set.outcome === 'missing') return fail(NOT_FOUND);
      if (set.outcome === 'set') return ok(set.message);
      return answerConflict(c, { message: 'Someone else changed this message in the meantime', current: set.message });
    },
  );
}

function registerDeletion(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'delete',
      path: '/api/admin/messages/{id}',
      summary: 'Delete a message; it can be restored until the next night',
      tag,
      params,
      status: 204,
      errors: [404],
    },
    async ({ params: { id }, staff, log }) =>
      (await deleteMessage(deps.db(), { id, by: staff, now: deps.clock.now(), log })) ? ok(undefined) : fail(NOT_FOUND),
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/messages/{id}/undo',
      summary: 'Restore a deleted message',
      tag,
      params,
      answer: adminMessage,
      errors: [404],
    },
    async ({ params: { id }, log }) => {
      const restored = await restoreMessage(deps.db(), id, log);
      return restored === null ? fail(NOT_FOUND) : ok(restored);
    },
  );
}
