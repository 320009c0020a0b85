import createCache, { type EmotionCache } from '@emotion/cache';

/** The prefix of class names. Server and client must use the same one. */
const KEY = 'fs';
const CRITICAL = 'data-critical';

/**
 * Creates the Emotion cache of a page: one for each request on the server, one for each document in
 * the browser. In the browser, the cache regards the styles from the server as inserted, and their
 * `<style>` element stays in place. Emotion itself would move that element to the end of the head,
 * twice, and each move makes the browser recompute the styles of the whole page (decision 021).
 */
export function createEmotionCache(): EmotionCache {
  const cache = createCache({ key: KEY });
  if (typeof document === 'undefined') return cache;
  for (const style of document.querySelectorAll(`style[${CRITICAL}]`))
    for (const name of style.getAttribute(CRITICAL)?.split(' ') ?? []) cache.inserted[name] = true;
  return cache;
}

/**
 * Renames the attribute `data-emotion` to `data-critical`, which `createEmotionCache` looks for.
 * The renderer passes the style tags of `@emotion/server`.
 */
export const asCriticalStyles = (styleTags: string): string =>
  styleTags.replaceAll(`<style data-emotion="${KEY} `, `<style ${CRITICAL}="`);
