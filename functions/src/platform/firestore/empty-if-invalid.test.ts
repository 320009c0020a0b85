import type { Query } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { emptyIfInvalid } from './empty-if-invalid.ts';

const failing = (code: number) =>
  ({ get: () => Promise.reject(Object.assign(new Error('refused'), { code })) }) as unknown as Query;

it('returns no documents if Firestore refuses the query as invalid, and throws every other error', async () => {
  expect(await emptyIfInvalid(failing(3))).toEqual([]);
  await expect(emptyIfInvalid(failing(14))).rejects.toThrow('refused');
});
