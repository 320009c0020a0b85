import { expect, it } from 'vitest';
import { openSealedId, sealId } from './sealed-id.ts';

const ID = 'c0ffee'.repeat(6);
const SECRET = 'a secret of these tests';

it('opens a sealed id, and always seals the same id to the same text, which does not contain the id', () => {
  const sealed = sealId('confirm', ID, SECRET);
  expect(openSealedId('confirm', sealed, SECRET)).toBe(ID);
  expect(sealId('confirm', ID, SECRET)).toBe(sealed);
  expect(sealed).not.toContain(ID);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(ID);
});
it('does not open an id that was sealed for another purpose or with another secret', () => {
  const sealed = sealId('confirm', ID, SECRET);
  expect(openSealedId('unsubscribe', sealed, SECRET)).toBeNull();
  expect(openSealedId('confirm', sealed, 'another secret')).toBeNull();
});
it('opens an id that was sealed with any of the given secrets', () => {
  const sealed = sealId('confirm', ID, 'the previous secret');
  expect(openSealedId('confirm', sealed, [SECRET, 'the previous secret'])).toBe(ID);
  expect(openSealedId('confirm', sealed, [SECRET])).toBeNull();
});
it('does not open changed, truncated or invented text', () => {
  const sealed = sealId('confirm', ID, SECRET);
  const bytes = Buffer.from(sealed, 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(openSealedId('confirm', changed.toString('base64url'), SECRET)).toBeNull();
  }
  for (const text of ['', 'a', sealed.slice(0, -1), `${sealed}=`, `${sealed}.x`, `${sealed} `, ID, 'ü'.repeat(60)])
    expect(openSealedId('confirm', text, SECRET)).toBeNull();
});
it('refuses to seal without a secret', () => expect(() => sealId('confirm', ID, '')).toThrow('SIGNING_SECRET'));
