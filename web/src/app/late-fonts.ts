import { readLocal, writeLocal } from '../lib/local-store.ts';

/**
 * Our fonts on a slow line. A page is shown in the fonts of the system, ours are fetched when there is nothing better to do, and enter together
 * with the next page inside of the app, where they move nothing that somebody is reading. What the browser has from then on is written down,
 * and the document's snippet lets it in before the first paint.
 */

/** Of the style element with our faces that the document's snippet lets in whenever it lets any in (`theme-snippet.ts`). */
export const OWN_FONTS_ID = 'own-fonts';
/** Addresses of the font files that this browser has fetched. The document's snippet reads it too. */
export const KEPT_FONTS_KEY = 'fs-fonts';

/** More than one version of the site has. */
const KEPT_MAX = 12;

/** Letters of different widths. Where the system has no Devanagari, each of them is the same box. */
const DEVANAGARI_LETTERS = ['क', 'ण', 'झ', 'ङ'];

const known = new Set<string>();
let waiting: FontFace[] = [];

const ownFonts = (page: Document): HTMLStyleElement | null => page.querySelector(`#${OWN_FONTS_ID}`);

/** Whether our fonts are those of the page from the start. */
export const areFontsIn = (page: Document): boolean => ownFonts(page)?.media === '';

const rulesOf = (page: Document): CSSFontFaceRule[] =>
  [...(ownFonts(page)?.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule);

const copyOf = (style: CSSStyleDeclaration): FontFace =>
  new FontFace(style.getPropertyValue('font-family').replaceAll('"', ''), style.getPropertyValue('src'), {
    style: style.getPropertyValue('font-style'),
    weight: style.getPropertyValue('font-weight'),
    stretch: style.getPropertyValue('font-stretch') || 'normal',
    unicodeRange: style.getPropertyValue('unicode-range'),
  });

/** Whether one of `letters` is in a list of ranges, 'U+20B9, U+0900-097F'. */
export const isInRange = (unicodeRange: string, letters: Iterable<string>): boolean => {
  const ranges = [...unicodeRange.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(
    ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
  );
  return [...letters].some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => first <= code && code <= last);
  });
};

/** Whether a story in Hindi is boxes. (A title in Hindi beside other stories is not worth laying out a whole page once more.) */
function isHindiUnreadable(page: Document): boolean {
  const hindi = page.documentElement.lang === 'hi' ? page.querySelector('h1:lang(hi)') : null;
  const drawing = hindi === null ? null : page.createElement('canvas').getContext('2d');
  if (hindi === null || drawing === null) return false;
  drawing.font = `40px ${getComputedStyle(hindi).fontFamily}`;
  return new Set(DEVANAGARI_LETTERS.map((letter) => drawing.measureText(letter).width)).size === 1;
}

const hasDevanagari = ({ unicodeRange }: FontFace): boolean => isInRange(unicodeRange, DEVANAGARI_LETTERS);

/**
 * Fetches the fonts of the letters that the page shows. Where the system has no Devanagari, Hindi gets its letters at once: what moves then
 * could not be read before.
 */
export async function gatherLateFonts(page: Document): Promise<void> {
  const letters = new Set(page.getElementById('root')?.textContent);
  for (const { style } of rulesOf(page)) {
    const source = style.getPropertyValue('src');
    if (known.has(source) || !isInRange(style.getPropertyValue('unicode-range'), letters)) continue;
    known.add(source);
    // One that fails is asked for again on the next page.
    await copyOf(style).load().then((face) => waiting.push(face), () => known.delete(source));
  }
  if (waiting.some(hasDevanagari) && isHindiUnreadable(page)) letLateFontsEnter(page, hasDevanagari);
}

/** Lets the kept fonts be seen, or those of them that are `wanted`. */
export function letLateFontsEnter(page: Document, wanted: (face: FontFace) => boolean = () => true): void {
  for (const face of waiting.filter(wanted)) page.fonts.add(face);
  waiting = waiting.filter((face) => !wanted(face));
}

/** Writes down which fonts the browser has now. */
export function rememberFonts(): void {
  const fetched = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.woff2'));
  const before = readLocal<string[]>(KEPT_FONTS_KEY) ?? [];
  if (fetched.some((name) => !before.includes(name)))
    writeLocal(KEPT_FONTS_KEY, [...new Set([...fetched, ...before])].slice(0, KEPT_MAX));
}
