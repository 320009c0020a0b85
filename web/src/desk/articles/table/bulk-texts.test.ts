import { expect, it } from 'vitest';
import { doneToast, failedText, failuresOf, undoneText } from './bulk-texts.ts';

const rowsOf = (...titles: string[]) => titles.map((title) => ({ title }));

it('shows the title of a deleted article if only one was deleted', () => {
  expect(doneToast('delete', rowsOf('Row H'))).toEqual({ title: 'Article deleted', description: 'Row H' });
  expect(doneToast('delete', rowsOf('Row H', 'Row J'))).toEqual({
    title: 'Success',
    description: '2 articles deleted.',
  });
});

it('names one article in the singular and several in the plural', () => {
  expect(doneToast('publish', rowsOf('A'))).toEqual({ title: 'Success', description: 'Article published.' });
  expect(doneToast('unpublish', rowsOf('A', 'B', 'C')).description).toBe(
    '3 articles unpublished. They are no longer visible to readers.',
  );
  expect(failedText('delete', 1)).toBe('Failed to delete article. Please try again.');
  expect(undoneText('delete', 2)).toBe('2 articles restored.');
  expect(undoneText('feature', 1)).toBe('The change was undone.');
});

it('names each failed article, and returns null if none failed', () => {
  const done = { id: 'a', title: 'A', outcome: 'done' } as const;
  const same = { id: 'b', title: 'B', outcome: 'unchanged' } as const;
  expect(failuresOf({ results: [done, same], undo: [] }, 'published', [])).toBeNull();
  const gone = { id: 'c', title: null, outcome: 'missing', message: 'This article is gone' } as const;
  const stale = { id: 'd', title: 'D', outcome: 'stale', message: 'Someone else changed it' } as const;
  expect(failuresOf({ results: [done, gone, stale], undo: [] }, 'published', [{ id: 'c', title: 'C' }])).toEqual({
    title: '2 of 3 articles were not published',
    items: [
      { id: 'c', text: 'C: This article is gone' },
      { id: 'd', text: 'D: Someone else changed it' },
    ],
  });
});
