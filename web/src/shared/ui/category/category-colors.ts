import { categoryPalette } from './category-palette.ts';

const drawn = (slug: string): string => (Object.hasOwn(categoryPalette, slug) ? slug : 'other');

/**
 * A category's colours by its id or slug, as CSS values that follow the colour scheme. `chip` is
 * the background of a badge, whose text is always `#1B0A13`. `text` is readable on the page's
 * background. The values are those of `CategoryStyles` if an editor chose the colour, otherwise
 * those of the theme.
 */
export function categoryColors(idOrSlug: string | null | undefined): { chip: string; text: string } {
  const name = idOrSlug ?? 'other';
  const own = name.replace(/[^\w-]/g, '');
  return {
    chip: `var(--category-${own}-chip, var(--fs-palette-category-${drawn(name)}-chip))`,
    text: `var(--category-${own}-text, var(--fs-palette-category-${drawn(name)}-text))`,
  };
}
