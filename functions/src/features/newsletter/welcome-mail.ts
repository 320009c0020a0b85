import { site } from '@first-show/domain/core/site';
import type { MailDoc } from '@first-show/domain/newsletter/subscriber';
import { unsubscribeLinks } from '../../lib/unsubscribe.ts';

/** `origin` without a slash at the end. The link leads to a page that asks first: mail scanners open links. */
export function welcomeMail(input: { email: string; token: string; origin: string; now: Date }): MailDoc {
  const { page, headers } = unsubscribeLinks(input);
  const hello = `Welcome to ${site.name}: ${site.tagline}`;
  const why = 'You get this email because somebody, most likely you, entered this address on our site.';
  return {
    to: [input.email],
    message: {
      subject: `Welcome to ${site.name}`,
      text: `${hello}\n\n${why}\n\nNot you, or not any more? Unsubscribe: ${page}\n`,
      html: `<p>${hello}</p><p>${why}</p><p>Not you, or not any more? <a href="${page}">Unsubscribe</a></p>`,
    },
    headers,
    createdAt: input.now.toISOString(),
  };
}
