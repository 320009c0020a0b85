import { expect, it } from 'vitest';
import { releaseText } from './release-text.ts';

it('never says that a film without figures is already in cinemas', () => {
  expect(releaseText({ releaseDate: '2026-12-04', rank: null })).toBe('In cinemas from 4 December 2026');
  expect(releaseText({ releaseDate: '2026-11-06', rank: 3 })).toBe('In cinemas since 6 November 2026');
});
it('never says that the release of a film with figures is not announced', () => {
  expect(releaseText({ releaseDate: null, rank: null })).toBe('Release date not announced');
  expect(releaseText({ releaseDate: null, rank: 3 })).toBe('Release date not known');
});
