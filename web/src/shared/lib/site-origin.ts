import { site } from '@first-show/domain/core/site';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The origin for URLs that are used outside the site. In the browser it is the origin of the
 * document. The server does not know that origin and uses the address in `site`.
 */
export const useSiteOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => `https://${site.website}`,
  );
