import { site } from '@first-show/domain/core/site';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The origin of the page, for addresses that leave the site. The server does not know the origin
 * and uses the site's own one.
 */
export const useSiteOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => `https://${site.website}`,
  );
