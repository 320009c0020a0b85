import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { EXCEPTIONS, openSide } from './scale-rows.ts';

/** A dummy: the test lists the rows and never runs a query. */
const archive = { db: {} as Firestore };

it('has a row, or a reason in `EXCEPTIONS`, for each read path of the API', () => {
  const { pathsWithoutRow } = openSide(archive, { articles: 100, comments: 1_000, name: 'a name' });
  expect(pathsWithoutRow.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});
