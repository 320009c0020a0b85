import { expect, it } from 'vitest';
import { freshSuggestions, normalTag, withTags } from './tag-list.ts';

it('turns comma-separated text into a trimmed list', () => {
  expect(withTags([], ' trade ,  Row  H,, ', 'tag')).toEqual(['trade', 'Row H']);
});
it('ignores case when it looks for duplicate tags', () => {
  expect(withTags(['Trade'], 'trade, music, Music', 'tag')).toEqual(['Trade', 'music']);
});
it('joins a hashtag to one word behind one #', () => {
  expect(normalTag('##Dadar Ka Raja', 'hashtag')).toBe('#DadarKaRaja');
  expect(normalTag('दादी', 'hashtag')).toBe('#दादी');
  expect(normalTag(' # ', 'hashtag')).toBe('');
  expect(withTags(['#Trade'], 'trade', 'hashtag')).toEqual(['#Trade']);
});
it('suggests only tags that are not in the list', () => {
  expect(freshSuggestions(['music', 'Trade', 'music'], ['trade'], 'tag')).toEqual(['music']);
  expect(freshSuggestions(['Music'], [], 'hashtag')).toEqual(['#Music']);
});
