import anekLatinExt from '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wdth-normal.woff2?url';
import eczarDevanagari from '@fontsource-variable/eczar/files/eczar-devanagari-wght-normal.woff2?url';
import eczarLatin from '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2?url';
import eczarLatinExt from '@fontsource-variable/eczar/files/eczar-latin-ext-wght-normal.woff2?url';
import anekLatin from './font-files/anek-latin-ui.woff2?url';

/**
 * The two font families. Text is first drawn in a fallback font and changes to the web font when
 * the web font has loaded (`font-display: swap`). The `… Fallback` faces are system fonts scaled to
 * the widths and line heights of the web fonts, so that the text hardly moves at the change.
 * Measurements and reasons: `docs/decisions/019-fonts-on-the-first-visit.md`.
 */

/**
 * Only the font of the headlines is preloaded, because other fonts would compete with it and with
 * the first picture.
 */
export const preloadedFonts: readonly string[] = [eczarLatin];

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
/**
 * The characters in `font-files/anek-latin-ui.woff2`; the README in that folder says how the file
 * was made.
 */
const ANEK_LATIN =
  'U+0020-007E,U+00A0-00FF,U+2010-2015,U+2018-201F,U+2020-2022,U+2026,U+2030,U+2039,U+203A,U+20AC,U+20B9,U+2122,U+2190-2193,U+2212,U+00D7';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20A7,U+20A9-20AB,U+20AD-20B8,U+20BA-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
const DIGITS = 'U+002C,U+002E,U+0030-0039';
/**
 * Capitals, quotation marks, the colon and the space. Compared with small letters, they are
 * narrower in Eczar than in Times.
 */
const CAPITALS = 'U+0020,U+003A,U+0041-005A,U+2018-2019,U+201C-201D';
const DEVANAGARI = 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+25CC,U+A830-A839,U+A8E0-A8FF,U+11B00-11B09';

const eczar = { fontFamily: 'Eczar Variable', fontStyle: 'normal', fontWeight: '400 800' } as const;
const anek = {
  fontFamily: 'Anek Latin Variable',
  fontStyle: 'normal',
  fontWeight: '500 800',
  fontStretch: '75% 100%',
} as const;
const woff2 = (url: string) => `url(${url}) format('woff2')`;

const ours = [
  { ...eczar, src: woff2(eczarLatin), unicodeRange: LATIN },
  { ...eczar, src: woff2(eczarLatinExt), unicodeRange: LATIN_EXT },
  { ...eczar, src: woff2(eczarDevanagari), unicodeRange: DEVANAGARI },
  { ...anek, src: woff2(anekLatin), unicodeRange: ANEK_LATIN },
  { ...anek, src: woff2(anekLatinExt), unicodeRange: LATIN_EXT },
];

/** Ascent and descent of the web fonts, in percent of the font size. */
const eczarBox = { ascent: 114, descent: 63 };
const anekBox = { ascent: 90, descent: 20 };

/**
 * Names for `local()`. Chrome wants the full name or the PostScript name of one face. The browser
 * uses the first name that the system has.
 */
