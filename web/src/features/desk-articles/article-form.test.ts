import { expect, it } from 'vitest';
import { slugPreview } from './article-form.ts';

it('turns the wished slug into a valid slug', () => {
  expect(slugPreview('Row H, Naturally', 'Another title')).toBe('row-h-naturally');
});
it('derives the slug from the title if there is no wished slug', () => {
  expect(slugPreview(' ', 'Small openings, long legs')).toBe('small-openings-long-legs');
});
it('returns null for a Hindi title', () => {
  expect(slugPreview('', 'दादी और प्रभात')).toBeNull();
});
