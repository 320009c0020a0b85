import { expect, it } from 'vitest';
import { paths, slugify } from './paths.ts';

it('makes a slug from a name', () => {
  expect(slugify('Phir Milenge, Farida')).toBe('phir-milenge-farida');
  expect(slugify('Kholi No. 9')).toBe('kholi-no-9');
  expect(slugify('  War   2 ')).toBe('war-2');
  expect(slugify('कांतारा')).toBe('');
});

it('percent-encodes the search text in a path', () => {
  expect(paths.search('a&b=c')).toBe('/?search=a%26b%3Dc');
  expect(paths.hashtag('#DadarKaRaja')).toBe('/?search=DadarKaRaja');
});
