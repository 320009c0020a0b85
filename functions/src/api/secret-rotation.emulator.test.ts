import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MailDoc } from '@first-show/domain/newsletter/subscriber';
import type { Config } from '../platform/config/config.ts';
import { decodeReaderCookie } from '../platform/identity/reader-cookie.ts';
import { newReader, openTestApp, type TestApp, type TestReader } from '../testing/reader-app.ts';
import { createApp } from './app.ts';
import { registerAll } from './router.ts';

const OLD = 'the secret that signed until today';
const NEW = 'the secret that signs from now on';

let test: TestApp;
beforeAll(() => {
  test = openTestApp('rotation', registerAll, { config: { signingSecret: OLD } });
});
afterAll(() => test.close());

/** The same site after a restart with other secrets. */
const siteWith = (secrets: Pick<Config, 'signingSecret' | 'previousSigningSecret'>) =>
  createApp({ ...test.deps, config: { ...test.deps.config, ...secrets } }, registerAll);
const rotating = () => siteWith({ signingSecret: NEW, previousSigningSecret: OLD });
const rotated = () => siteWith({ signingSecret: NEW, previousSigningSecret: null });

const valueOf = (reader: TestReader) => reader.cookie()?.split('=')[1] ?? '';
/** Sends a request whose answer sets the reader cookie. */
const act = (reader: TestReader) => reader.send('POST', '/api/newsletter/subscribe', { email: 'any@example.org' });
const linksTo = async (email: string) => {
  const [letter] = (await test.db.collection('mail').where('to', 'array-contains', email).get()).docs.map(
    (doc) => doc.data() as MailDoc,
  );
  const token = (page: string) => new RegExp(`/${page}\\?token=(\\S+)`).exec(letter?.message.text ?? '')?.[1] ?? 'none';
  return {
    confirm: `/api/newsletter/confirm?token=${token('confirm-subscription')}`,
    leave: `/api/newsletter/one-click?token=${token('unsubscribe')}`,
  };
};

it('recognises a reader whose cookie was signed with the previous secret, and signs the cookie with the new one', async () => {
  const before = newReader(test.app);
  await act(before);
  const known = decodeReaderCookie(valueOf(before), OLD);
  const after = newReader(rotating());
  after.setCookie(before.cookie());
  await act(after);
  expect(decodeReaderCookie(valueOf(after), NEW)).toMatchObject({
    readerId: known?.readerId,
    createdAtSeconds: known?.createdAtSeconds,
  });
  expect(decodeReaderCookie(valueOf(after), OLD)).toBeNull();
});
it('accepts newsletter links that were signed with the previous secret, until that secret is removed', async () => {
  const email = 'asha@example.org';
  await newReader(test.app).send('POST', '/api/newsletter/subscribe', { email });
  const { confirm, leave } = await linksTo(email);
  const isActive = async () =>
    (await test.db.collection('subscribers').where('email', '==', email).get()).docs[0]?.get('isActive') as boolean;
  expect((await newReader(rotated()).send('POST', confirm)).status).toBe(400);
  expect((await newReader(rotating()).send('POST', confirm)).status).toBe(200);
  expect(await isActive()).toBe(true);
  expect((await newReader(rotated()).send('POST', leave)).status).toBe(400);
  expect((await newReader(rotating()).send('POST', leave)).status).toBe(200);
  expect(await isActive()).toBe(false);
});
it('creates a new reader if the secret that signed the cookie was removed', async () => {
  const before = newReader(test.app);
  await act(before);
  const after = newReader(rotated());
  after.setCookie(before.cookie());
  await act(after);
  expect(decodeReaderCookie(valueOf(after), NEW)?.readerId).not.toBe(
    decodeReaderCookie(valueOf(before), OLD)?.readerId,
  );
});
