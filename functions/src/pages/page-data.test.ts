import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { loadPageData } from './page-data.ts';

/**
 * A Firestore whose reads fail. Every other member returns this Firestore again, so calls can be
 * chained.
 */
const brokenDb: unknown = new Proxy(() => brokenDb, {
  get: (_, member) => {
    if (member === 'then') return undefined;
    return member === 'get' || member === 'getAll' ? () => Promise.reject(new Error('down')) : brokenDb;
  },
});

it('rejects if Firestore is down, without an unhandled rejection, which would end the process', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => void unhandled.push(error);
  process.on('unhandledRejection', note);
  const deps = { clock: systemClock, db: () => brokenDb as Firestore };
  for (const path of ['/article/a', '/about', '/', '/category/music', '/war-2'])
    await expect(loadPageData(deps, path, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  // Node reports unhandled rejections after the microtasks of the current turn.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});
