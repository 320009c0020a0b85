import { z } from 'zod';
import { newMessage } from '@first-show/domain/contact/contact.schema';
import { ok } from '@first-show/domain/core/result';
import { endpoint, type ApiApp } from '../../http/endpoint.ts';
import { readerOf } from '../../http/visitor.ts';
import type { Deps } from '../../lib/deps.ts';
import { withIdempotency } from '../../lib/idempotency.ts';
import { takePoint } from '../../lib/limits.ts';
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
      const work = async (id: string) => {
        await addMessage(deps.db(), { id, message: body, readerId: reader.readerId, now: deps.clock.now() });
        return ok({ message: RECEIVED });
      };
      return withIdempotency(deps, request, work, () => takePoint(deps, 'contact', reader));
    },
  );
}
