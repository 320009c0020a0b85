import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Timestamp } from 'firebase-admin/firestore';
import type { MailDoc, SubscriberDoc } from '@first-show/domain/newsletter/subscriber';
import { forgetUnconfirmed, subscriberId } from './store/newsletter.ts';
import { registerNewsletter } from './routes.ts';
import { fixedClock } from '../../platform/clock.ts';
import { signature } from '../../platform/identity/reader-cookie.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { countSubscribers } from './store/subscribers.ts';

const NOW = '2026-11-14T12:00:00.000Z';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const email = 'asha@example.org';
const TOLD =
  "Success! You've been subscribed to our newsletter. Please confirm with the link in the email we just sent.";

let clock: ReturnType<typeof fixedClock>;
let test: TestApp;
beforeAll(() => {
  clock = fixedClock(NOW);
  test = openTestApp('newsletter', registerNewsletter, { clock });
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const name of ['subscribers', 'mail', 'system']) await test.db.recursiveDelete(test.db.collection(name));
});

type Letter = MailDoc & { expireAt?: Timestamp };
const subscribe = (address = email, headers = {}) =>
  newReader(test.app).send('POST', '/api/newsletter/subscribe', { email: address }, headers);
const askToLeave = (address = email) =>
  newReader(test.app).send('DELETE', '/api/newsletter/unsubscribe', { email: address });
const stored = async (address = email) =>
  (await test.db.doc(`subscribers/${subscriberId(address)}`).get()).data() as
    (SubscriberDoc & { expireAt?: Timestamp }) | undefined;
const letters = async (address = email) =>
  (await test.db.collection('mail').where('to', 'array-contains', address).get()).docs
    .map((doc) => doc.data() as Letter)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
const counts = () => countSubscribers(test.db);
/** The token in the link to a page, from the newest mail. */
const tokenTo = async (page: 'confirm-subscription' | 'unsubscribe', address = email) => {
  const newest = (await letters(address)).at(-1)?.message.text ?? '';
  return decodeURIComponent(new RegExp(`http://site\\.test/${page}\\?token=(\\S+)`).exec(newest)?.[1] ?? 'none');
};
const confirm = (token: string) =>
  newReader(test.app).send('POST', `/api/newsletter/confirm?token=${encodeURIComponent(token)}`);
const oneClick = (token: string) =>
  newReader(test.app).send('POST', `/api/newsletter/one-click?token=${encodeURIComponent(token)}`, {});
const subscribeAndConfirm = async () => {
  await subscribe();
  await confirm(await tokenTo('confirm-subscription'));
};

