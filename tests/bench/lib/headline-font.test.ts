import { expect, it } from 'vitest';
import { isDrawnIn } from './headline-font.ts';

const font = (familyName: string, isCustomFont: boolean, glyphCount: number) => ({
  familyName,
  isCustomFont,
  glyphCount,
});

it('recognises our font by its internal name', () => {
  expect(isDrawnIn('Eczar Variable', [font('Eczar', true, 58)])).toBe(true);
  expect(isDrawnIn('Anek Latin Variable', [font('Anek Latin Medium', true, 60)])).toBe(true);
});

it('does not accept a fallback, a system font or a font that draws only a few letters', () => {
  expect(isDrawnIn('Eczar Variable', [font('Liberation Serif', true, 58)])).toBe(false);
  expect(isDrawnIn('Eczar Variable', [font('Eczar', false, 58)])).toBe(false);
  expect(isDrawnIn('Eczar Variable', [font('Eczar', true, 2), font('Liberation Serif', true, 56)])).toBe(false);
  expect(isDrawnIn('Eczar Variable', [])).toBe(false);
  expect(isDrawnIn('', [font('Eczar', true, 58)])).toBe(false);
});
