import { paths } from '@first-show/domain/core/paths';
import type { Secrets } from '../../lib/reader-cookie.ts';
import { openSealedId, sealId } from '../../lib/sealed-id.ts';

/** How an address confirms that it wants the newsletter: the link of its first letter. */

const PURPOSE = 'newsletter-confirm';

export const confirmToken = (subscriberId: string, secret: string): string => sealId(PURPOSE, subscriberId, secret);

/** The subscriber that a token is for; `null` for a bad one. */
export const confirmerOf = (token: string, secrets: Secrets): string | null => openSealedId(PURPOSE, token, secrets);

/** The page asks first, because mail scanners open links. `origin` without a slash at the end. */
export const confirmPage = ({ origin, token }: { origin: string; token: string }): string =>
  `${origin}${paths.confirmSubscription}?token=${encodeURIComponent(token)}`;
