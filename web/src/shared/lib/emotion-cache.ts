import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** The prefix of class names. Server and client must use the same one. */
const KEY = 'fs';
const CRITICAL = 'data-critical';
const CLASS_NAMES = new RegExp(`\\b${KEY}-[\\w-]+`, 'g');

/** Properties that Safari or an older Chrome knows only with its prefix. */
const WEBKIT = /^(?:user-select|mask|box-decoration-break|text-decoration:.* )/;

/**
 * Replaces Emotion's prefixer, which repeats declarations for browsers that cannot run the site's
 * scripts: a sixth of the styles of a page.
 */
const stylisPlugins: StylisPlugin[] = [
  (element) => {
    if (element.type === 'decl' && WEBKIT.test(element.value))
      element.return = `-webkit-${element.value}${element.value}`;
  },
];

/**
 * Creates the Emotion cache of a page: one for each request on the server, one for each document in
 * the browser. In the browser, the cache regards the styles from the server as inserted, and their
 * `<style>` element stays in place. Emotion itself would move that element to the end of the head,
 * twice, and each move makes the browser recompute the styles of the whole page (decision 021).
 */
export function createEmotionCache(): EmotionCache {
  const cache = createCache({ key: KEY, stylisPlugins });
  if (typeof document === 'undefined') return cache;
  for (const style of document.querySelectorAll(`style[${CRITICAL}]`))
    for (const name of style.getAttribute(CRITICAL)?.split(' ') ?? []) cache.inserted[name] = true;
  return cache;
}

/**
 * The `<style>` tag with the styles that a page needs. `cache` has been created for this page. It
 * also has the classes that a component has merged into one: they are not in `html`.
 */
export function criticalStyleTag({ inserted, registered }: EmotionCache, html: string): string {
  const used = new Set(html.match(CLASS_NAMES));
  const needed = Object.entries(inserted).filter(
    ([name, rule]) => typeof rule === 'string' && (used.has(`${KEY}-${name}`) || !(`${KEY}-${name}` in registered)),
  );
  const names = needed.map(([name]) => name).join(' ');
  return `<style ${CRITICAL}="${names}">${needed.map(([, rule]) => rule).join('')}</style>`;
}
