import { expect, it } from 'vitest';
import { linkName, parseLink } from './links.ts';
import { changeablePerson } from './person.schema.ts';

const linksField = changeablePerson.shape.links;

it('keeps https links, drops blank and repeated ones, and makes a link from an IMDb id', () => {
  const typed = [' https://asha.example/ ', '', 'nm0000001', 'https://asha.example/'];
  expect(linksField.parse(typed)).toEqual(['https://asha.example/', 'https://www.imdb.com/name/nm0000001/']);
});

it.each([
  'http://asha.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//asha.example',
  'https://asha@asha.example/',
  'https://asha.example:8443/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'https:\\\\asha.example\\',
  'https://asha.example/a b',
  `https://asha.example/${'a'.repeat(500)}`,
  'nm1',
])('refuses the link %s', (link) => {
  expect(parseLink(link)).toBeNull();
});

it('refuses a seventh link', () => {
  const links = Array.from({ length: 7 }, (_, index) => `https://asha.example/${index}`);
  expect(linksField.safeParse(links).error?.issues[0]?.message).toBe('At most 6 of them');
});

it('names a link by its site', () => {
  const links = ['https://www.imdb.com/name/nm0000001/', 'https://m.facebook.com/asha', 'https://www.asha.example/me'];
  expect(links.map(linkName)).toEqual(['IMDb', 'Facebook', 'asha.example']);
});
