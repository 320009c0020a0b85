import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { fixedClock } from '../clock.ts';
import { createFirestoreProbe } from './firestore-probe.ts';
import { silentLogger } from '../logger.ts';

/** A probe of a fake Firestore whose reads call `read`. */
function probeOf(read: () => Promise<unknown>, timeoutMs = 2000) {
  const clock = fixedClock('2026-11-14T12:00:00.000Z');
  const seen = { reads: 0, errors: 0 };
  const get = () => {
    seen.reads += 1;
    return read();
  };
  const db = { collection: () => ({ doc: () => ({ get }) }) } as unknown as Firestore;
  const log = { ...silentLogger, error: () => (seen.errors += 1) };
  return { isUp: createFirestoreProbe({ db: () => db, clock, log }, { timeoutMs }), clock, seen };
}

it('reports Firestore as up, with one read for all calls within a second', async () => {
  const { isUp, clock, seen } = probeOf(() => Promise.resolve({}));
  expect(await Promise.all([isUp(), isUp(), isUp()])).toEqual([true, true, true]);
  expect(seen.reads).toBe(1);
  clock.advance(1000);
  expect(await isUp()).toBe(true);
  expect(seen).toEqual({ reads: 2, errors: 0 });
});
it('reports Firestore as down when a read fails, and as up again when a read works', async () => {
  let isBroken = true;
  const { isUp, clock, seen } = probeOf(() =>
    isBroken ? Promise.reject(new Error('14 UNAVAILABLE')) : Promise.resolve({}),
  );
  expect(await isUp()).toBe(false);
  expect(seen.errors).toBe(1);
  isBroken = false;
  clock.advance(1000);
  expect(await isUp()).toBe(true);
});
it('gives up on a read that takes longer than the timeout', async () => {
  const { isUp, seen } = probeOf(() => new Promise(() => undefined), 20);
  expect(await isUp()).toBe(false);
  expect(seen.errors).toBe(1);
});
