/**
 * Breaks a title into lines and chooses its font size. This cannot be left to the layout, because
 * each line is drawn on a strip of its own. Widths are estimated by classes of characters; a line
 * is at most a tenth wider than estimated.
 */

export type TitleRules = {
  /** Font sizes in px, the largest first, with the maximum number of lines at each size. */
  sizes: readonly { px: number; linesMax: number }[];
  widthPx: number;
};

export type TitleLines = { px: number; lines: string[] };

/** Narrow characters. Widths are in em of the font Eczar 800. */
const NARROW = /[ijlI.,:;'’‘|!()[\]-]/u;
const WIDE = /[mwMWQ@%—₹]/u;
const CAPITAL_OR_DIGIT = /[\p{Lu}\d“”"]/u;
/**
 * Combining signs. Only those that stand beside their letter (ा, ि, ी, ो, ौ, ः) add to the width.
 */
const MARK = /\p{M}/u;
const SPACING_SIGN = /[ािीोौः]/u;
const VIRAMA = '्';

function characterEm(character: string): number {
  if (SPACING_SIGN.test(character)) return 0.3;
  // A virama joins two consonants, and the pair is narrower than two separate ones.
  if (character === VIRAMA) return -0.2;
  if (MARK.test(character)) return 0;
  if (character >= 'ऀ' && character <= 'ॿ') return 0.66;
  if (character === ' ') return 0.24;
  if (NARROW.test(character)) return 0.33;
  if (WIDE.test(character)) return 0.88;
  return CAPITAL_OR_DIGIT.test(character) ? 0.66 : 0.55;
}

const emOf = (text: string): number => [...text].reduce((sum, character) => sum + characterEm(character), 0);

/** Fills each line with as many words as fit. */
function fill(words: readonly string[], widthEm: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && emOf(longer) > widthEm) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** Divides a word that is wider than a line into parts that fit. */
function divided(word: string, widthEm: number): string[] {
  if (emOf(word) <= widthEm) return [word];
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(word)) {
    if (part !== '' && emOf(part + segment) > widthEm) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

/**
 * Lines of similar width, so that the last line is not short: the narrowest width (at least half of
 * the full width) that needs no more lines than the full width.
 */
function balanced(words: readonly string[], widthEm: number): string[] {
  let best = fill(words, widthEm);
  const { length } = best;
  for (let share = 0.95; share >= 0.5; share -= 0.05) {
    const lines = fill(words, widthEm * share);
    if (lines.length > length) break;
    best = lines;
  }
  return best;
}

/**
 * The lines at the largest font size at which the whole title fits. If it fits at no size, its end
 * is cut at the smallest one.
 */
export function titleLines(title: string, { sizes, widthPx }: TitleRules): TitleLines {
  const words = title.split(' ').filter((word) => word !== '');
  const wordsFor = (widthEm: number) => words.flatMap((word) => divided(word, widthEm));
  for (const { px, linesMax } of sizes) {
    const lines = balanced(wordsFor(widthPx / px), widthPx / px);
    if (lines.length <= linesMax) return { px, lines };
  }
  const { px, linesMax } = sizes.at(-1) ?? { px: 40, linesMax: 1 };
  const widthEm = widthPx / px - emOf('…');
  const lines = fill(wordsFor(widthEm), widthEm).slice(0, linesMax);
  return { px, lines: lines.map((line, index) => (index === lines.length - 1 ? `${line}…` : line)) };
}
