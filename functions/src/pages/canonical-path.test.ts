import { expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

const path = (address: string) =>
  canonicalPath(new URL(address, 'https://firstshow.example'), (slug) => slug === 'music');

it('drops query parameters that do not change the page', () => {
  expect(path('/article/a?utm_source=x&fbclid=1')).toBe('/article/a');
  expect(path('/?page=2&search=')).toBe('/?page=2');
  expect(path('/?page=2&search=%20a b&x=1')).toBe('/?search=a+b');
  expect(path('/about?search=a&page=2')).toBe('/about');
  expect(path('/category/music?category=music&search=a&page=2&sort=popular')).toBe(
    '/category/music?sort=popular&page=2',
  );
});

it('is the same for all addresses of a list that show the same', () => {
  for (const query of ['', 'page=1', 'page=0', 'page=x7', 'page=5000', 'sort=recent', 'sort=odd', 'sort=constructor'])
    expect(path(`/?${query}`)).toBe('/');
  for (const category of ['all', 'x1', 'x2', '__proto__']) expect(path(`/?category=${category}`)).toBe('/');
  for (const page of [51, 52, 999]) expect(path(`/?category=x1&page=${page}`)).toBe('/?page=51');
  expect(path('/?page=02&sort=popular&category=music')).toBe('/?category=music&sort=popular&page=2');
});

it('has the filters of the releases in a fixed order', () => {
  expect(path('/releases?month=2027-01&language=Hindi&kind=cinema&page=2')).toBe(
    '/releases?kind=cinema&language=Hindi&month=2027-01',
  );
  expect(path('/releases?kind=x&month=x&utm_source=x')).toBe('/releases');
});

it('has the stars and the language of a list of reviews, and of no other list', () => {
  expect(path('/category/reviews?page=2&language=hi&sort=stars')).toBe(
    '/category/reviews?language=hi&sort=stars&page=2',
  );
  expect(path('/category/reviews?language=xx&sort=odd')).toBe('/category/reviews');
  expect(path('/category/music?language=hi&sort=stars')).toBe('/category/music');
});

it('keeps the query of an address that has moved', () => {
  expect(path('/categories/music?page=2')).toBe('/categories/music?page=2');
});
