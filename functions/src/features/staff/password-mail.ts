import { deskPaths } from '@first-show/domain/core/desk-paths';
import { escapeHtml } from '@first-show/domain/core/escape-html';
import { site } from '@first-show/domain/core/site';
import type { MailDoc } from '@first-show/domain/newsletter/subscriber';

/**
 * Mails with a link that sets a password. The link works once, for an hour, because that is how
 * long the codes of Firebase Auth are valid.
 */

/** The link in both mails. `origin` has no trailing slash. */
export const welcomeLink = (origin: string, code: string): string =>
  `${origin}${deskPaths.welcome}?oobCode=${encodeURIComponent(code)}`;

export function invitationMail(input: {
  email: string;
  displayName: string;
  invitedBy: string;
  link: string;
  now: Date;
}): MailDoc {
  return letter(input, {
    subject: `You’re invited to ${site.name}`,
    hello: `Hello ${input.displayName},`,
    what: `${input.invitedBy} has invited you to the newsroom of ${site.name}. Set a password, then log in with this email address.`,
    action: 'Set your password',
    after:
      'The link works once, for one hour. If it has expired, use "Forgot your password?" on the login page to get another.',
  });
}

export function passwordResetMail(input: { email: string; displayName: string; link: string; now: Date }): MailDoc {
  return letter(input, {
    subject: `Reset your ${site.name} password`,
    hello: `Hello ${input.displayName},`,
    what: `Someone, most likely you, requested a new password for the newsroom of ${site.name}.`,
    action: 'Set a new password',
    after: 'The link works once, for one hour. If it was not you, ignore this email: nothing has changed.',
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
