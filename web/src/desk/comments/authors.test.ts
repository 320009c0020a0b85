import { expect, test } from 'vitest';
import { authorIdOf } from './authors.ts';

test('computes the id of an author from the email address as the server does, in any case', async () => {
  const id = '2f9277312d8f09ac1ffefe874737ccf0550efd3f';
  expect(await authorIdOf('asha@example.org')).toBe(id);
  expect(await authorIdOf(' Asha@Example.org ')).toBe(id);
});
