import { site } from '@first-show/domain/core/site';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The origin for URLs that leave the site. In the browser it is the page's origin. The server does
 * not know that and uses the site's configured one.
 */
export const useSiteOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => `https://${site.website}`,
  );
