import { expect, it } from 'vitest';
import { fontFaces } from './fonts.ts';

type StandIn = { fontFamily: string; sizeAdjust: string; ascentOverride: string; descentOverride: string };
const standIns = fontFaces.filter((face): face is typeof face & StandIn => 'sizeAdjust' in face);
const percent = (text: string): number => Number.parseFloat(text);

it('swaps every font instead of hiding text', () => {
  expect(fontFaces.filter((face) => 'fontDisplay' in face).every((face) => 'fontDisplay' in face && face.fontDisplay === 'swap')).toBe(true);
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
