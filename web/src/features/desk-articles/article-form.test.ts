import { expect, it } from 'vitest';
import { slugPreview } from './article-form.ts';

it('returns the wished slug in the form of a slug', () => {
  expect(slugPreview('Row H, Naturally', 'Another title')).toBe('row-h-naturally');
});
it('derives the slug from the title if none was wished', () => {
  expect(slugPreview(' ', 'Small openings, long legs')).toBe('small-openings-long-legs');
});
it('returns null for a Hindi title', () => {
  expect(slugPreview('', 'दादी और प्रभात')).toBeNull();
});
