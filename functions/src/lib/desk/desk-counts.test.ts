import { expect, it } from 'vitest';
import { isCounted } from './desk-counts.ts';

const stateOf = (data: object) => (data as { status: string }).status;
const doc = (status: string, countedAs?: string) => ({ status, ...(countedAs !== undefined && { countedAs }) });

/**
 * What is written, the document before and after the write, and whether the cached numbers include
 * the write. "Says so": `countedAs` in the document has its current state.
 */
it.each([
  ['what is new and says so', undefined, doc('new', 'new'), true],
  ['what is new and says nothing', undefined, doc('new'), false],
  ['what moved and says so', doc('new', 'new'), doc('done', 'done'), true],
  ['what moved past it', doc('new', 'new'), doc('done', 'new'), false],
  ['what moved back past it', doc('done', 'new'), doc('new', 'new'), false],
  ['what is removed', doc('new', 'new'), undefined, false],
  ['an address that is removed before it confirmed', doc('unconfirmed', 'unconfirmed'), undefined, true],
  ['what is removed after it was deleted', doc('deleted', 'deleted'), undefined, true],
])('knows whether the cached numbers include a write: %s', (_what, before, after, expected) => {
  expect(isCounted(before, after, stateOf)).toBe(expected);
});
