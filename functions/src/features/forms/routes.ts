import { z } from 'zod';
import { formKinds } from '@first-show/domain/core/form-ticket';
import { fail, ok } from '@first-show/domain/core/result';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { publicRoute } from '../../platform/http/routes.ts';
import { callerOf } from '../../platform/http/visitor.ts';
import type { Deps } from '../../platform/deps.ts';
import { issueFormTicket } from '../../platform/limits/form-ticket.ts';
import { takeNetworkPoints } from '../../platform/limits/limits.ts';

/**
 * The endpoint that issues form tickets: challenges that the browser solves and sends with a form
 * (`platform/limits/form-ticket.ts`).
 */
export function registerFormTicket(app: ApiApp, deps: Deps): void {
  publicRoute(
    app,
    deps,
    {
      method: 'get',
      path: '/api/form-ticket',
      summary: 'A proof-of-work challenge; its solution is sent with the form in the header X-Form-Ticket',
      tag: 'forms',
      cache: 'private',
      query: z.object({ form: z.enum(formKinds, 'form names no form') }),
      answer: z.looseObject({
        parameters: z.looseObject({ algorithm: z.string(), nonce: z.string(), salt: z.string() }),
        signature: z.string(),
      }),
      errors: [429],
    },
    async ({ query, request }) => {
      const refused = await takeNetworkPoints(deps, 'formTicket', { caller: callerOf(request, deps) });
      if (refused !== null) return fail(refused);
      const { parameters, signature = '' } = await issueFormTicket(deps, query.form);
      return ok({ parameters: { ...parameters }, signature });
    },
  );
}
