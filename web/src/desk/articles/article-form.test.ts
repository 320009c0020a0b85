import { expect, it } from 'vitest';
import { slugPreview } from './article-form.ts';

it('turns the wished slug into a valid slug', () => {
  expect(slugPreview('Row H, Naturally', { title: 'Another title', saved: 'old-slug' })).toBe('row-h-naturally');
});
it('derives the slug from the title if there is no wished slug', () => {
  expect(slugPreview(' ', { title: 'Small openings, long legs', saved: null })).toBe('small-openings-long-legs');
});
it('keeps the slug of a saved article if there is no wished slug', () => {
  expect(slugPreview('', { title: 'Another title', saved: 'old-slug' })).toBe('old-slug');
});
it('transliterates a Hindi title', () => {
  expect(slugPreview('', { title: 'दादी और प्रभात', saved: null })).toBe('daadi-aur-prabhaat');
});
it('returns null for a title in Tamil', () => {
  expect(slugPreview('', { title: 'ஜெயிலர்', saved: null })).toBeNull();
});