const systemFonts = {
  times: {
    regular: ['Times New Roman', 'Liberation Serif'],
    bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
  },
  notoSerif: { regular: ['Noto Serif', 'NotoSerif-Regular'], bold: ['NotoSerif-Bold'] },
  arial: { regular: ['Arial', 'Liberation Sans'], bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'] },
  roboto: { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
  /** The Devanagari font of Android. */
  notoDevanagari: { regular: ['NotoSansDevanagari-Regular'], bold: ['NotoSansDevanagari-Bold'] },
};

type Scale = {
  weights: string;
  stretch?: string;
  unicodeRange?: string;
  from: 'regular' | 'bold';
  /** Width of text in the web font, in percent of the same text in the system font. */
  sizeAdjust: number;
};

const fallbackFaces = (
  family: string,
  box: typeof eczarBox,
  font: keyof typeof systemFonts,
  scales: readonly Scale[],
) =>
  scales.map(({ weights, stretch, unicodeRange, from, sizeAdjust }) => ({
    fontFamily: family,
    fontWeight: weights,
    ...(stretch !== undefined && { fontStretch: stretch }),
    src: systemFonts[font][from].map((name) => `local('${name}')`).join(', '),
    ...(unicodeRange !== undefined && { unicodeRange }),
    sizeAdjust: `${sizeAdjust}%`,
    ascentOverride: `${((box.ascent / sizeAdjust) * 100).toFixed(1)}%`,
    descentOverride: `${((box.descent / sizeAdjust) * 100).toFixed(1)}%`,
    lineGapOverride: '0%',
  }));

/**
 * The fallback faces, for each weight that the site uses, and for narrow text, because the system
 * fonts have no narrow faces. `font-files/README.md` says how the percentages were measured. Keep
 * the lists of names short: on Linux, the browser asks another process for each name before the
 * first paint.
 */
export const fallbacks = [
  ...fallbackFaces('Eczar Fallback', eczarBox, 'times', [
    { weights: '400 499', from: 'regular', sizeAdjust: 106.8 },
    { weights: '500 599', from: 'regular', sizeAdjust: 110 },
    { weights: '600 799', from: 'bold', sizeAdjust: 110.4 },
    { weights: '800 900', from: 'bold', sizeAdjust: 116.4 },
    { weights: '800 900', from: 'bold', sizeAdjust: 102, unicodeRange: CAPITALS },
  ]),
  ...fallbackFaces('Eczar Fallback Android', eczarBox, 'notoSerif', [
    { weights: '400 499', from: 'regular', sizeAdjust: 90.3 },
    { weights: '500 599', from: 'regular', sizeAdjust: 93.4 },
    { weights: '600 799', from: 'bold', sizeAdjust: 94.4 },
    { weights: '800 900', from: 'bold', sizeAdjust: 97.1 },
  ]),
  ...fallbackFaces('Eczar Fallback', eczarBox, 'notoDevanagari', [
    { weights: '400 499', from: 'regular', sizeAdjust: 101.3, unicodeRange: DEVANAGARI },
    { weights: '500 599', from: 'regular', sizeAdjust: 104.9, unicodeRange: DEVANAGARI },
    { weights: '600 799', from: 'bold', sizeAdjust: 106.4, unicodeRange: DEVANAGARI },
    { weights: '800 900', from: 'bold', sizeAdjust: 106.4, unicodeRange: DEVANAGARI },
  ]),
  ...fallbackFaces('Anek Fallback', anekBox, 'arial', [
    { weights: '400 599', from: 'regular', sizeAdjust: 94.6 },
    { weights: '600 699', from: 'bold', sizeAdjust: 90.3 },
    { weights: '600 699', from: 'bold', sizeAdjust: 99.3, unicodeRange: DIGITS },
    { weights: '700 900', from: 'bold', sizeAdjust: 92.7 },
    { weights: '700 900', from: 'bold', sizeAdjust: 102.3, unicodeRange: DIGITS },
    { weights: '600 799', stretch: '81% 92%', from: 'bold', sizeAdjust: 78 },
    { weights: '600 799', stretch: '75% 80%', from: 'bold', sizeAdjust: 57.5 },
    { weights: '800 900', stretch: '75% 80%', from: 'bold', sizeAdjust: 61.5 },
    { weights: '800 900', stretch: '75% 80%', from: 'bold', sizeAdjust: 79.8, unicodeRange: DIGITS },
  ]),
  ...fallbackFaces('Anek Fallback Android', anekBox, 'roboto', [
    { weights: '400 599', from: 'regular', sizeAdjust: 95.4 },
    { weights: '400 599', from: 'regular', sizeAdjust: 98.3, unicodeRange: DIGITS },
    { weights: '600 699', from: 'bold', sizeAdjust: 95.3 },
    { weights: '700 900', from: 'bold', sizeAdjust: 97.6 },
    { weights: '600 799', stretch: '81% 92%', from: 'bold', sizeAdjust: 82 },
    { weights: '600 799', stretch: '75% 80%', from: 'bold', sizeAdjust: 63.6 },
    { weights: '800 900', stretch: '75% 80%', from: 'bold', sizeAdjust: 67 },
    { weights: '800 900', stretch: '75% 80%', from: 'bold', sizeAdjust: 78.7, unicodeRange: DIGITS },
  ]),
];

export const fontFaces: readonly object[] = [...ours.map((face) => ({ ...face, fontDisplay: 'swap' })), ...fallbacks];
