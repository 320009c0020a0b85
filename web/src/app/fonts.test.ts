import { expect, it } from 'vitest';
import { ownFaces, preloadedFonts, standIns } from './fonts.ts';

const percent = (text: string): number => Number.parseFloat(text);

it('names the files that a page needs at once, and has its faces both ways', () => {
  for (const display of ['optional', 'swap'] as const) {
    expect(ownFaces(display)).toHaveLength(6);
    expect(ownFaces(display).every(({ fontDisplay }) => fontDisplay === display)).toBe(true);
  }
  const names = (preloaded: readonly string[]) => preloaded.map((address) => /([^/]+)\.woff2/.exec(address)?.[1]);
  expect(names(preloadedFonts({ html: '<h1>A title</h1>', isHindi: false }))).toEqual(['eczar-latin-wght-normal', 'anek-latin-ui']);
  expect(names(preloadedFonts({ html: '<b>₹7 Cr</b>', isHindi: true }))).toEqual([
    'eczar-latin-wght-normal',
    'anek-latin-ui',
    'anek-rupee',
    'eczar-devanagari-wght-normal',
  ]);
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
