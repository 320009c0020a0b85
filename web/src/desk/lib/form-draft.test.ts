import { expect, it } from 'vitest';
import { changesOf, isSame, namesOf, rebase, restoreDraft } from './form-draft.ts';

const opened = { title: 'Who wins', options: ['A', 'B'], selectors: { title: 'h2', date: '' } };
const labels = { 'selectors.date': 'Date' };

it('keeps a colleague’s change of a field that was not edited here', () => {
  const theirs = { title: 'Who wins', options: ['A', 'B', 'C'], selectors: { title: 'h3', date: '' } };
  expect(rebase({ values: { ...opened, title: 'Who will win' }, opened }, theirs)).toEqual({
    values: { ...theirs, title: 'Who will win' },
    conflicts: [],
  });
});
it('lists every field in conflict and keeps the editor’s value', () => {
  const mine = { title: 'Mine', options: ['A', 'Z'], selectors: { title: 'h2', date: 'time' } };
  const theirs = { title: 'Theirs', options: ['A', 'Y'], selectors: { title: 'h3', date: '.when' } };
  const { values, conflicts } = rebase({ values: mine, opened }, theirs);
  expect(values).toEqual({ ...mine, selectors: { title: 'h3', date: 'time' } });
  expect(namesOf(conflicts, labels)).toBe('Title, Options, Date');
});
it('reports no conflict if both made the same change', () => {
  const mine = { ...opened, title: 'The same' };
  expect(rebase({ values: mine, opened }, mine)).toEqual({ values: mine, conflicts: [] });
});
it('compares by content, ignoring the order of keys and missing keys', () => {
  expect(isSame({ a: 1, b: null }, { a: 1 })).toBe(true);
  expect(isSame({ a: [1, 2], b: 3 }, { b: 3, a: [1, 2] })).toBe(true);
  expect(isSame(['a'], ['a', 'b'])).toBe(false);
  expect(isSame('', null)).toBe(false);
});
it('finds the fields that differ', () => {
  expect(changesOf({ id: 'x', revision: 3, ...opened }, { ...opened, options: ['A', 'C'] })).toEqual({
    options: ['A', 'C'],
  });
  expect(changesOf(opened, opened)).toEqual({});
});
it('restores a draft, and says so if somebody has saved a newer version', () => {
  const draft = { values: { ...opened, title: 'Typed' }, opened, revision: 1 };
  expect(restoreDraft(draft, { initial: opened, revision: 1, labels })).toEqual({
    values: draft.values,
    isRestored: true,
    notice: null,
  });
  const now = { ...opened, options: ['A', 'C'] };
  expect(restoreDraft(draft, { initial: now, revision: 2, labels })).toEqual({
    values: { ...now, title: 'Typed' },
    isRestored: true,
    notice:
      'This draft is based on an older version: someone has saved a newer one. Fields you had not changed show the newer version.',
  });
  const renamed = restoreDraft(draft, { initial: { ...now, title: 'Theirs' }, revision: 2, labels });
  expect([renamed.values.title, renamed.notice]).toEqual([
    'Typed',
    expect.stringContaining('You both changed: Title.'),
  ]);
});
it('restores nothing if the draft equals the saved values', () => {
  const draft = { values: { ...opened, title: 'Typed' }, opened, revision: 1 };
  expect(restoreDraft(draft, { initial: draft.values, revision: 2, labels })).toMatchObject({
    isRestored: false,
    notice: null,
  });
});
