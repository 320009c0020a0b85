import { expect, it } from 'vitest';
import { slugPreview } from './slug-preview.ts';

it('is what was wished, written as an address', () => {
  expect(slugPreview('Row H, Naturally', 'Another title')).toBe('row-h-naturally');
});
it('is made of the title where nothing was wished', () => {
  expect(slugPreview(' ', 'Small openings, long legs')).toBe('small-openings-long-legs');
});
it('cannot be told of a Hindi title', () => {
  expect(slugPreview('', 'दादी और प्रभात')).toBeNull();
});
