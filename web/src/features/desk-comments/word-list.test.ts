import { expect, test } from 'vitest';
import { addWords, findWords, isSameSettings, parseWords, rebase, type SettingsDraft } from './word-list.ts';

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

test('puts own changes on top of what somebody else saved', () => {
  const rebased = rebase(
    settings(['mine', 'kept']),
    settings(['gone', 'kept']),
    settings(['gone', 'kept', 'theirs'], true),
  );
  expect(rebased).toEqual(settings(['mine', 'kept', 'theirs'], true));
  expect(rebase(settings([], true), settings([]), settings(['theirs'])).autoApprove.isOn).toBe(true);
});
