import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { EXCEPTIONS, openSide } from './scale-rows.ts';

/** Nothing is asked of it: rows are named, not measured. */
const archive = { db: {} as Firestore };

it('has a row or a reason for each path of the API that is read', () => {
  const { pathsWithoutRow } = openSide(archive, { articles: 100, comments: 1_000, name: 'a name' });
  expect(pathsWithoutRow.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});
