import { type CategoryTints, categoryPalette } from './category-palette.ts';

/** Text and icons on a chip. */
export const CHIP_TEXT = '#1B0A13';
/**
 * The grounds that a category's text has least contrast on: the lightest of the dark scheme, the
 * darkest of the light scheme.
 */
const DARK_GROUND = '#341826';
const LIGHT_GROUND = '#FBE4DF';
/** WCAG AA for text of any size is 4.5; the art direction asks for a little more. */
export const CONTRAST_MIN = 5;
const STEP = 0.02;

type Rgb = [number, number, number];

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb;
const format = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

/** WCAG's relative luminance, 0 to 1. */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast of two colours '#rrggbb', 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(parse(one)), luminance(parse(other))].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes with white or black until the contrast with the ground is enough. The hue stays. */
function tint(hex: string, ground: string, towards: Rgb): string {
  const from = parse(hex);
  for (let share = 0; share < 1; share += STEP) {
    const mixed = format(from.map((part, index) => part + ((towards[index] ?? 0) - part) * share) as Rgb);
    if (contrast(mixed, ground) >= CONTRAST_MIN) return mixed;
  }
  return format(towards);
}

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/**
 * An editor's colour '#rrggbb' as the ground of a chip, and as text in both schemes, each with
 * enough contrast.
 */
export function categoryTints(color: string): CategoryTints {
  return {
    chip: tint(color, CHIP_TEXT, WHITE),
    textOnDark: tint(color, DARK_GROUND, WHITE),
    textOnLight: tint(color, LIGHT_GROUND, BLACK),
  };
}

type Colored = { id: string; slug: string; color: string };

const isHex = (color: string): boolean => /^#[0-9a-f]{6}$/i.test(color);
const isName = (name: string): boolean => /^[\w-]+$/.test(name);
const drawnChip = (slug: string): string | undefined => (categoryPalette as Record<string, CategoryTints>)[slug]?.chip;

/**
 * CSS variables for the categories whose colour an editor chose; `categoryColors` reads them. Empty
 * while all have the colours of the palette. Without quotes and angle brackets, which React would
 * escape.
 */
export function categoryStyles(categories: readonly Colored[]): string {
  const own = categories.filter(({ slug, color }) => isHex(color) && color.toUpperCase() !== drawnChip(slug));
  const variables = (pick: (tints: CategoryTints) => readonly (readonly [string, string])[]): string =>
    own
      .flatMap(({ id, slug, color }) =>
        // Cards know their category by its id.
        [...new Set([id, slug])]
          .filter(isName)
          .flatMap((name) => pick(categoryTints(color)).map(([part, value]) => `--category-${name}-${part}:${value};`)),
      )
      .join('');
  if (own.length === 0) return '';
  return (
    `:root{${variables(({ chip, textOnDark }) => [
      ['chip', chip],
      ['text', textOnDark],
    ])}}` + `[data-theme=light]{${variables(({ textOnLight }) => [['text', textOnLight]])}}`
  );
}
