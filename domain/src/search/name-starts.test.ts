import { expect, it } from 'vitest';
import { nameStartsOf, typedSound, typedStarts } from './name-starts.ts';

const finds = (names: string[], typed: string): boolean => {
  const starts = new Set(nameStartsOf(names));
  return typedStarts(typed).every((start) => starts.has(start));
};

it.each(['as', 'Rao', 'rao ash', 'आशा', 'ASHA RAO'])('finds a name by %j', (typed) => {
  expect(finds(['Asha Rao', 'आशा राव'], typed)).toBe(true);
});

it('does not find a name by a word that none of its words begins with', () => {
  expect(finds(['Asha Rao'], 'ash sen')).toBe(false);
});

it('asks for the longest word first, cut to the length of the keys', () => {
  expect(typedStarts('of Radhakrishnamurthy')).toEqual(['radhakrish', 'of']);
  expect(typedStarts(' – ')).toEqual([]);
});

it('knows the sound of each word, which no beginning of a word is', () => {
  const keys = nameStartsOf(['Veerendra Sakpal']);
  expect(keys).toContain(typedSound('virendra s'));
  expect(keys).toContain(typedSound('वीरेंद्र'));
  expect(keys).not.toContain(typedSound('surendra'));
  expect(typedSound('–')).toBeNull();
});
