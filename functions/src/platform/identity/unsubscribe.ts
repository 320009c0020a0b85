import { paths } from '@first-show/domain/core/paths';
import type { Secrets } from './reader-cookie.ts';
import { openSealedId, sealId } from './sealed-id.ts';

const PURPOSE = 'newsletter-unsubscribe';

/**
 * The subscriber's encrypted id. Whoever has this token can unsubscribe the subscriber, and do
 * nothing else.
 */
export const unsubscribeToken = (subscriberId: string, secret: string): string => sealId(PURPOSE, subscriberId, secret);

/** The subscriber's id in a token; `null` if the token is invalid. */
export const subscriberOf = (token: string, secrets: Secrets): string | null => openSealedId(PURPOSE, token, secrets);

/**
 * The unsubscribe links of a mail. `page` asks for confirmation, because mail scanners open links.
 * `headers` are the headers of RFC 8058: with them, a mail program shows an unsubscribe button of
 * its own, and the button sends a POST. `origin` has no trailing slash.
 */
export function unsubscribeLinks({ origin, token }: { origin: string; token: string }): {
  page: string;
  headers: Record<string, string>;
} {
  const query = `?token=${encodeURIComponent(token)}`;
  return {
    page: `${origin}${paths.unsubscribe}${query}`,
    headers: {
      'List-Unsubscribe': `<${origin}/api/newsletter/one-click${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
