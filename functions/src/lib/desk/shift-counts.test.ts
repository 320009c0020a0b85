import { expect, it } from 'vitest';
import { isCounted } from './shift-counts.ts';

const stateOf = (data: object) => (data as { status: string }).status;
const doc = (status: string, countedAs?: string) => ({ status, ...(countedAs !== undefined && { countedAs }) });

/**
 * The kind of write, the document before and after it, and whether the cached numbers include it.
 * 'Counted': the document's `countedAs` is its current state.
 */
it.each([
  ['a new document that is counted', undefined, doc('new', 'new'), true],
  ['a new document that is not counted yet', undefined, doc('new'), false],
  ['a change of status that is counted', doc('new', 'new'), doc('done', 'done'), true],
  ['a change of status that is not counted', doc('new', 'new'), doc('done', 'new'), false],
  ['an uncounted change of status that is undone', doc('done', 'new'), doc('new', 'new'), false],
  ['the removal of a counted document', doc('new', 'new'), undefined, false],
  ['the removal of an unconfirmed address', doc('unconfirmed', 'unconfirmed'), undefined, true],
  ['the removal of a document that was marked as deleted before', doc('deleted', 'deleted'), undefined, true],
])('tells whether the cached numbers include a write: %s', (_what, before, after, expected) => {
  expect(isCounted(before, after, stateOf)).toBe(expected);
});
