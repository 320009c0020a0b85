import { expect, it } from 'vitest';
import { emptyForm, type ArticleForm } from '../article-form.ts';
import { mergedForm, mergeRows } from './merge-forms.ts';

const base: ArticleForm = { ...emptyForm, title: 'A', summary: 'B', byline: 'C' };
const mine: ArticleForm = { ...base, title: 'A, mine', summary: 'B, mine' };
const theirs: ArticleForm = { ...base, title: 'A, theirs', byline: 'C, theirs' };

it('has a default for a field that one side changed, and none for a field that both changed', () => {
  expect(mergeRows({ base, mine, theirs })).toEqual([
    { field: 'title', changedBy: 'both', proposal: null },
    { field: 'summary', changedBy: 'me', proposal: 'mine' },
    { field: 'byline', changedBy: 'them', proposal: 'theirs' },
  ]);
});
it('skips a field that both sides changed alike', () => {
  expect(mergeRows({ base, mine: theirs, theirs })).toEqual([]);
});
it('returns no form while a field has neither a choice nor a default', () => {
  const rows = mergeRows({ base, mine, theirs });
  expect(mergedForm(rows, { mine, theirs })).toBeNull();
  expect(mergedForm(rows, { mine, theirs }, { title: 'theirs' })).toEqual({ ...theirs, summary: 'B, mine' });
});
it("merges the saved version with the fields that keep the editor's value", () => {
  expect(mergedForm(mergeRows({ base, mine, theirs }), { mine, theirs }, { title: 'mine' })).toEqual({
    ...base,
    title: 'A, mine',
    summary: 'B, mine',
    byline: 'C, theirs',
  });
});
it("prefers the editor's choice to the default", () => {
  const choices = { title: 'theirs', summary: 'theirs', byline: 'mine' } as const;
  expect(mergedForm(mergeRows({ base, mine, theirs }), { mine, theirs }, choices)).toEqual({
    ...base,
    title: 'A, theirs',
  });
});
