/**
 * Fonts that were too late for the page that wanted them on a slow line (`font-display: optional`): they are kept beside it, and enter together with the
 * next page inside of the app, where they move nothing that somebody is reading.
 */

/** Of the style element with the faces of a fast line, which the document's snippet lets in (`theme-snippet.ts`). */
export const SWAPPED_FONTS_ID = 'swapped-fonts';

/** The first paint waits for preloaded fonts a moment; how long is the browser's business. Too early a guess costs nothing. */
const JUST_BEFORE_MS = 150;

/** Letters of different widths. Where the system has no Devanagari, each of them is the same box. */
const DEVANAGARI_LETTERS = ['क', 'ण', 'झ', 'ङ'];

const known = new Set<string>();
let waiting: FontFace[] = [];

/** The faces of the styles by the path of their file. */
function* facesOf(page: Document): Generator<{ path: string; style: CSSStyleDeclaration }> {
  for (const sheet of page.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const path = /url\("?([^")]+)/.exec(rule.style.getPropertyValue('src'))?.[1];
      if (path !== undefined) yield { path, style: rule.style };
    }
  }
}

const copyOf = (style: CSSStyleDeclaration): FontFace =>
  new FontFace(style.getPropertyValue('font-family').replaceAll('"', ''), style.getPropertyValue('src'), {
    style: style.getPropertyValue('font-style'),
    weight: style.getPropertyValue('font-weight'),
    stretch: style.getPropertyValue('font-stretch') || 'normal',
    unicodeRange: style.getPropertyValue('unicode-range'),
  });

/** Whether the page shows boxes in place of Hindi. */
function isHindiUnreadable(page: Document): boolean {
  const hindi = page.querySelector(':lang(hi)');
  const drawing = hindi === null ? null : page.createElement('canvas').getContext('2d');
  if (hindi === null || drawing === null) return false;
  drawing.font = `40px ${getComputedStyle(hindi).fontFamily}`;
  return new Set(DEVANAGARI_LETTERS.map((letter) => drawing.measureText(letter).width)).size === 1;
}

const hasDevanagari = ({ unicodeRange }: FontFace): boolean => /\bU\+0?900\b/i.test(unicodeRange);

/**
 * Keeps what has come since the first paint. Where the system has no Devanagari, Hindi gets its letters at once: what moves then could not
 * be read before.
 */
export async function gatherLateFonts(page: Document): Promise<void> {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const from = (paint?.startTime ?? 0) - JUST_BEFORE_MS;
  const late = performance
    .getEntriesByType('resource')
    .filter((entry) => entry.name.endsWith('.woff2') && entry.startTime + entry.duration > from)
    .map((entry) => new URL(entry.name).pathname)
    .filter((path) => !known.has(path));
  if (late.length === 0) return;
  for (const { path, style } of facesOf(page)) {
    if (!late.includes(path) || known.has(path)) continue;
    known.add(path);
    // From the browser's cache. One that fails is left out, as it was before.
    await copyOf(style).load().then((face) => waiting.push(face), () => undefined);
  }
  if (waiting.some(hasDevanagari) && isHindiUnreadable(page)) letLateFontsEnter(page, hasDevanagari);
}

/** Lets the kept fonts be seen, or those of them that are `wanted`. */
export function letLateFontsEnter(page: Document, wanted: (face: FontFace) => boolean = () => true): void {
  for (const face of waiting.filter(wanted)) page.fonts.add(face);
  waiting = waiting.filter((face) => !wanted(face));
}
