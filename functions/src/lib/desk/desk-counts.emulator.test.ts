import { FieldValue } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { readDeskCounts, readSubscriberCounts } from './desk-counts.ts';
import { shiftCounts } from './shift-counts.ts';

const now = new Date('2026-11-20T06:00:00.000Z');
let test: TestApp;
beforeEach(() => {
  test = openTestApp('desk-counts', () => undefined);
});
afterEach(() => test.close());

async function subscribe(id: string): Promise<void> {
  const batch = test.db.batch();
  batch.set(test.db.doc(`subscribers/${id}`), { isActive: true, subscribedAt: now.toISOString(), countedAs: 'active' });
  shiftCounts(test.db, batch, 'subscribers', [{ from: null, to: 'active' }]);
  await batch.commit();
}

it('counts many subscribers exactly while their changes are spread over several documents, before and after a full count', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, index) => subscribe(`before-${index}`)));
  expect(await readSubscriberCounts(test.db, now)).toEqual({ totalSubscribers: 30, unsubscribed: 0 });
  await Promise.all(Array.from({ length: 30 }, (_, index) => subscribe(`after-${index}`)));
  expect(await readSubscriberCounts(test.db, now)).toEqual({ totalSubscribers: 60, unsubscribed: 0 });
  // Eleven minutes later everything is counted again. The shifts must not be counted twice.
  const later = new Date(now.getTime() + 11 * 60_000);
  expect(await readSubscriberCounts(test.db, later)).toEqual({ totalSubscribers: 60, unsubscribed: 0 });
  expect(await readSubscriberCounts(test.db, later)).toEqual({ totalSubscribers: 60, unsubscribed: 0 });
  const shifts = (await test.db.collection('system').get()).docs.filter(({ id }) => id.startsWith('deskShifts_'));
  expect(shifts.length).toBeGreaterThan(1);
});

it('counts the articles again if an earlier release has cached them without `viewsOffset`', async () => {
  await readDeskCounts(test.db, now);
  await test.db.doc('system/deskCounts_articles').update({ viewsOffset: FieldValue.delete() });
  expect(await readDeskCounts(test.db, now)).toMatchObject({ totalViews: 0 });
  expect((await test.db.doc('system/deskCounts_articles').get()).get('viewsOffset')).toBe(0);
});
