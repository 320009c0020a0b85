import { expect, it } from 'vitest';
import { addressId } from './address-id.ts';

it('is the same hash that the desk computes in the browser to find an author by address', () => {
  const id = '2f9277312d8f09ac1ffefe874737ccf0550efd3f';
  expect(addressId('asha@example.org')).toBe(id);
  expect(addressId(' Asha@Example.org ')).toBe(id);
});
