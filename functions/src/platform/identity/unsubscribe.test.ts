import { expect, it } from 'vitest';
import { addressId } from '../limits/address-id.ts';
import { signature } from './reader-cookie.ts';
import { subscriberOf, unsubscribeLinks, unsubscribeToken } from './unsubscribe.ts';

const ID = addressId('asha@example.org');
const SECRET = 'a secret of these tests';

it('identifies the subscriber by a token that does not contain the hash of the address', () => {
  const token = unsubscribeToken(ID, SECRET);
  expect(subscriberOf(token, SECRET)).toBe(ID);
  expect(token).not.toContain(ID);
  expect(unsubscribeLinks({ origin: 'https://site.test', token }).page).toBe(
    `https://site.test/unsubscribe?token=${token}`,
  );
});
it('refuses a token that was not sealed', () => {
  const signed = signature('newsletter-unsubscribe', ID, SECRET);
  for (const bad of ['', ID, `${ID}.${signed}`, unsubscribeToken(ID, 'another secret')])
    expect(subscriberOf(bad, SECRET)).toBeNull();
});
