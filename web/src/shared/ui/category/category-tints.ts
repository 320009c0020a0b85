import { type CategoryTints, categoryPalette } from './category-palette.ts';

/** The colour of text and icons on a chip. */
export const CHIP_TEXT = '#1B0A13';
/**
 * The backgrounds on which a category's text has the least contrast: the lightest of the dark
 * scheme and the darkest of the light scheme.
 */
const DARK_BACKGROUND = '#341826';
const LIGHT_BACKGROUND = '#FBE4DF';
/**
 * Minimum contrast. WCAG AA requires 4.5 for text of normal size; the art direction asks for a
 * little more.
 */
export const CONTRAST_MIN = 5;
const STEP = 0.02;

type Rgb = [number, number, number];

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb;
const format = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

/** The relative luminance of WCAG, 0 to 1. */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG contrast ratio of two colours '#rrggbb', 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(parse(one)), luminance(parse(other))].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Mixes a colour with `towards` (white or black) until its contrast with the background is high
 * enough. The hue stays the same.
 */
function tint(hex: string, background: string, towards: Rgb): string {
  const from = parse(hex);
  for (let share = 0; share < 1; share += STEP) {
    const mixed = format(from.map((part, index) => part + ((towards[index] ?? 0) - part) * share) as Rgb);
    if (contrast(mixed, background) >= CONTRAST_MIN) return mixed;
  }
  return format(towards);
}

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/**
 * An editor's colour '#rrggbb' adjusted for three uses: background of a chip, text in the dark
 * scheme and text in the light scheme. Each has enough contrast.
 */
export function categoryTints(color: string): CategoryTints {
  return {
    chip: tint(color, CHIP_TEXT, WHITE),
    textOnDark: tint(color, DARK_BACKGROUND, WHITE),
    textOnLight: tint(color, LIGHT_BACKGROUND, BLACK),
  };
}

type Colored = { id: string; slug: string; color: string };

const isHex = (color: string): boolean => /^#[0-9a-f]{6}$/i.test(color);
const isName = (name: string): boolean => /^[\w-]+$/.test(name);
const drawnChip = (slug: string): string | undefined => (categoryPalette as Record<string, CategoryTints>)[slug]?.chip;

/**
 * CSS variables, read by `categoryColors`, for the categories whose colour an editor chose; '' if
 * all categories have the colours of the palette. The CSS contains no quotes or angle brackets,
 * because React would escape them.
 */
export function categoryStyles(categories: readonly Colored[]): string {
  const own = categories.filter(({ slug, color }) => isHex(color) && color.toUpperCase() !== drawnChip(slug));
  const variables = (pick: (tints: CategoryTints) => readonly (readonly [string, string])[]): string =>
    own
      .flatMap(({ id, slug, color }) =>
        // Article cards contain only the category's id, so define the variables for id and slug.
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
