import { z } from 'zod';
import { newMessage } from '@first-show/domain/contact/contact.schema';
import { FORM_TICKET_HEADER } from '@first-show/domain/core/form-ticket';
import { fail, ok } from '@first-show/domain/core/result';
import { endpoint, type ApiApp } from '../../http/endpoint.ts';
import { readerOf } from '../../http/visitor.ts';
import type { Deps } from '../../lib/deps.ts';
import { readFormTicket, TICKET_SPENT, type FormTicket } from '../../lib/limits/form-ticket.ts';
import { withIdempotency } from '../../lib/firestore/idempotency.ts';
import { takeFormPoint } from '../../lib/limits/limits.ts';
import { addMessage } from '../../features/contact/messages.repo.ts';

const RECEIVED = "Thank you for contacting us. We'll get back to you within 24 hours.";

export function registerContact(app: ApiApp, deps: Deps): void {
  endpoint(
    app,
    deps,
    {
      method: 'post',
      path: '/api/contact',
      summary: 'Write to the editors',
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
        const read = await readFormTicket(deps, { form: 'contact', header: c.req.header(FORM_TICKET_HEADER) });
        if (!read.ok) return read.error;
        ticket = read.value;
        return takeFormPoint(deps, { form: 'contact', reader, ticket });
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