describe('subscribing', () => {
  it('sends one mail that asks for confirmation, and subscribes by its link only', async () => {
    expect(await subscribe('Asha@Example.org ')).toMatchObject({ status: 200, body: { message: TOLD } });
    expect(await stored()).toMatchObject({ email, isActive: false, subscribedAt: null, unsubscribedAt: null });
    expect(await counts()).toEqual({ active: 0, unsubscribed: 0 });
    const [letter] = await letters();
    expect(letter).toMatchObject({
      message: { subject: 'Please confirm your subscription to First Show' },
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });

    clock.advance(HOUR_MS);
    const token = await tokenTo('confirm-subscription');
    expect(letter?.message.html).toContain(encodeURIComponent(token));
    const confirmed = await confirm(token);
    expect(confirmed).toMatchObject({ status: 200, body: { message: 'Thank you. Your subscription is confirmed.' } });
    expect(await stored()).toMatchObject({
      isActive: true,
      subscribedAt: clock.now().toISOString(),
      confirmUntil: null,
    });
    expect((await stored())?.expireAt).toBeUndefined();
    expect(await counts()).toEqual({ active: 1, unsubscribed: 0 });
    // The second call is a double click or a retry.
    expect((await confirm(token)).body).toEqual(confirmed.body);
    expect(await counts()).toEqual({ active: 1, unsubscribed: 0 });
    expect(await letters()).toHaveLength(1);
  });
  it('gives the same answer for a new, unconfirmed, subscribed and unsubscribed address', async () => {
    expect((await subscribe()).body).toEqual({ message: TOLD });
    expect((await subscribe()).body).toEqual({ message: TOLD });
    await confirm(await tokenTo('confirm-subscription'));
    expect((await subscribe()).body).toEqual({ message: TOLD });
    await oneClick(await tokenTo('unsubscribe'));
    expect((await subscribe()).body).toEqual({ message: TOLD });
  });
  it('sends an unconfirmed address one mail a day, however often it is entered', async () => {
    await Promise.all(Array.from({ length: 5 }, () => subscribe()));
    clock.advance(DAY_MS - 1);
    await subscribe();
    expect(await letters()).toHaveLength(1);
    clock.advance(1);
    await subscribe();
    expect(await letters()).toHaveLength(2);
  });
  it('writes nothing when the link is opened, and redirects to the page that asks for confirmation', async () => {
    await subscribe();
    const token = await tokenTo('confirm-subscription');
    const opened = await test.app.request(`/api/newsletter/confirm?token=${encodeURIComponent(token)}`);
    expect([opened.status, opened.headers.get('location'), opened.headers.get('cache-control')]).toEqual([
      303,
      `/confirm-subscription?token=${token}`,
      'private, no-store',
    ]);
    expect(await stored()).toMatchObject({ isActive: false });
  });
  it('refuses tokens that are invented, changed or for another purpose, and calls from another site', async () => {
    await subscribe();
    const token = await tokenTo('confirm-subscription');
    const id = subscriberId(email);
    const madeUp = [
      token.slice(1),
      `${token}A`,
      await tokenTo('unsubscribe'),
      id,
      `${id}.${signature('newsletter-unsubscribe', id, test.deps.config.signingSecret)}`,
    ];
    for (const bad of madeUp)
      expect(await confirm(bad)).toMatchObject({ status: 400, body: { message: 'This link is not valid' } });
    expect((await newReader(test.app).send('POST', '/api/newsletter/confirm')).status).toBe(400);
    expect(
      (
        await newReader(test.app).send(
          'POST',
          `/api/newsletter/confirm?token=${token}`,
          {},
          { origin: 'https://evil.example' },
        )
      ).status,
    ).toBe(403);
    expect(await stored()).toMatchObject({ isActive: false });
  });
  it('puts no hash of the address into any link', async () => {
    await subscribeAndConfirm();
    await askToLeave();
    const all = JSON.stringify(await letters());
    expect(all).toContain('/unsubscribe?token=');
    expect(all).not.toContain(subscriberId(email));
  });
});

describe('an address that is not confirmed', () => {
  it('is deleted after seven days with its mail, and its link stops working', async () => {
    await subscribe();
    const token = await tokenTo('confirm-subscription');
    const until = Date.parse(clock.now().toISOString()) + 7 * DAY_MS;
    expect((await stored())?.expireAt?.toMillis()).toBe(until);
    expect((await letters())[0]?.expireAt?.toMillis()).toBe(until);
    clock.advance(7 * DAY_MS - 1);
    expect(await forgetUnconfirmed(test.db, clock.now())).toBe(0);
    clock.advance(1);
    // The address has expired, even though nothing has deleted it yet.
    expect(await confirm(token)).toMatchObject({
      status: 410,
      body: { message: 'This link is no longer valid. Please subscribe again.' },
    });
    expect(await forgetUnconfirmed(test.db, clock.now())).toBe(1);
    expect(await stored()).toBeUndefined();
    expect(await letters()).toEqual([]);
    expect((await confirm(token)).status).toBe(410);
    expect(await counts()).toEqual({ active: 0, unsubscribed: 0 });
  });
  it('is asked again after a new request, and can then confirm', async () => {
    await subscribe();
    clock.advance(8 * DAY_MS);
    await subscribe();
    expect(await forgetUnconfirmed(test.db, clock.now())).toBe(0);
    expect((await confirm(await tokenTo('confirm-subscription'))).status).toBe(200);
  });
  it('is the only kind that is deleted: confirmed and former subscribers stay', async () => {
    await subscribeAndConfirm();
    await subscribe('left@example.org');
    await confirm(await tokenTo('confirm-subscription', 'left@example.org'));
    await oneClick(await tokenTo('unsubscribe', 'left@example.org'));
    clock.advance(400 * DAY_MS);
    expect(await forgetUnconfirmed(test.db, clock.now())).toBe(0);
    expect(await stored()).toMatchObject({ isActive: true });
    expect(await stored('left@example.org')).toMatchObject({ isActive: false });
  });
  it('can be withdrawn by the unsubscribe link of the same mail', async () => {
    await subscribe();
    const token = await tokenTo('confirm-subscription');
    expect((await oneClick(await tokenTo('unsubscribe'))).status).toBe(200);
    expect((await confirm(token)).status).toBe(410);
    expect(await counts()).toEqual({ active: 0, unsubscribed: 0 });
    expect((await stored())?.expireAt).toBeDefined();
  });
});

