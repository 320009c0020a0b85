import { expect, it } from 'vitest';
import { pagePath } from './page-path.ts';

const path = (address: string) => pagePath(new URL(address, 'https://firstshow.example'));

it('drops query parameters that do not change the page', () => {
  expect(path('/article/a?utm_source=x&fbclid=1')).toBe('/article/a');
  expect(path('/?page=2&search=')).toBe('/?page=2');
  expect(path('/?page=2&search=a b&x=1')).toBe('/?search=a+b&page=2');
});

it('differs for each chart, comparison and page of names', () => {
  for (const address of [
    '/box-office?in=cinemas&language=Tamil&year=2026',
    '/box-office/compare?films=a%2Cb',
    '/people?letter=s&before=b',
    '/people?letter=s&after=b',
  ])
    expect(path(address)).toBe(address);
  expect(path('/box-office/compare?films=a&films=b')).toBe('/box-office/compare?films=a%2Cb');
});
