import { afterAll, beforeAll, expect, it } from 'vitest';
import { articleDoc, categoryDoc, writeContent } from '../testing/content.ts';
import { openTestApp, type TestApp } from '../testing/reader-app.ts';
import { refreshBeforeAnswer } from '../lists/refresh.ts';

let test: TestApp;
beforeAll(async () => {
  test = openTestApp('refresh', () => undefined);
  await writeContent(test.db, { categories: [categoryDoc('music', 1)], articles: [articleDoc('a')] });
});
afterAll(() => test.close());

it('leaves slow lists to the triggers', async () => {
  const began = performance.now();
  await refreshBeforeAnswer({ ...test.deps, listsWaitMs: 0 }, ['a']);
  expect((await test.db.doc('rollups/home').get()).exists).toBe(false);
  expect(performance.now() - began).toBeLessThan(5000);
});

it('returns after the lists have been rebuilt, if they are ready in time', async () => {
  await refreshBeforeAnswer({ ...test.deps, listsWaitMs: 20_000 }, ['a']);
  expect((await test.db.doc('rollups/home').get()).get('latest')).toMatchObject([{ id: 'a' }]);
});
