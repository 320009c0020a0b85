import { diffArrays } from 'diff';

/** A part of a diff: text of both versions, only of the newer or only of the older. */
export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string };

/** If a comparison takes longer, the whole text is shown as one replacement. */
const COMPARISON_MAX_MS = 500;

/**
 * Splits a text into words, spaces and punctuation marks. The function `diffWords` of jsdiff would
 * compare Hindi texts character by character.
 */
const words = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}\u200C\u200D]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];

/** An unchanged text, and the removed and added text after it. Each may be empty. */
type Stretch = Record<DiffPart['kind'], string>;

function stretchesOf(before: string, after: string): Stretch[] {
  const changes = diffArrays(words(before), words(after), { timeout: COMPARISON_MAX_MS });
  if (changes === undefined) return [{ same: '', removed: before, added: after }];
  const stretches: Stretch[] = [{ same: '', removed: '', added: '' }];
  for (const { value, added, removed } of changes) {
    const text = value.join('');
    if (added) stretches.at(-1)!.added += text;
    else if (removed) stretches.at(-1)!.removed += text;
    else stretches.push({ same: text, removed: '', added: '' });
  }
  return stretches;
}

/** Joins replacements that only spaces separate, because one replaced phrase is easier to read. */
function phrases(stretches: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = [];
  for (const { same, removed, added } of stretches) {
    const last = whole.at(-1);
    const isSpace = /^[^\S\n]+$/.test(same) && removed + added !== '';
    if (last !== undefined && isSpace && (last.removed + removed).trim() !== '' && (last.added + added).trim() !== '') {
      last.removed += same + removed;
      last.added += same + added;
    } else whole.push({ same, removed, added });
  }
  return whole;
}

/** The diff from `before` to `after` by words. A removal comes before its replacement. */
export const diffWords = (before: string, after: string): DiffPart[] =>
  phrases(stretchesOf(before, after)).flatMap((stretch) =>
    (['same', 'removed', 'added'] as const)
      .map((kind) => ({ kind, text: stretch[kind] }))
      .filter(({ text }) => text !== ''),
  );
