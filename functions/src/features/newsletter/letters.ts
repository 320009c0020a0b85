import { CONFIRM_DAYS } from '@first-show/domain/core/limits';
import { escapeHtml } from '@first-show/domain/core/escape-html';
import { site } from '@first-show/domain/core/site';
import type { MailDoc } from '@first-show/domain/newsletter/subscriber';
import { unsubscribeLinks, unsubscribeToken } from '../../platform/identity/unsubscribe.ts';
import { confirmPage, confirmToken } from './confirm-link.ts';

/**
 * Input of the two mails that anybody can cause by typing an address. `origin` has no trailing
 * slash.
 */
type Letter = { email: string; subscriberId: string; origin: string; secret: string; now: Date };

/** The mail that asks an address to confirm its subscription. */
export function confirmLetter(input: Letter): MailDoc {
  const { email, subscriberId, origin, secret, now } = input;
  const confirm = confirmPage({ origin, token: confirmToken(subscriberId, secret) });
  const { page: leave, headers } = unsubscribeLinks({ origin, token: unsubscribeToken(subscriberId, secret) });
  return {
    to: [email],
    message: {
      subject: `Please confirm your subscription to ${site.name}`,
      ...paragraphs([
        [`Welcome to ${site.name}: ${site.tagline}`],
        ['Please confirm that you want our newsletter: ', { href: confirm, text: 'Confirm' }],
        [
          `The link works for ${CONFIRM_DAYS} days. If you do not confirm, you get no newsletter, and we delete your address.`,
        ],
        [
          'You received this email because someone, most likely you, entered this address on our site. Not you? Then you need to do nothing.',
        ],
        ['To unsubscribe at any time: ', { href: leave, text: 'Unsubscribe' }],
      ]),
    },
    headers,
    createdAt: now.toISOString(),
  };
}

/** The mail with an unsubscribe link, for an address that was entered to unsubscribe. */
export function unsubscribeLetter(input: Letter): MailDoc {
  const { email, subscriberId, origin, secret, now } = input;
  const { page, headers } = unsubscribeLinks({ origin, token: unsubscribeToken(subscriberId, secret) });
  return {
    to: [email],
    message: {
      subject: `Your link to unsubscribe from ${site.name}`,
      ...paragraphs([
        [`Someone, most likely you, asked us to stop the newsletter of ${site.name} to this address.`],
        ['To stop it: ', { href: page, text: 'Unsubscribe' }],
        ['Not you? Then you need to do nothing: the newsletter goes on.'],
      ]),
    },
    headers,
    createdAt: now.toISOString(),
  };
}

type Part = string | { href: string; text: string };

function paragraphs(lines: readonly (readonly Part[])[]): { text: string; html: string } {
  const asText = (part: Part) => (typeof part === 'string' ? part : part.href);
  const asHtml = (part: Part) =>
    typeof part === 'string' ? escapeHtml(part) : `<a href="${escapeHtml(part.href)}">${escapeHtml(part.text)}</a>`;
  return {
    text: `${lines.map((line) => line.map(asText).join('')).join('\n\n')}\n`,
    html: lines.map((line) => `<p>${line.map(asHtml).join('')}</p>`).join(''),
  };
}
