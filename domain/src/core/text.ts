/* eslint-disable no-control-regex -- control characters are what this module removes */

// C0 and C1 controls except tab and line ends; soft hyphen; bidirectional marks, overrides and
// isolates; Hangul fillers; zero-width space, word joiner, invisible operators, BOM, interlinear
// annotation. Also lone surrogates, which JSON allows and Firestore refuses.
const CONTROLS =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u206F\u3164\uD800-\uDFFF\uFEFF\uFFA0\uFFF9-\uFFFB]/gu;

// Tags, except in the flags of England, Scotland and Wales. Other sequences of tags have no picture
// in any font, so they could only hide a text.
const STRAY_TAGS =
  /(\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F})|[\u{E0000}-\u{E007F}]/gu;

// Letters and signs that render blank: the Braille blank, the object replacement character,
// controls and blanks of shorthand, music, Egyptian and Khitan.
const BLANKS =
  /\u2800|\uFFFC|[\u{13430}-\u{1343F}]|[\u{13441}-\u{13446}]|\u{16FE4}|[\u{1BCA0}-\u{1BCA3}]|\u{1D159}|[\u{1D173}-\u{1D17A}]/gu;

// At most two accents, and at most four marks of any kind, may be stacked on one letter, because
// more would cover the lines above. (Hindi needs up to three vowel signs and dots: ज़ीं.)
const ACCENTS = '\\u0300-\\u036F\\u0483-\\u0489\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\uFE20-\\uFE2F';
// eslint-disable-next-line no-misleading-character-class -- accents by themselves are meant
const STACKED_ACCENTS = new RegExp(`([${ACCENTS}]{2})[${ACCENTS}]+`, 'gu');
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

// Invisible marks: grapheme joiner, invisible vowels of Khmer, Mongolian selectors, and variation
// selectors except those for text and emoji.
const UNSEEN_MARKS = /[\u034F\u17B4\u17B5\u180B-\u180D\u180F\uFE00-\uFE0D\u{E0100}-\u{E01EF}]/gu;

// Variation selectors that have no effect: those after a character that is not an emoji, and
// repeated ones. (After an emoji or a digit they distinguish ❤️ and 5️⃣ from their plain forms.)
const STRAY_SELECTORS = /(?<![\p{Emoji}\p{Extended_Pictographic}])[\uFE0E\uFE0F]/gu;

// Joiners change the shape of letters in these scripts (र्‍, ශ්‍රී, می‌شود) and connect emoji.
const JOINED_SCRIPTS = 'Arab Beng Deva Gujr Guru Knda Mlym Orya Sinh Syrc Taml Telu'
  .split(' ')
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');
// Joiners that have no meaning: joiners after other characters, repeated ones, and joiners before
// white space or at the end of the text.
const STRAY_JOINERS = new RegExp(
  `(?<![${JOINED_SCRIPTS}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])[\\u200C\\u200D]+|[\\u200C\\u200D]+(?=\\s|$)|(?<=[\\u200C\\u200D])[\\u200C\\u200D]+`,
  'gu',
);

/** A text without the joiners and tags that `cleanText` keeps, because these have no width. */
export const withoutJoiners = (text: string): string => text.replace(/\u200C|\u200D|[\u{E0020}-\u{E007F}]/gu, '');

/** The words of a text: runs of letters, marks and digits. A joiner inside a word belongs to it. */
export const wordsIn = (text: string): string[] =>
  text.match(/[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}]|\u200C|\u200D)*/gu) ?? [];

/**
 * Makes typed text safe to show and store: removes control, zero-width and bidirectional
 * characters, blank letters, stacked accents and lone surrogates; applies NFC; converts line ends
 * to line feeds, with at most two empty lines in a row; trims. Joiners and tags that change what is
 * shown stay, but count in no length (`withoutJoiners`). Markup stays, because text is
 * escaped where it is shown.
 */
export function cleanText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      .replace(CONTROLS, '')
      .replace(STRAY_TAGS, '$1')
      .replace(UNSEEN_MARKS, '')
      .replace(BLANKS, '')
      // Remove stray selectors before joiners: a joiner after a selector counts as part of an
      // emoji, and is kept.
      .replace(STRAY_SELECTORS, '')
      .replace(STRAY_JOINERS, '')
      // Normalise again: a removed character may have separated a letter from its accent.
      .normalize('NFC')
      .replace(STACKED_ACCENTS, '$1')
      .replace(STACKED_MARKS, '$1')
      // The lookbehind matches only at the start of a run, because 64 KB of spaces would otherwise
      // take seconds.
      .replace(/(?<![^\S\n])[^\S\n]+\n/g, '\n')
      .replace(/\n{4,}/g, '\n\n\n')
      .trim()
  );
}

/** `cleanText` on one line, for names, subjects and titles. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** The first `maxCharacters` of a text, without half a surrogate pair, which Firestore refuses. */
export const firstCharacters = (text: string, maxCharacters: number): string =>
  text.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/u, '');

const encoder = new TextEncoder();
/**
 * The first `maxBytes` of a text in UTF-8, for keys and ids: Firestore allows 1,500 bytes, and one
 * folded letter may have many ('ﷺ' has 33).
 */
export function firstBytes(text: string, maxBytes: number): string {
  // `encodeInto` writes only whole characters.
  const { read } = encoder.encodeInto(text, new Uint8Array(maxBytes));
  return text.slice(0, read);
}

/** Maximum bytes of a key made from typed text. With a prefix, it stays below Firestore's 1,500. */
export const KEY_MAX_BYTES = 1_000;

/**
 * Cuts a text so that the result, with its ellipsis, has at most `maxCharacters`. Cuts between
 * words. If the last space lies in the first half, cuts inside a word instead, so that the result
 * is not too short.
 */
export function truncateAtWord(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const cut = firstCharacters(text, maxCharacters - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > maxCharacters / 2 ? cut.slice(0, lastSpace) : cut).replace(/(?<![\s.,;:!?–—-])[\s.,;:!?–—-]+$/u, '')}…`;
}

/** Whether a text is mostly Devanagari. Such text needs lang="hi". */
export function isHindi(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  return letters > 0 && devanagari / letters > 0.5;
}
