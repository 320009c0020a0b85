import { expect, it } from 'vitest';
import { fontFaces, preloadedFonts, standIns } from './fonts.ts';

const percent = (text: string): number => Number.parseFloat(text);

it('shows text in a fallback until our face has arrived, and preloads the face of the headline alone', () => {
  const own = fontFaces.filter((face) => 'fontDisplay' in face);
  expect(own).toHaveLength(6);
  expect(own.every((face) => 'fontDisplay' in face && face.fontDisplay === 'swap')).toBe(true);
  expect(preloadedFonts.map((address) => /([^/]+)\.woff2/.exec(address)?.[1])).toEqual(['eczar-latin-wght-normal']);
});

it('gives every stand-in the line box of the family that it stands in for', () => {
  expect(standIns.length).toBeGreaterThan(8);
  for (const { fontFamily, sizeAdjust, ascentOverride, descentOverride } of standIns) {
    const scale = percent(sizeAdjust) / 100;
    const [ascent, descent] = fontFamily.startsWith('Eczar') ? [114, 63] : [90, 20];
    expect(percent(ascentOverride) * scale).toBeCloseTo(ascent, 0);
    expect(percent(descentOverride) * scale).toBeCloseTo(descent, 0);
  }
});

it('has a narrow stand-in for what is set narrow', () => {
  expect(standIns.flatMap((face) => ('fontStretch' in face ? [face.fontStretch] : []))).toEqual(['75% 80%', '81% 92%']);
});
