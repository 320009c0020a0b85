import { site } from '@first-show/domain/core/site';
import type { MailDoc } from '@first-show/domain/newsletter/subscriber';
import { isSigned, signature } from '../../lib/reader-cookie.ts';

const PURPOSE = 'newsletter-unsubscribe';

/** `<subscriber id>.<signature>`: whoever holds the mail may unsubscribe its address, nobody else, and nothing more. */
export const unsubscribeToken = (subscriberId: string, secret: string): string =>
  `${subscriberId}.${signature(PURPOSE, subscriberId, secret)}`;

/** The subscriber that a token is for; `null` for a bad one. */
export function subscriberOf(token: string, secret: string): string | null {
  const [subscriberId = '', given = '', ...rest] = token.split('.');
  return rest.length === 0 && subscriberId !== '' && isSigned(PURPOSE, subscriberId, given, secret)
    ? subscriberId
    : null;
}

/** `origin` without a slash at the end. The link leads to a page that asks first: mail scanners open links. */
export function welcomeMail(input: { email: string; token: string; origin: string; now: Date }): MailDoc {
  const token = encodeURIComponent(input.token);
  const page = `${input.origin}/unsubscribe?token=${token}`;
  const oneClick = `${input.origin}/api/newsletter/one-click?token=${token}`;
  const hello = `Welcome to ${site.name}: ${site.tagline}`;
  const why = 'You get this mail because somebody, most likely you, entered this address on our site.';
  return {
    to: [input.email],
    message: {
      subject: `Welcome to ${site.name}`,
      text: `${hello}\n\n${why}\n\nNot you, or not any more? Unsubscribe: ${page}\n`,
      html: `<p>${hello}</p><p>${why}</p><p>Not you, or not any more? <a href="${page}">Unsubscribe</a></p>`,
    },
    // RFC 8058: the mail program shows its own button, which posts to this address.
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    createdAt: input.now.toISOString(),
  };
}
