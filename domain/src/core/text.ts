/* eslint-disable no-control-regex -- control characters are what this module removes */

// C0 and C1 controls but tab and line feed; soft hyphen; bidirectional marks, overrides and isolates; joiners, word joiner,
// invisible operators, BOM, interlinear annotation, tags and variation selectors supplement.
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

// Joiners mean something in Indic scripts (र्‍) and in emoji sequences, and nothing elsewhere.
const STRAY_JOINERS = /(?<![\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D]+|[\u200C\u200D]+(?=\s|$)/gu;

/**
 * What a person typed, made harmless to show: NFC, controls, zero-width and bidirectional characters removed, line ends as \n, at
 * most two empty lines in a row, trimmed. Markup is not touched: text is text, and is escaped where it is shown.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .replace(CONTROLS, '')
    .replace(STRAY_JOINERS, '')
    // Tried at the start of a run only: 64 KB of spaces would take seconds otherwise.
    .replace(/(?<![^\S\n])[^\S\n]+\n/g, '\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
}

/** `cleanText` on one line: names, subjects, titles. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** Cut at a word so that the result, with its ellipsis, has at most `maxCharacters`. */
export function truncateAtWord(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const cut = text.slice(0, maxCharacters - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > maxCharacters / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s.,;:!?–—-]+$/u, '')}…`;
}

/** True where a text is mostly Devanagari: such a passage carries lang="hi". */
export function isHindi(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  return letters > 0 && devanagari / letters > 0.5;
}
