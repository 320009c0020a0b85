import { z } from 'zod';
import { newMessage } from '@first-show/domain/contact/contact.schema';
import { fail, ok } from '@first-show/domain/core/result';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { readerRoute } from '../../platform/http/routes.ts';
import { chargeForm, giveBackPoints } from '../../platform/http/points.ts';
import { readerOf } from '../../platform/http/visitor.ts';
import type { Deps } from '../../platform/deps.ts';
import { KEY_REUSED, submissionIdOf } from '../../platform/firestore/submissions.ts';
import { addMessage, findMessage, isSameMessage } from './store/messages.ts';

const RECEIVED = "Thank you for contacting us. We'll get back to you within 24 hours.";

export function registerContact(app: ApiApp, deps: Deps): void {
  readerRoute(
    app,
    deps,
    {
      method: 'post',
      path: '/api/contact',
      summary: 'Send a message to the editors',
      tag: 'contact',
      body: newMessage,
      status: 201,
      answer: z.object({ message: z.string() }),
      errors: [409, 429],
    },
    async ({ body, c }) => {
      const reader = readerOf(c, deps);
      const id = submissionIdOf(deps, { key: c.req.header('idempotency-key'), readerId: reader.readerId });
      if (!id.ok) return id;
      const first = await findMessage(deps.db(), id.value);
      if (first !== null) return isSameMessage(first, body) ? ok({ message: RECEIVED }) : fail(KEY_REUSED);
      const ticket = await chargeForm(c, deps, { form: 'contact', reader });
      if (!ticket.ok) return ticket;
      const added = await addMessage(deps.db(), {
        id: id.value,
        message: body,
        readerId: reader.readerId,
        ticket: ticket.value,
        now: deps.clock.now(),
      });
      if (!added.ok) return added;
      if (!added.value.isNew) giveBackPoints(c);
      return ok({ message: RECEIVED });
    },
  );
}
