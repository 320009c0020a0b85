import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { EXCEPTIONS, readOperations } from './read-operations.ts';

it('has an operation, or a reason in `EXCEPTIONS`, for each read path of the API', () => {
  // A dummy database: the test lists the operations and never runs a query.
  const { pathsWithoutOperation } = readOperations({} as Firestore, { name: 'a name' });
  expect(pathsWithoutOperation.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});
