import { z } from 'zod';
import { fail, ok } from '@first-show/domain/core/result';
import { newsletterEmail } from '@first-show/domain/newsletter/newsletter.schema';
import { paths } from '@first-show/domain/core/paths';
import { endpoint, type ApiApp } from '../../http/endpoint.ts';
import { mailOrigin } from '../../http/origin.ts';
import { readerOf } from '../../http/visitor.ts';
import type { Deps } from '../../lib/deps.ts';
import { once } from '../../lib/idempotency.ts';
import { takePoint } from '../../lib/limits.ts';
import { subscriberOf, unsubscribeToken } from '../../lib/unsubscribe.ts';
import { subscribe, subscriberId, unsubscribe } from './newsletter.repo.ts';
import { welcomeMail } from './welcome-mail.ts';

const tag = 'newsletter';
const answer = z.object({ message: z.string() });
/** The same whether the address was known: an answer that differs would tell who reads us. */
const SUBSCRIBED = "Success! You've been subscribed to our newsletter.";
const UNSUBSCRIBED = 'You have been unsubscribed from our newsletter.';

export function registerNewsletter(app: ApiApp, deps: Deps): void {
  endpoint(
    app,
    deps,
    {
      method: 'post',
      path: '/api/newsletter/subscribe',
      summary: 'Subscribe an address',
      tag,
      access: 'reader',
      body: newsletterEmail,
      answer,
      errors: [409, 429],
    },
    async ({ body: { email }, c, request }) => {
      const reader = readerOf(c, deps);
      const attempt = {
        key: c.req.header('idempotency-key'),
        scope: 'subscribe',
        readerId: reader.readerId,
        body: { email },
      };
      const work = async (mailId: string) => {
        const now = deps.clock.now();
        const token = unsubscribeToken(subscriberId(email), deps.config.signingSecret);
        const mail = welcomeMail({ email, token, origin: mailOrigin(request, deps.config), now });
        await subscribe(deps.db(), { email, mail, mailId, now });
        return ok({ message: SUBSCRIBED });
      };
      return once(deps, attempt, work, () => takePoint(deps, 'newsletter', reader));
    },
  );

  endpoint(
    app,
    deps,
    {
      method: 'delete',
      path: '/api/newsletter/unsubscribe',
      summary: 'Unsubscribe an address',
      tag,
      access: 'reader',
      body: newsletterEmail,
      answer,
      errors: [429],
    },
    async ({ body: { email }, c }) => {
      const refused = await takePoint(deps, 'newsletter', readerOf(c, deps));
      if (refused !== null) return fail(refused);
      await unsubscribe(deps.db(), { id: subscriberId(email), now: deps.clock.now() });
      return ok({ message: UNSUBSCRIBED });
    },
  );

  // A mail program that knows no RFC 8058 opens the address of the header in a browser: the page asks before anything happens.
  endpoint(
    app,
    deps,
    {
      method: 'get',
      path: '/api/newsletter/one-click',
      summary: 'Leads to the page that asks before it unsubscribes',
      tag,
      access: 'public',
      cache: 'private',
      query: z.object({ token: z.string().max(300) }),
    },
    ({ query, c }) => {
      c.header('Cache-Control', 'private, no-store');
      return c.redirect(`${paths.unsubscribe}?token=${encodeURIComponent(query.token)}`, 303);
    },
  );

  endpoint(
    app,
    deps,
    {
      method: 'post',
      path: '/api/newsletter/one-click',
      summary: 'Unsubscribe by the signed link of a mail (RFC 8058)',
      tag,
      access: 'public',
      acceptsForm: true,
      query: z.object({ token: z.string().max(300) }),
      answer,
    },
    async ({ query }) => {
      const id = subscriberOf(query.token, deps.config.signingSecret);
      if (id === null)
        return fail({
          status: 400,
          message: 'This link is not valid',
          issues: [{ path: 'token', message: 'This link is not valid' }],
        });
      await unsubscribe(deps.db(), { id, now: deps.clock.now() });
      return ok({ message: UNSUBSCRIBED });
    },
  );
}
