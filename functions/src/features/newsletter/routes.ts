import { z } from 'zod';
import { fail, invalidField, ok, type Failure } from '@first-show/domain/core/result';
import { newsletterEmail } from '@first-show/domain/newsletter/newsletter.schema';
import { SUBSCRIBED_TEXT } from '@first-show/domain/newsletter/subscribed-text';
import { paths } from '@first-show/domain/core/paths';
import type { ApiApp, ApiContext } from '../../platform/http/api-app.ts';
import { publicRoute, readerRoute } from '../../platform/http/routes.ts';
import { chargeForm, chargeReader } from '../../platform/http/points.ts';
import { mailOrigin } from '../../platform/http/origin.ts';
import { readerOf } from '../../platform/http/visitor.ts';
import { acceptedSecrets } from '../../platform/config/config.ts';
import type { Deps } from '../../platform/deps.ts';
import { subscriberOf } from '../../platform/identity/unsubscribe.ts';
import { confirmerOf } from './confirm-link.ts';
import { confirmLetter, unsubscribeLetter } from './letters.ts';
import {
  confirmSubscription,
  requestSubscription,
  requestUnsubscribeLink,
  subscriberId,
  unsubscribe,
} from './store/newsletter.ts';

const tag = 'newsletter';
const answer = z.object({ message: z.string() });
/**
 * The same answer for known and unknown addresses, because a difference would reveal who
 * subscribes.
 */
const SUBSCRIBED = `Success! ${SUBSCRIBED_TEXT}`;
const LINK_SENT = 'If this address gets our newsletter, we have just sent it a link to unsubscribe.';
const CONFIRMED = 'Thank you. Your subscription is confirmed.';
const UNSUBSCRIBED = 'You have been unsubscribed from our newsletter.';

const tokenQuery = z.object({ token: z.string().max(300) });
const LINK_INVALID = invalidField('token', 'This link is not valid');
const LINK_EXPIRED: Failure = { status: 410, message: 'This link is no longer valid. Please subscribe again.' };

const addressed = (deps: Deps, email: string, request: Request) => ({
  email,
  subscriberId: subscriberId(email),
  origin: mailOrigin(request, deps.config),
  secret: deps.config.signingSecret,
});
/**
 * Redirects a link from an email to the page that asks for confirmation. Mail scanners also open
 * links, so opening one must not change anything.
 */
function redirectToPage(c: ApiContext, page: string, token: string): Response {
  c.header('Cache-Control', 'private, no-store');
  return c.redirect(`${page}?token=${encodeURIComponent(token)}`, 303);
}

export function registerNewsletter(app: ApiApp, deps: Deps): void {
  registerSubscribing(app, deps);
  registerUnsubscribeLetter(app, deps);
  registerConfirmation(app, deps);
  registerOneClick(app, deps);
}

/** A subscription becomes active only when it is confirmed with the link in the email. */
function registerSubscribing(app: ApiApp, deps: Deps): void {
  readerRoute(
    app,
    deps,
    {
      method: 'post',
      path: '/api/newsletter/subscribe',
      summary: 'Request a subscription; the address gets an email with a confirmation link',
      tag,
      body: newsletterEmail,
      answer,
      errors: [409, 429],
    },
    async ({ body: { email }, c, request }) => {
      const reader = readerOf(c, deps);
      const ticket = await chargeForm(c, deps, { form: 'newsletter', reader });
      if (!ticket.ok) return ticket;
      const now = deps.clock.now();
      const letter = confirmLetter({ ...addressed(deps, email, request), now });
      const requested = await requestSubscription(deps.db(), { email, letter, ticket: ticket.value, now });
      return requested.ok ? ok({ message: SUBSCRIBED }) : requested;
    },
  );
}

function registerUnsubscribeLetter(app: ApiApp, deps: Deps): void {
  readerRoute(
    app,
    deps,
    {
      method: 'delete',
      path: '/api/newsletter/unsubscribe',
      summary: 'Email an unsubscribe link to an address',
      tag,
      body: newsletterEmail,
      answer,
      errors: [429],
    },
    async ({ body: { email }, c, request }) => {
      // No page makes this call, so it carries no form ticket.
      const reader = readerOf(c, deps);
      const refused = await chargeReader(c, deps, { action: 'newsletter', reader, hasTicket: false });
      if (refused !== null) return fail(refused);
      const now = deps.clock.now();
      const letter = unsubscribeLetter({ ...addressed(deps, email, request), now });
      await requestUnsubscribeLink(deps.db(), { email, letter, now });
      return ok({ message: LINK_SENT });
    },
  );
}

function registerConfirmation(app: ApiApp, deps: Deps): void {
  publicRoute(
    app,
    deps,
    {
      method: 'get',
      path: '/api/newsletter/confirm',
      summary: 'Redirect the link of the confirmation email to the page that asks for confirmation',
      tag,
      cache: 'private',
      query: tokenQuery,
    },
    ({ query, c }) => redirectToPage(c, paths.confirmSubscription, query.token),
  );

  publicRoute(
    app,
    deps,
    {
      method: 'post',
      path: '/api/newsletter/confirm',
      summary: 'Confirm a subscription with the signed token of the confirmation email',
      tag,
      query: tokenQuery,
      answer,
      errors: [410],
    },
    async ({ query }) => {
      const id = confirmerOf(query.token, acceptedSecrets(deps.config));
      if (id === null) return fail(LINK_INVALID);
      const isConfirmed = await confirmSubscription(deps.db(), { id, now: deps.clock.now() });
      return isConfirmed ? ok({ message: CONFIRMED }) : fail(LINK_EXPIRED);
    },
  );
}

/** Endpoints of the unsubscribe link, for readers and for mail programs. */
function registerOneClick(app: ApiApp, deps: Deps): void {
  // Mail programs that do not support RFC 8058 open this address in a browser, and the page asks
  // for confirmation.
  publicRoute(
    app,
    deps,
    {
      method: 'get',
      path: '/api/newsletter/one-click',
      summary: 'Redirect an unsubscribe link to the page that asks for confirmation',
      tag,
      cache: 'private',
      query: tokenQuery,
    },
    ({ query, c }) => redirectToPage(c, paths.unsubscribe, query.token),
  );

  publicRoute(
    app,
    deps,
    {
      method: 'post',
      path: '/api/newsletter/one-click',
      summary: 'Unsubscribe in one click, with the signed token of an email (RFC 8058)',
      tag,
      acceptsForm: true,
      query: tokenQuery,
      answer,
    },
    async ({ query }) => {
      const id = subscriberOf(query.token, acceptedSecrets(deps.config));
      if (id === null) return fail(LINK_INVALID);
      await unsubscribe(deps.db(), { id, now: deps.clock.now() });
      return ok({ message: UNSUBSCRIBED });
    },
  );
}
