import { expect, it } from 'vitest';
import { CHIP_TEXT, CONTRAST_MIN, categoryStyles, categoryTints, contrast } from './category-tints.ts';

const levels = ['00', '33', '77', 'BB', 'FF'];
const colors = levels.flatMap((red) => levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)));

it('measures contrast as WCAG does', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

it('gives every colour enough contrast, as a chip and as text, on all backgrounds of both schemes', () => {
  for (const color of colors) {
    const { chip, textOnDark, textOnLight } = categoryTints(color);
    expect(contrast(chip, CHIP_TEXT), `chip ${color}`).toBeGreaterThanOrEqual(CONTRAST_MIN);
    for (const ground of ['#1B0A13', '#27101C', '#341826'])
      expect(contrast(textOnDark, ground), `dark ${color}`).toBeGreaterThanOrEqual(CONTRAST_MIN);
    for (const ground of ['#FBE4DF', '#FFF3EF', '#FFFBF9'])
      expect(contrast(textOnLight, ground), `light ${color}`).toBeGreaterThanOrEqual(CONTRAST_MIN);
  }
});

it('does not change a colour that has enough contrast', () => {
  expect(categoryTints('#FFB92E').chip).toBe('#FFB92E');
  expect(categoryTints('#7E4A00').textOnLight).toBe('#7E4A00');
});

it('writes CSS variables only for colours that an editor chose, by id and by slug', () => {
  const music = { id: 'music', slug: 'music', color: '#BE93FF' };
  expect(categoryStyles([music, { ...music, color: '#be93ff' }])).toBe('');
  const css = categoryStyles([
    music,
    { id: 'aB3', slug: 'web-series', color: '#1133CC' },
    { ...music, color: '#00FF00' },
  ]);
  expect(css).toContain(':root{--category-aB3-chip:');
  expect(css).toContain('--category-web-series-text:');
  expect(css).toContain('--category-music-chip:#00FF00;');
  expect(css).toContain('[data-theme=light]{--category-aB3-text:');
});

it('writes no CSS for an invalid colour or an invalid name', () => {
  expect(categoryStyles([{ id: 'x', slug: 'x', color: 'red}body{display:none' }])).toBe('');
  expect(categoryStyles([{ id: '}<', slug: 'x', color: '#00FF00' }])).not.toContain('<');
});
