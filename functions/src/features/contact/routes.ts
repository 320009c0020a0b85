import { z } from 'zod';
import { newMessage } from '@first-show/domain/contact/contact.schema';
import { fail, ok } from '@first-show/domain/core/result';
import { endpoint, type ApiApp } from '../../platform/http/endpoint.ts';
import { admitForm } from '../../platform/http/form-ticket.ts';
import { readerOf } from '../../platform/http/visitor.ts';
import type { Deps } from '../../platform/deps.ts';
import { TICKET_SPENT, type FormTicket } from '../../platform/limits/form-ticket.ts';
import { withIdempotency } from '../../platform/firestore/idempotency.ts';
import { addMessage } from './store/messages.ts';

const RECEIVED = "Thank you for contacting us. We'll get back to you within 24 hours.";

export function registerContact(app: ApiApp, deps: Deps): void {
  endpoint(
    app,
    deps,
    {
      method: 'post',
      path: '/api/contact',
      summary: 'Send a message to the editors',
      tag: 'contact',
      access: 'reader',
      body: newMessage,
      status: 201,
      answer: z.object({ message: z.string() }),
      errors: [409, 429],
    },
    async ({ body, c }) => {
      const reader = readerOf(c, deps);
      const request = { key: c.req.header('idempotency-key'), scope: 'contact', readerId: reader.readerId, body };
      let ticket: FormTicket | null = null;
      const admit = async () => {
        const admitted = await admitForm(deps, c, { form: 'contact', reader });
        if (!admitted.ok) return admitted.error;
        ticket = admitted.value;
        return null;
      };
      const work = async (id: string) => {
        const message = { id, message: body, readerId: reader.readerId, ticket, now: deps.clock.now() };
        const isAdded = await addMessage(deps.db(), message);
        return isAdded ? ok({ message: RECEIVED }) : fail(TICKET_SPENT);
      };
      return withIdempotency(deps, request, work, admit);
    },
  );
}
