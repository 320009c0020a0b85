import { expect, it } from 'vitest';
import { diffWords } from './word-diff.ts';

const told = (before: string, after: string): string =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`))
    .join('');

it('puts the old word before the new one', () => {
  expect(told('The queue was long.', 'The queue was short.')).toBe('The queue was [-long-]{+short+}.');
});
it('replaces a phrase as a whole, not word by word', () => {
  expect(told('Kept between reels.', 'Not saved yet.')).toBe('[-Kept between reels-]{+Not saved yet+}.');
  expect(told('Kept between reels 1', 'Not saved by anybody yet')).toBe(
    '[-Kept between reels 1-]{+Not saved by anybody yet+}',
  );
  expect(told('A b.', 'C b.')).toBe('[-A-]{+C+} b.');
});
it('reports no change for equal texts', () => {
  expect(diffWords('Row H', 'Row H')).toEqual([{ kind: 'same', text: 'Row H' }]);
  expect(diffWords('', '')).toEqual([]);
});
it('shows a new or removed text as a whole', () => {
  expect(told('', 'New')).toBe('{+New+}');
  expect(told('Old', '')).toBe('[-Old-]');
});
it('does not join changes across paragraphs', () => {
  expect(told('one\ntwo\nthree', 'one\ntwo and a half\nthree')).toBe('one\ntwo{+ and a half+}\nthree');
});
it('keeps Devanagari words with their marks whole', () => {
  expect(told('दादी का शो', 'दादी का पहला शो')).toBe('दादी का {+पहला +}शो');
});
it('contains both texts in full', () => {
  const before = 'A tin, an old man, and the right blue.\nStay for the names.';
  const after = 'An old man, a tin and the wrong blue!\n\nStay for all the names.';
  const parts = diffWords(before, after);
  const without = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect(without('added')).toBe(before);
  expect(without('removed')).toBe(after);
});
it('compares a long article within two seconds', () => {
  const before = Array.from(
    { length: 300 },
    (_, line) => `Paragraph ${line} has its own few words to say about films.`,
  ).join('\n');
  const after = before.replaceAll('films', 'cinema');
  const started = performance.now();
  expect(diffWords(before, after).filter(({ kind }) => kind === 'added')).toHaveLength(300);
  expect(performance.now() - started).toBeLessThan(2000);
});
