import { categoryPalette } from './category-palette.ts';

const drawn = (slug: string): string => (Object.hasOwn(categoryPalette, slug) ? slug : 'other');

/**
 * A category's colours as CSS values that follow the colour scheme, by its id or slug. `chip` is
 * the background of a badge, whose text is always `#1B0A13`. `text` is readable on the page's
 * background. `CategoryStyles` provides the colours that editors chose.
 */
export function categoryColors(idOrSlug: string | null | undefined): { chip: string; text: string } {
  const name = idOrSlug ?? 'other';
  const own = name.replace(/[^\w-]/g, '');
  return {
    chip: `var(--category-${own}-chip, var(--fs-palette-category-${drawn(name)}-chip))`,
    text: `var(--category-${own}-text, var(--fs-palette-category-${drawn(name)}-text))`,
  };
}
