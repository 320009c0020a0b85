import { diffArrays } from 'diff';

/** A stretch of a diff: text of both versions, only of the newer, or only of the older. */
export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string };

/**
 * The time for two texts with little in common grows with the square of their length. Nobody reads
 * such a diff word by word, so it is shown as rewritten.
 */
const COMPARISON_MAX_MS = 500;

/**
 * Splits a text into words, white space and punctuation; joined they are the text again. jsdiff's
 * own words break at the marks of Devanagari.
 */
const words = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}\u200C\u200D]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];

/** A stretch of unchanged or of replaced text. */
type Stretch = { same: string } | { removed: string; added: string };

const isChange = (stretch: Stretch | undefined): stretch is { removed: string; added: string } =>
  stretch !== undefined && 'removed' in stretch;

/** True if two changes belong together: one removes text, the other adds text in its place. */
const areOne = (a: { removed: string; added: string }, b: { removed: string; added: string }): boolean =>
  (a.removed + b.removed).trim() !== '' && (a.added + b.added).trim() !== '';

/** Unchanged and replaced stretches, in order. */
function stretchesOf(before: string, after: string): Stretch[] {
  const changes = diffArrays(words(before), words(after), { timeout: COMPARISON_MAX_MS });
  if (changes === undefined) return [{ removed: before, added: after }];
  const stretches: Stretch[] = [];
  for (const { value, added, removed } of changes) {
    const text = value.join('');
    const last = stretches.at(-1);
    if (!added && !removed) stretches.push({ same: text });
    else if (isChange(last)) last[added ? 'added' : 'removed'] += text;
    else stretches.push({ removed: '', added: '', [added ? 'added' : 'removed']: text });
  }
  return stretches;
}

/**
 * If every word was replaced, the unchanged spaces between them are ignored. One replaced phrase
 * reads better than word by word.
 */
function phrases(stretches: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = [];
  for (let index = 0; index < stretches.length; index += 1) {
    const stretch = stretches[index]!;
    const last = whole.at(-1);
    const next = stretches[index + 1];
    if (
      'same' in stretch &&
      /^[^\S\n]+$/.test(stretch.same) &&
      isChange(last) &&
      isChange(next) &&
      areOne(last, next)
    ) {
      last.removed += stretch.same + next.removed;
      last.added += stretch.same + next.added;
      index += 1;
    } else whole.push({ ...stretch });
  }
  return whole;
}

/** Diff from `before` to `after`, by words. A removal stands before its replacement. */
export function diffWords(before: string, after: string): DiffPart[] {
  return phrases(stretchesOf(before, after)).flatMap((stretch): DiffPart[] => {
    const parts: DiffPart[] = isChange(stretch)
      ? [
          { kind: 'removed', text: stretch.removed },
          { kind: 'added', text: stretch.added },
        ]
      : [{ kind: 'same', text: stretch.same }];
    return parts.filter(({ text }) => text !== '');
  });
}
