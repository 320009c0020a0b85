import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailDoc, SubscriberDoc } from '@first-show/domain/newsletter/subscriber';
import { registerAll } from '../../functions/src/api/router.ts';
import { forgetUnconfirmed, subscriberId } from '../../functions/src/features/newsletter/store/newsletter.ts';
import { fixedClock } from '../../functions/src/platform/clock.ts';
import { newReader, openTestApp, type TestApp } from '../../functions/src/testing/reader-app.ts';

/** Attacks on people whose address somebody else knows, against the production limits. */

const DAY_MS = 86_400_000;
const clock = fixedClock('2026-06-01T10:00:00.000Z');
let test: TestApp;
let serial = 0;
beforeAll(() => {
  test = openTestApp('abuse-newsletter', registerAll, { clock });
});
afterAll(() => test.close());

const stranger = () => newReader(test.app, { 'x-forwarded-for': `203.0.113.${(serial += 1) % 250}` });
const subscribe = (email: string) => stranger().send('POST', '/api/newsletter/subscribe', { email });
const askToLeave = (email: string) => stranger().send('DELETE', '/api/newsletter/unsubscribe', { email });
const follow = (page: 'confirm' | 'one-click', token: string) =>
  stranger().send('POST', `/api/newsletter/${page}?token=${encodeURIComponent(token)}`, {});
const lettersTo = async (email: string) =>
  (await test.db.collection('mail').where('to', 'array-contains', email).get()).docs.map(
    (one) => one.data() as MailDoc,
  );
const tokenTo = async (email: string, page: string) => {
  const texts = (await lettersTo(email)).map(({ message }) => message.text).join('\n');
  return decodeURIComponent(new RegExp(`/${page}\\?token=(\\S+)`).exec(texts)?.[1] ?? 'none');
};
const stateOf = async (email: string) =>
  (await test.db.doc(`subscribers/${subscriberId(email)}`).get()).data() as SubscriberDoc | undefined;

/** Creates addresses in each state: unknown, not confirmed yet, subscribed, unsubscribed. */
async function addresses() {
  const mark = (serial += 1);
  const [waiting, subscribed, former] = ['waiting', 'subscribed', 'former'].map((state) => `${state}-${mark}@e.org`);
  for (const email of [waiting!, subscribed!, former!]) await subscribe(email);
  for (const email of [subscribed!, former!]) await follow('confirm', await tokenTo(email, 'confirm-subscription'));
  await follow('one-click', await tokenTo(former!, 'unsubscribe'));
  return { unknown: `unknown-${mark}@e.org`, waiting: waiting!, subscribed: subscribed!, former: former! };
}

describe('a stranger who types an address', () => {
  it('subscribes and unsubscribes nobody, and gets the same answer for every address', async () => {
    const { unknown, waiting, subscribed, former } = await addresses();
    const all = [unknown, waiting, subscribed, former];
    const before = await Promise.all([waiting, subscribed, former].map(async (one) => (await stateOf(one))?.isActive));
    expect(before).toEqual([false, true, false]);
    const left = await Promise.all(all.map(askToLeave));
    const joined = await Promise.all(all.map(subscribe));
    for (const replies of [left, joined])
      expect(new Set(replies.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1);
    const after = await Promise.all(all.map(async (one) => (await stateOf(one))?.isActive));
    expect(after).toEqual([false, false, true, false]);
  });

  it('causes at most one mail of each kind per day', async () => {
    const { waiting, subscribed, former } = await addresses();
    const count = async () =>
      Promise.all([waiting, subscribed, former].map(async (one) => (await lettersTo(one)).length));
    expect(await count()).toEqual([1, 1, 1]);
    for (let call = 0; call < 12; call += 1)
      for (const email of [waiting, subscribed, former]) {
        await subscribe(email);
        await askToLeave(email);
      }
    // The subscriber gets a mail with the link to unsubscribe. The other two addresses already got
    // their mail of this day.
    expect(await count()).toEqual([1, 2, 1]);
    clock.advance(DAY_MS);
    for (let call = 0; call < 3; call += 1) for (const email of [waiting, former]) await subscribe(email);
    expect(await count()).toEqual([2, 2, 2]);
  });

  it('cannot resubscribe a former subscriber: only the link mailed to that address can', async () => {
    const { former } = await addresses();
    for (let day = 0; day < 3; day += 1) {
      await subscribe(former);
      clock.advance(DAY_MS);
    }
    expect((await stateOf(former))?.isActive).toBe(false);
    expect((await follow('confirm', await tokenTo(former, 'unsubscribe'))).status).toBe(400);
    expect((await follow('confirm', subscriberId(former))).status).toBe(400);
    expect((await follow('confirm', await tokenTo(former, 'confirm-subscription'))).status).toBe(200);
    expect((await stateOf(former))?.isActive).toBe(true);
  });
});

it('an address that nobody confirmed is deleted after seven days, with its mail', async () => {
  const { waiting, subscribed, former } = await addresses();
  clock.advance(7 * DAY_MS + 1);
  await forgetUnconfirmed(test.db, clock.now());
  expect(await stateOf(waiting)).toBeUndefined();
  expect(await lettersTo(waiting)).toEqual([]);
  expect((await stateOf(subscribed))?.isActive).toBe(true);
  expect((await stateOf(former))?.isActive).toBe(false);
});

it('no link contains a hash that can be computed from a guessed address', async () => {
  const { waiting, subscribed } = await addresses();
  await askToLeave(subscribed);
  const links = JSON.stringify(await Promise.all([waiting, subscribed].map(lettersTo)));
  for (const email of [waiting, subscribed]) {
    expect(links).not.toContain(subscriberId(email));
    const token = await tokenTo(email, 'unsubscribe');
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain(subscriberId(email));
  }
});
