import anekLatinExt from '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wdth-normal.woff2?url';
import eczarDevanagari from '@fontsource-variable/eczar/files/eczar-devanagari-wght-normal.woff2?url';
import eczarLatin from '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2?url';
import eczarLatinExt from '@fontsource-variable/eczar/files/eczar-latin-ext-wght-normal.woff2?url';
import anekLatin from './font-files/anek-latin-ui.woff2?url';
import anekRupee from './font-files/anek-rupee.woff2?url';

/**
 * The two families. The text is first drawn in a fallback and changes to our face as soon as that has arrived (`font-display: swap`). The
 * `… Fallback` faces are system fonts scaled to the widths and line boxes of ours, so that the change moves little.
 */

/** Only the headline's face is preloaded: more files would compete with the first picture. */
export const preloadedFonts: readonly string[] = [eczarLatin];

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
/** The letters that `font-files/anek-latin-ui.woff2` has, see the note beside it. */
const ANEK_LATIN =
  'U+0020-007E,U+00A0-00FF,U+2010-2015,U+2018-201F,U+2020-2022,U+2026,U+2030,U+2039,U+203A,U+20AC,U+2122,U+2190-2193,U+2212,U+00D7';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20A7,U+20A9-20AB,U+20AD-20B8,U+20BA-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
const DEVANAGARI = 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+25CC,U+A830-A839,U+A8E0-A8FF,U+11B00-11B09';

const eczar = { fontFamily: 'Eczar Variable', fontStyle: 'normal', fontWeight: '400 800' } as const;
const anek = { fontFamily: 'Anek Latin Variable', fontStyle: 'normal', fontWeight: '500 800', fontStretch: '75% 100%' } as const;
const woff2 = (url: string) => `url(${url}) format('woff2')`;

/** Heights above and below the base line, per 100 of the font's size. */
const eczarBox = { ascent: 114, descent: 63 };
const anekBox = { ascent: 90, descent: 20 };

type StandIn = {
  family: string;
  weights: string;
  /** Names of the system's fonts, the first that there is counts. */
  names: readonly string[];
  /** Percent: the ratio of the widths of text in both, not of single letters. */
  sizeAdjust: number;
  box: typeof eczarBox;
  stretch?: string;
  unicodeRange?: string;
};

/** A system font scaled to the widths of ours, in the line box of ours. */
const standIn = ({ family, weights, names, sizeAdjust, box, stretch, unicodeRange }: StandIn) => ({
  fontFamily: family,
  fontWeight: weights,
  ...(stretch !== undefined && { fontStretch: stretch }),
  src: names.map((name) => `local('${name}')`).join(', '),
  ...(unicodeRange !== undefined && { unicodeRange }),
  sizeAdjust: `${sizeAdjust}%`,
  ascentOverride: `${((box.ascent / sizeAdjust) * 100).toFixed(1)}%`,
  descentOverride: `${((box.descent / sizeAdjust) * 100).toFixed(1)}%`,
  lineGapOverride: '0%',
});

const sans = { family: 'Anek Fallback', weights: '400 599', names: ['Arial', 'Roboto', 'Liberation Sans'], box: anekBox };
const sansBold = { family: 'Anek Fallback', weights: '600 900', names: ['Arial Bold', 'Arial-BoldMT', 'Roboto Bold', 'Liberation Sans Bold'], box: anekBox };
const serif = { family: 'Eczar Fallback', box: eczarBox };
const serifAndroid = { family: 'Eczar Fallback Android', box: eczarBox };

const ours = [
  { ...eczar, src: woff2(eczarLatin), unicodeRange: LATIN },
  { ...eczar, src: woff2(eczarLatinExt), unicodeRange: LATIN_EXT },
  { ...eczar, src: woff2(eczarDevanagari), unicodeRange: DEVANAGARI },
  { ...anek, src: woff2(anekLatin), unicodeRange: ANEK_LATIN },
  // A figure must not mix two families.
  { ...anek, src: woff2(anekRupee), unicodeRange: 'U+20B9' },
  { ...anek, src: woff2(anekLatinExt), unicodeRange: LATIN_EXT },
];

/**
 * System fonts in place of ours. Each name of each face that a page may use is a question to the system before the first paint (on Linux one
 * to another process, 2 to 5 ms on a phone's processor), so that there are no more of them than serve.
 */
export const standIns = [
  standIn({ ...serif, weights: '400 599', names: ['Times New Roman', 'Liberation Serif'], sizeAdjust: 105.4 }),
  standIn({ ...serif, weights: '600 900', names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'], sizeAdjust: 113.9 }),
  standIn({ ...serifAndroid, weights: '400 599', names: ['Noto Serif'], sizeAdjust: 88.5 }),
  standIn({ ...serifAndroid, weights: '600 900', names: ['Noto Serif Bold'], sizeAdjust: 93.6 }),
  // What Android shows Hindi in.
  standIn({ ...serif, weights: '400 599', names: ['Noto Sans Devanagari', 'NotoSansDevanagari-Regular'], sizeAdjust: 102, unicodeRange: DEVANAGARI }),
  standIn({ ...serif, weights: '600 900', names: ['Noto Sans Devanagari Bold', 'NotoSansDevanagari-Bold'], sizeAdjust: 106, unicodeRange: DEVANAGARI }),
  standIn({ ...sans, sizeAdjust: 93.6 }),
  standIn({ ...sansBold, sizeAdjust: 91.2 }),
  // Stamps and labels are set narrow, which no system font can be.
  standIn({ ...sansBold, sizeAdjust: 71.7, stretch: '75% 80%' }),
  standIn({ ...sansBold, sizeAdjust: 78.3, stretch: '81% 92%' }),
];

export const fontFaces: readonly object[] = [...ours.map((face) => ({ ...face, fontDisplay: 'swap' })), ...standIns];
