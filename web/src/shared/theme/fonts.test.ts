import { expect, it } from 'vitest';
import { fallbacks, fontFaces, preloadedFonts } from './fonts.ts';

const percent = (text: string): number => Number.parseFloat(text);

it('shows text in a fallback until the web font has loaded, and preloads only the headline font', () => {
  const own = fontFaces.filter((face) => 'fontDisplay' in face);
  expect(own).toHaveLength(5);
  expect(own.every((face) => 'fontDisplay' in face && face.fontDisplay === 'swap')).toBe(true);
  expect(preloadedFonts.map((address) => /([^/]+)\.woff2/.exec(address)?.[1])).toEqual(['eczar-latin-wght-normal']);
});

it('gives every fallback the line height of the family that it replaces', () => {
  expect(fallbacks.length).toBeGreaterThan(8);
  for (const { fontFamily, sizeAdjust, ascentOverride, descentOverride } of fallbacks) {
    const scale = percent(sizeAdjust) / 100;
    const [ascent, descent] = fontFamily.startsWith('Eczar') ? [114, 63] : [90, 20];
    expect(percent(ascentOverride) * scale).toBeCloseTo(ascent, 0);
    expect(percent(descentOverride) * scale).toBeCloseTo(descent, 0);
  }
});

const families = [...new Set(fallbacks.map(({ fontFamily }) => fontFamily))];
const inRange = (range: string, value: number): boolean => {
  const [from = NaN, to = from] = range.split(' ').map(percent);
  return from <= value && value <= to;
};

it.each(families)('covers each weight of the site exactly once in %s', (family) => {
  for (const weight of [400, 500, 600, 700, 800]) {
    const fitting = fallbacks.filter(
      (face) =>
        face.fontFamily === family &&
        inRange(face.fontWeight, weight) &&
        !('fontStretch' in face) &&
        !('unicodeRange' in face),
    );
    expect(fitting, `weight ${weight}`).toHaveLength(1);
  }
});

it('has a face for some characters only beside a face for all others with the same weights', () => {
  // The browser first chooses by weight and width. It combines faces only if these are the same.
  const key = ({ fontFamily, fontWeight, ...rest }: (typeof fallbacks)[number]) =>
    [fontFamily, fontWeight, 'fontStretch' in rest ? rest.fontStretch : ''].join();
  const whole = new Set(fallbacks.filter((face) => !('unicodeRange' in face)).map(key));
  expect(fallbacks.filter((face) => !whole.has(key(face)))).toEqual([]);
});

it('has narrower fallbacks for the narrow text of the interface', () => {
  for (const family of ['Anek Fallback', 'Anek Fallback Android'])
    for (const [weight, stretch] of [
      [700, 75],
      [700, 85],
      [700, 88],
      [800, 75],
    ] as const) {
      const fitting = fallbacks.filter(
        (face) =>
          face.fontFamily === family &&
          inRange(face.fontWeight, weight) &&
          'fontStretch' in face &&
          inRange(face.fontStretch ?? '', stretch) &&
          !('unicodeRange' in face),
      );
      expect(fitting, `${weight} at ${stretch} %`).toHaveLength(1);
    }
});
