import { paths } from '@first-show/domain/core/paths';
import type { Secrets } from '../../platform/identity/reader-cookie.ts';
import { openSealedId, sealId } from '../../platform/identity/sealed-id.ts';

const PURPOSE = 'newsletter-confirm';

export const confirmToken = (subscriberId: string, secret: string): string => sealId(PURPOSE, subscriberId, secret);

/** The subscriber's id in a confirmation token; `null` for an invalid token. */
export const confirmerOf = (token: string, secrets: Secrets): string | null => openSealedId(PURPOSE, token, secrets);

/**
 * The URL in the confirmation mail: a page with a button. The link alone must not confirm, because
 * mail scanners open links. `origin` has no trailing slash.
 */
export const confirmPage = ({ origin, token }: { origin: string; token: string }): string =>
  `${origin}${paths.confirmSubscription}?token=${encodeURIComponent(token)}`;
