import type { DocumentReference } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { readTogether } from './read-together.ts';

function fakeDb() {
  const calls: string[][] = [];
  const getAll = (...refs: { path: string }[]) => {
    calls.push(refs.map(({ path }) => path));
    return refs.some(({ path }) => path === 'broken')
      ? Promise.reject(new Error('no'))
      : Promise.resolve(refs.map(({ path }) => ({ id: path })));
  };
  const firestore = { getAll };
  return { calls, ref: (path: string) => ({ path, firestore }) as unknown as DocumentReference };
}

it('reads documents that are requested at the same time with one call, and each document once', async () => {
  const { calls, ref } = fakeDb();
  const read = await Promise.all(['a', 'b', 'a'].map((path) => readTogether(ref(path))));
  expect(read.map(({ id }) => id)).toEqual(['a', 'b', 'a']);
  expect(calls).toEqual([['a', 'b']]);
});
it('uses another call for later reads', async () => {
  const { calls, ref } = fakeDb();
  await readTogether(ref('a'));
  await readTogether(ref('a'));
  expect(calls).toEqual([['a'], ['a']]);
});
it('rejects all reads of a failed call, and none of the next call', async () => {
  const { ref } = fakeDb();
  const both = await Promise.allSettled([readTogether(ref('a')), readTogether(ref('broken'))]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(readTogether(ref('a'))).resolves.toEqual({ id: 'a' });
});
