import createCache, { type EmotionCache } from '@emotion/cache';

/** Class names start with this. Server and client must use the same one. */
const KEY = 'fs';
const CRITICAL = 'data-critical';

/**
 * The Emotion cache of a page: a new one per request on the server, one per document in the
 * browser. There it learns the names of the critical styles and leaves their element alone. Emotion
 * itself would move that element to the end of the head, twice, and the browser would compute the
 * styles of the whole page anew (decision 021).
 */
export function createEmotionCache(): EmotionCache {
  const cache = createCache({ key: KEY });
  if (typeof document === 'undefined') return cache;
  for (const style of document.querySelectorAll(`style[${CRITICAL}]`))
    for (const name of style.getAttribute(CRITICAL)?.split(' ') ?? []) cache.inserted[name] = true;
  return cache;
}

/**
 * For the renderer: the style tags of `@emotion/server` under the attribute that
 * `createEmotionCache` looks for.
 */
export const asCriticalStyles = (styleTags: string): string =>
  styleTags.replaceAll(`<style data-emotion="${KEY} `, `<style ${CRITICAL}="`);