describe('unsubscribing', () => {
  it('works by the signed link of a newsletter, with a form body from any origin', async () => {
    await subscribeAndConfirm();
    const header = (await letters())[0]?.headers['List-Unsubscribe'] ?? '';
    const link = /<http:\/\/site\.test(\/api\/newsletter\/one-click\?token=[^>]+)>/.exec(header)?.[1] ?? '';
    const reply = await test.app.request(link, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
    });
    expect(reply.status).toBe(200);
    expect(await stored()).toMatchObject({ isActive: false, unsubscribedAt: clock.now().toISOString() });
    expect(await counts()).toEqual({ active: 0, unsubscribed: 1 });
    const changed = link.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    expect((await test.app.request(changed, { method: 'POST' })).status).toBe(400);
    // In a browser, the link only leads to the page that asks for confirmation.
    const opened = await test.app.request(link);
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toMatch(/^\/unsubscribe\?token=/);
  });
  it('by the address alone only sends a mail with the link, and gives the same answer for every address', async () => {
    await subscribeAndConfirm();
    await subscribe('waiting@example.org');
    const replies = [
      await askToLeave(),
      await askToLeave('waiting@example.org'),
      await askToLeave('unknown@example.org'),
    ];
    for (const { status, body } of replies) expect([status, body]).toEqual([200, replies[0]?.body]);
    expect(await stored()).toMatchObject({ isActive: true });
    expect((await letters()).map(({ message }) => message.subject)).toContain(
      'Your link to unsubscribe from First Show',
    );
    // This address did not confirm its subscription, so it gets only the confirmation mail.
    expect(await letters('waiting@example.org')).toHaveLength(1);
    expect(await letters('unknown@example.org')).toEqual([]);
    const leaving = (await letters()).find(({ message }) => message.subject.startsWith('Your link'));
    const token = /token=(\S+)/.exec(leaving?.message.text ?? '')?.[1] ?? '';
    await oneClick(token);
    expect(await stored()).toMatchObject({ isActive: false });
  });
  it('by the address alone sends the link at most once a day', async () => {
    await subscribeAndConfirm();
    await Promise.all(Array.from({ length: 4 }, () => askToLeave()));
    clock.advance(DAY_MS - 1);
    await askToLeave();
    expect(await letters()).toHaveLength(2);
    clock.advance(1);
    await askToLeave();
    expect(await letters()).toHaveLength(3);
  });
});

describe('an address that unsubscribed', () => {
  const leave = async () => {
    await subscribeAndConfirm();
    const old = await tokenTo('confirm-subscription');
    await oneClick(await tokenTo('unsubscribe'));
    return old;
  };
  it('returns only by the link of a mail that was requested afterwards', async () => {
    const old = await leave();
    expect((await confirm(old)).status).toBe(410);
    clock.advance(2 * DAY_MS);
    await subscribe();
    expect(await stored()).toMatchObject({ isActive: false });
    expect((await stored())?.expireAt).toBeUndefined();
    expect(await letters()).toHaveLength(2);
    expect(await counts()).toEqual({ active: 0, unsubscribed: 1 });
    expect((await confirm(await tokenTo('confirm-subscription'))).status).toBe(200);
    expect(await stored()).toMatchObject({ isActive: true, unsubscribedAt: null });
    expect(await counts()).toEqual({ active: 1, unsubscribed: 0 });
  });
  it('returns by the mail that it already has, if it is entered again on the same day', async () => {
    const old = await leave();
    await subscribe();
    expect(await letters()).toHaveLength(1);
    expect((await confirm(old)).status).toBe(200);
    expect(await stored()).toMatchObject({ isActive: true });
  });
});

it('sends no second mail for a repeated request', async () => {
  const reader = newReader(test.app);
  const send = () => reader.send('POST', '/api/newsletter/subscribe', { email });
  expect((await send()).body).toEqual((await send()).body);
  expect(await letters()).toHaveLength(1);
});
