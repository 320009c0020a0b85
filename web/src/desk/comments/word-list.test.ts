import { newModerationSettings } from '@first-show/domain/comments/moderation-desk.schema';
import { MODERATION_WORDS } from '@first-show/domain/core/limits';
import { expect, test } from 'vitest';
import {
  addWords,
  fieldsOf,
  findWords,
  mergeSettings,
  parseWords,
  settingsOf,
  type SettingsDraft,
} from './word-list.ts';

const settings = (words: string[], isOn = false): SettingsDraft => ({ words, autoApprove: { isOn, minApproved: 5 } });

test('splits pasted text at lines, commas and semicolons, and keeps phrases and Hindi', () => {
  expect(parseWords('Casino, earn money\n\nसट्टा;  casino , --- ')).toEqual(['casino', 'earn money', 'सट्टा']);
  expect(parseWords('')).toEqual([]);
});

test('adds new words at the top', () => {
  expect(addWords(['a', 'b'], ['b', 'c'])).toEqual({ words: ['c', 'a', 'b'], count: 1 });
});

test('finds words by a part of the word', () => {
  expect(findWords(['casino', 'satta', 'सट्टा'], ' SA')).toEqual(['satta']);
  expect(findWords(['casino', 'satta'], '')).toHaveLength(2);
});

const fields = (words: string[], isOn = false) => fieldsOf(settings(words, isOn));

test('keeps own changes on top of a colleague’s save', () => {
  const rebased = mergeSettings(
    fields(['mine', 'kept']),
    fields(['gone', 'kept']),
    fields(['gone', 'kept', 'theirs'], true),
  );
  expect(rebased).toEqual(fields(['mine', 'kept', 'theirs'], true));
  expect(mergeSettings(fields([], true), fields([]), fields(['theirs'])).autoApprove.isOn).toBe(true);
  const edited = { words: ['a'], autoApprove: { isOn: false, minApproved: 'no number' }, added: 'pasted' };
  expect(mergeSettings(edited, fields(['a']), fields(['a'], true))).toEqual(edited);
});

test('saves pasted words that were not added to the list yet', () => {
  const saved = (added: string) => newModerationSettings.parse(settingsOf({ ...fields(['a']), added }));
  expect(saved('B, c\na')).toEqual(settings(['b', 'c', 'a']));
  expect(saved('')).toEqual(settings(['a']));
  expect(() => saved(`fine, ${'x'.repeat(MODERATION_WORDS.wordMax + 1)}`)).toThrow(/A word has at most/);
  expect(
    settingsOf({ ...fields(['a']), autoApprove: { isOn: false, minApproved: 'x' } }).autoApprove.minApproved,
  ).toBeNaN();
});

test('keeps edits made during a save', () => {
  const sent = { ...fields(['a', 'b']), added: 'c' };
  const answer = fields(['c', 'a', 'b']);
  expect(mergeSettings(sent, sent, answer)).toEqual(answer);
  const edited = { words: ['d', 'a'], autoApprove: { isOn: true, minApproved: '7' }, added: 'c, e' };
  expect(mergeSettings(edited, sent, answer)).toEqual({ ...edited, words: ['d', 'c', 'a'] });
});
