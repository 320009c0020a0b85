import { expect, it } from 'vitest';
import { pagePath } from './page-path.ts';

it('drops query parameters that do not change the page', () => {
  const path = (address: string) => pagePath(new URL(address, 'https://firstshow.example'));
  expect(path('/article/a?utm_source=x&fbclid=1')).toBe('/article/a');
  expect(path('/?page=2&search=')).toBe('/?page=2');
  expect(path('/?page=2&search=a b&x=1')).toBe('/?search=a+b&page=2');
});
