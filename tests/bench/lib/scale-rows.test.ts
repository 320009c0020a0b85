import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { EXCEPTIONS, openSide } from './scale-rows.ts';

/** Never queried: the rows are listed, not measured. */
const archive = { db: {} as Firestore };

it('has a row or a reason for each read path of the API', () => {
  const { pathsWithoutRow } = openSide(archive, { articles: 100, comments: 1_000, name: 'a name' });
  expect(pathsWithoutRow.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});
