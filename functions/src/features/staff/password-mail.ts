import { deskPaths } from '@first-show/domain/core/desk-paths';
import { escapeHtml } from '@first-show/domain/core/escape-html';
import { site } from '@first-show/domain/core/site';
import type { MailDoc } from '@first-show/domain/newsletter/subscriber';

/** Letters with a link that sets a password: whoever holds one has the account, once, within the hour that Auth gives its codes. */

/** `origin` without a slash at the end. */
export const welcomeLink = (origin: string, code: string): string =>
  `${origin}${deskPaths.welcome}?oobCode=${encodeURIComponent(code)}`;

export function invitationMail(input: { email: string; displayName: string; invitedBy: string; link: string; now: Date }): MailDoc {
  return letter(input, {
    subject: `Your place at the desk of ${site.name}`,
    hello: `Hello ${input.displayName},`,
    what: `${input.invitedBy} has invited you to the desk of ${site.name}. Set a password, and you can sign in with this address.`,
    action: 'Set your password',
    after: 'The link works once, for an hour. Too late? "Forgot your password?" on the sign-in page sends another.',
  });
}

export function passwordResetMail(input: { email: string; displayName: string; link: string; now: Date }): MailDoc {
  return letter(input, {
    subject: `A new password for the desk of ${site.name}`,
    hello: `Hello ${input.displayName},`,
    what: `Somebody, most likely you, asked for a new password for the desk of ${site.name}.`,
    action: 'Set a new password',
    after: 'The link works once, for an hour. Not you? Then nothing has changed, and you need do nothing.',
  });
}

type Words = { subject: string; hello: string; what: string; action: string; after: string };

function letter(input: { email: string; link: string; now: Date }, words: Words): MailDoc {
  const { subject, hello, what, action, after } = words;
  const paragraphs = [hello, what].map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  return {
    to: [input.email],
    message: {
      subject,
      text: `${hello}\n\n${what}\n\n${action}: ${input.link}\n\n${after}\n`,
      html: `${paragraphs}<p><a href="${escapeHtml(input.link)}">${action}</a></p><p>${escapeHtml(after)}</p>`,
    },
    headers: {},
    createdAt: input.now.toISOString(),
  };
}
