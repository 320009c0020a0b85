/**
 * One stretch of a difference: text that both have, that only the newer has, or that only the older
 * has.
 */
export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string };

/**
 * Beyond this many comparisons a passage counts as rewritten: nobody reads such a difference word
 * by word.
 */
const COMPARISONS_MAX = 4_000_000;

/**
 * Words, the white space between them and punctuation, each on its own. Joined they are the text
 * again.
 */
const words = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}\u200C\u200D]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];
const lines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? [];

/**
 * The longest run of tokens that both have, in order, as the kinds of each step from `before` to
 * `after`.
 */
function steps(before: readonly string[], after: readonly string[]): DiffPart[] {
  const height = before.length;
  const width = after.length;
  if (height * width > COMPARISONS_MAX) {
    return [
      ...before.map((text) => ({ kind: 'removed' as const, text })),
      ...after.map((text) => ({ kind: 'added' as const, text })),
    ];
  }
  const row = width + 1;
  const common = new Uint32Array((height + 1) * row);
  for (let i = height - 1; i >= 0; i -= 1) {
    for (let j = width - 1; j >= 0; j -= 1) {
      common[i * row + j] =
        before[i] === after[j]
          ? common[(i + 1) * row + j + 1]! + 1
          : Math.max(common[(i + 1) * row + j]!, common[i * row + j + 1]!);
    }
  }
  const parts: DiffPart[] = [];
  let i = 0;
  let j = 0;
  while (i < height || j < width) {
    if (i < height && j < width && before[i] === after[j]) {
      parts.push({ kind: 'same', text: before[i]! });
      i += 1;
      j += 1;
    } else if (j >= width || (i < height && common[(i + 1) * row + j]! >= common[i * row + j + 1]!)) {
      parts.push({ kind: 'removed', text: before[i]! });
      i += 1;
    } else {
      parts.push({ kind: 'added', text: after[j]! });
      j += 1;
    }
  }
  return parts;
}

/**
 * `steps` without the work on what both begin and end with, which is nearly everything in an edited
 * article.
 */
function diffTokens(before: readonly string[], after: readonly string[]): DiffPart[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const same = (text: string): DiffPart => ({ kind: 'same', text });
  return [
    ...before.slice(0, start).map(same),
    ...steps(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ];
}

/** A stretch that both have, or one that was replaced. */
type Stretch = { same: string } | { removed: string; added: string };

const isChange = (stretch: Stretch | undefined): stretch is { removed: string; added: string } =>
  stretch !== undefined && 'removed' in stretch;

/**
 * True where two changes are one: together they take something away and put something in its place.
 */
const areOne = (a: { removed: string; added: string }, b: { removed: string; added: string }): boolean =>
  (a.removed + b.removed).trim() !== '' && (a.added + b.added).trim() !== '';

/** Neighbours of one kind become one stretch. */
function stretchesOf(parts: readonly DiffPart[]): Stretch[] {
  const whole: Stretch[] = [];
  for (const { kind, text } of parts) {
    const last = whole.at(-1);
    if (kind === 'same') {
      if (last !== undefined && 'same' in last) last.same += text;
      else whole.push({ same: text });
    } else if (last !== undefined && 'removed' in last) last[kind] += text;
    else whole.push({ removed: '', added: '', [kind]: text });
  }
  return whole;
}

/**
 * Where every word was replaced, the spaces between them are no news: a phrase for a phrase reads
 * better than word for word.
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

/** As parts: a removal stands before the addition that takes its place. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  return phrases(stretchesOf(parts)).flatMap((stretch): DiffPart[] => {
    const told: DiffPart[] =
      'same' in stretch
        ? [{ kind: 'same', text: stretch.same }]
        : [
            { kind: 'removed', text: stretch.removed },
            { kind: 'added', text: stretch.added },
          ];
    return told.filter(({ text }) => text !== '');
  });
}

/**
 * What changed from `before` to `after`, by words. Lines are compared first, then the words of
 * those that differ, so that an article of thousands of words takes milliseconds.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [];
  let changed: DiffPart[] = [];
  const flush = () => {
    const removed = changed.filter(({ kind }) => kind === 'removed').map(({ text }) => text);
    const added = changed.filter(({ kind }) => kind === 'added').map(({ text }) => text);
    // As many lines as before: most likely each is the one in its place, edited.
    if (removed.length === added.length)
      removed.forEach((line, index) => parts.push(...diffTokens(words(line), words(added[index]!))));
    else parts.push(...diffTokens(words(removed.join('')), words(added.join(''))));
    changed = [];
  };
  for (const part of diffTokens(lines(before), lines(after))) {
    if (part.kind !== 'same') {
      changed.push(part);
      continue;
    }
    flush();
    parts.push(part);
  }
  flush();
  return joined(parts);
}
