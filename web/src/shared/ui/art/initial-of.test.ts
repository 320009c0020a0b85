import { expect, it } from 'vitest';
import { initialOf } from './initial-of.ts';

it('takes the first letter of a name together with its vowel signs, or a star', () => {
  expect(initialOf('meher')).toBe('M');
  expect(initialOf('जोगेश्वरी की रीना')).toBe('जो');
  expect(initialOf('“Faizan”')).toBe('F');
  expect(initialOf('❤️')).toBe('★');
});
