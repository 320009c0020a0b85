import createCache, { type EmotionCache } from '@emotion/cache';

const KEY = 'fs';

/**
 * Server and client name their styles alike. The critical ones that the server sent are known here and stay where they are: Emotion adopts
 * its own by putting their element into the document again, for which a browser reads them anew and lays out the whole page.
 */
export function createEmotionCache(): EmotionCache {
  const cache = createCache({ key: KEY });
  if (typeof document === 'undefined') return cache;
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-styles]'))
    for (const id of dataset.styles?.split(' ') ?? []) cache.inserted[id] = true;
  return cache;
}

/** Of the renderer: Emotion's style tags under a name that only `createEmotionCache` looks for. */
export const stylesToKeep = (styleTags: string): string =>
  styleTags.replaceAll(`<style data-emotion="${KEY} `, '<style data-styles="');
