import { afterEach, beforeEach, expect, it } from 'vitest';
import { runAndCrash } from '../../testing/crash.ts';
import { openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { openBulkSet } from './bulk-set.ts';

let test: TestApp;
beforeEach(() => {
  test = openTestApp('bulk', () => undefined);
});
afterEach(() => test.close());

it('writes all documents, and throws if one could not be written', async () => {
  const write = async () => {
    const writer = openBulkSet(test.db);
    for (let index = 0; index < 3; index += 1) writer.set(test.db.doc(`some/${index}`), { index });
    await writer.close();
  };
  let failed = false;
  await runAndCrash(test.db, { write: 1, when: 'before' }, () => write().catch(() => (failed = true)));
  expect(failed).toBe(true);
  await write();
  expect((await test.db.collection('some').get()).size).toBe(3);
});
