import { paths } from '@first-show/domain/core/paths';
import { isSigned, type Secrets } from './reader-cookie.ts';
import { openSealedId, sealId } from './sealed-id.ts';

/** How a subscriber leaves: a sealed token, and the links of every letter that carry it. */

const PURPOSE = 'newsletter-unsubscribe';

/**
 * The subscriber's id, sealed: whoever holds the mail may unsubscribe its address, nobody else, and
 * nothing more.
 */
export const unsubscribeToken = (subscriberId: string, secret: string): string => sealId(PURPOSE, subscriberId, secret);

/** The subscriber that a token is for; `null` for a bad one. */
export const subscriberOf = (token: string, secrets: Secrets): string | null =>
  token.includes('.') ? subscriberOfSigned(token, secrets) : openSealedId(PURPOSE, token, secrets);

/**
 * Letters from before ids were sealed hold `<subscriber id>.<signature>`; they are kept, and their
 * links must work.
 */
function subscriberOfSigned(token: string, secrets: Secrets): string | null {
  const [subscriberId = '', given = '', ...rest] = token.split('.');
  return rest.length === 0 && subscriberId !== '' && isSigned(PURPOSE, subscriberId, given, secrets)
    ? subscriberId
    : null;
}

/**
 * `page` asks first, because mail scanners open links. `headers` are those of RFC 8058: the mail
 * program shows its own button, which posts to the address. `origin` without a slash at the end.
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
