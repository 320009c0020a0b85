import { escapeHtml } from '@first-show/domain/core/escape-html';
import { site } from '@first-show/domain/core/site';
import type { MailDoc } from '@first-show/domain/newsletter/subscriber';

/**
 * The mail that tells the editors, at the newsroom's address, that a source was paused. The reason
 * may contain text from another site, so it is escaped in the HTML.
 */
export function pausedMail(input: {
  name: string;
  reason: string;
  failures: number;
  deskUrl: string;
  now: Date;
}): MailDoc {
  const { name, reason, failures, deskUrl } = input;
  const what = `“${name}” could not be read ${failures} times in a row and is paused. The last time: ${reason}`;
  const then = 'Nothing of it is read until an editor looks at it and resumes it.';
  return {
    to: [site.email.general],
    message: {
      subject: `A source is paused: ${name}`.slice(0, 150),
      text: `${what}\n\n${then}\n\n${deskUrl}\n`,
      html: `<p>${escapeHtml(what)}</p><p>${escapeHtml(then)}</p><p><a href="${escapeHtml(deskUrl)}">Scraping desk</a></p>`,
    },
    headers: {},
    createdAt: input.now.toISOString(),
  };
}
