import { site } from '@first-show/domain/core/site';
import type { AdminMessage } from '@first-show/domain/contact/message-desk.schema';

/** Mail programs cut long URLs, so a reply quotes at most this many characters. */
const QUOTED_MAX = 1000;

export const mailAddress = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

type Quoted = Pick<AdminMessage, 'email' | 'subject' | 'message' | 'name'>;

/** A `mailto:` URL for a reply: the subject with 'Re:' and the quoted text. */
export function replyAddress({ email, subject, message, name }: Quoted): string {
  const re = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  const text = message.length > QUOTED_MAX ? `${message.slice(0, QUOTED_MAX)}…` : message;
  const quoted = `> ${text.split('\n').join('\r\n> ')}`;
  const body = `\r\n\r\n${site.name}\r\n\r\n${name} wrote:\r\n${quoted}`;
  return `${mailAddress(email)}?subject=${encodeURIComponent(re)}&body=${encodeURIComponent(body)}`;
}
