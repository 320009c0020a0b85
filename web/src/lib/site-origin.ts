import { site } from '@first-show/domain/core/site';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The origin of the page for addresses that leave it; the site's own one on the server, which does
 * not know it.
 */
export const useSiteOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => `https://${site.website}`,
  );
