import { expect, test } from 'vitest';
import { addWords, afterSave, fieldsOf, findWords, isSameSettings, parseWords, rebase, settingsOf, type SettingsDraft } from './word-list.ts';

const settings = (words: string[], isOn = false): SettingsDraft => ({ words, autoApprove: { isOn, minApproved: 5 } });

test('reads pasted words by line and comma, phrases and Hindi too', () => {
  expect(parseWords('Casino, earn money\n\nसट्टा;  casino , --- ')).toEqual(['casino', 'earn money', 'सट्टा']);
  expect(parseWords('')).toEqual([]);
});

test('adds what is new, in front', () => {
  expect(addWords(['a', 'b'], ['b', 'c'])).toEqual({ words: ['c', 'a', 'b'], count: 1 });
});

test('finds words by a part of them', () => {
  expect(findWords(['casino', 'satta', 'सट्टा'], ' SA')).toEqual(['satta']);
  expect(findWords(['casino', 'satta'], '')).toHaveLength(2);
});

test('compares without regard to order', () => {
  expect(isSameSettings(settings(['a', 'b']), settings(['b', 'a']))).toBe(true);
  expect(isSameSettings(settings(['a']), settings(['a'], true))).toBe(false);
});

const fields = (words: string[], isOn = false) => fieldsOf(settings(words, isOn));

test('puts own changes on top of what somebody else saved', () => {
  const rebased = rebase(fields(['mine', 'kept']), fields(['gone', 'kept']), settings(['gone', 'kept', 'theirs'], true));
  expect(rebased).toEqual(fields(['mine', 'kept', 'theirs'], true));
  expect(rebase(fields([], true), fields([]), settings(['theirs'])).isOn).toBe(true);
  expect(rebase({ ...fields(['a']), minText: 'no number', added: 'pasted' }, fields(['a']), settings(['a'], true))).toEqual({ ...fields(['a']), minText: 'no number', added: 'pasted' });
});

test('counts pasted words that were not added yet as part of the settings', () => {
  expect(settingsOf({ ...fields(['a']), added: 'B, c\na' })).toEqual(settings(['b', 'c', 'a']));
  expect(settingsOf({ ...fields(['a']), minText: 'x' }).autoApprove.minApproved).toBeNaN();
});

test('keeps what was edited while a save ran', () => {
  const sent = { ...fields(['a', 'b']), added: 'c' };
  const answer = settings(['c', 'a', 'b']);
  expect(afterSave(sent, sent, answer)).toEqual(fields(['c', 'a', 'b']));
  const edited = { ...fields(['d', 'a'], true), minText: '7', added: 'c, e' };
  expect(afterSave(edited, sent, answer)).toEqual({ words: ['d', 'c', 'a'], isOn: true, minText: '7', added: 'c, e' });
});
