import type { Hono } from 'hono';
import type { MailDoc } from '@first-show/domain/newsletter/subscriber';
import { collections } from '@first-show/domain/core/collections';
import { escapeHtml } from '@first-show/domain/core/escape-html';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { site } from '@first-show/domain/core/site';
import { cacheControl } from '../platform/http/cache.ts';
import type { Deps } from '../platform/deps.ts';

/**
 * The Content-Security-Policy of the outbox, which allows no scripts, because emails contain text
 * of strangers and sign-in links.
 */
const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:0 auto;padding:24px 16px}' +
  'article{border-top:1px solid;padding:16px 0}h2{font-size:18px;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}';

/**
 * Registers `/outbox`: the newest emails of the demo, which does not send emails. Outside the demo
 * the route does not exist, so the path is answered with 404.
 */
export function registerOutbox(app: Hono, deps: Deps): void {
  if (!deps.config.isDemo) return;
  app.get('/outbox', async (c) => {
    const found = await deps.db().collection(collections.mail).orderBy('createdAt', 'desc').limit(LIST_MAX).get();
    c.header('Cache-Control', cacheControl.private);
    c.header('X-Robots-Tag', 'noindex');
    c.header('Content-Security-Policy', CSP);
    return c.html(outboxHtml(found.docs.map((doc) => doc.data() as MailDoc)));
  });
}

/** Escapes a text, and turns the URLs in it into links. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');

/** The HTML of the page, with the emails in the given order. Pure. */
function outboxHtml(emails: readonly MailDoc[]): string {
  const emailHtml = ({ to, message, createdAt }: MailDoc) =>
    `<article><h2>${escapeHtml(message.subject)}</h2><p>To ${escapeHtml(to.join(', '))}, <time datetime="${escapeHtml(createdAt)}">${escapeHtml(createdAt)}</time></p>` +
    `<pre>${linked(message.text)}</pre></article>`;
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>Outbox | ${site.name}</title><style>${STYLE}</style></head><body><main>` +
    '<h1>Outbox</h1><p>The demo sends no email. The newest emails are here.</p>' +
    `${emails.length === 0 ? '<p>No emails yet. Subscribe to the newsletter, or invite a colleague to the desk.</p>' : emails.map(emailHtml).join('')}` +
    '</main></body></html>'
  );
}
