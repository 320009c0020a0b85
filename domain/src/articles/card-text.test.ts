import { expect, it } from 'vitest';
import { articleBadge, shareText } from './card-text.ts';

it('lets breaking win over featured', () => {
  expect(articleBadge({ isBreaking: true, isFeatured: true })).toBe('breaking');
  expect(articleBadge({ isBreaking: false, isFeatured: true })).toBe('featured');
  expect(articleBadge({ isBreaking: false, isFeatured: false })).toBeNull();
});
it('shares the title and up to three hashtags', () => {
  expect(shareText({ title: 'A', hashtags: ['#1', '#2', '#3', '#4'] })).toBe('A #1 #2 #3');
  expect(shareText({ title: 'A', hashtags: [] })).toBe('A #Bollywood #Entertainment');
});
