import { expect, it } from 'vitest';
import { isInRange } from './late-fonts.ts';

it('knows which letters a font is for', () => {
  const devanagari = 'U+0900-097F, U+1CD0-1CF9,u+25cc';
  expect(isInRange(devanagari, 'दादी')).toBe(true);
  expect(isInRange(devanagari, ['a', '◌'])).toBe(true);
  expect(isInRange(devanagari, 'Dadi, ₹7')).toBe(false);
  expect(isInRange('U+20B9', '₹')).toBe(true);
  expect(isInRange('U+20B9', '₸₺')).toBe(false);
  expect(isInRange('U+11B00-11B09', '\u{11B05}')).toBe(true);
  expect(isInRange('', 'a')).toBe(false);
  expect(isInRange(devanagari, [])).toBe(false);
});
