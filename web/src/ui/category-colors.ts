const known = new Set(['film-news', 'celebrities', 'reviews', 'music', 'trade', 'streaming', 'regional', 'voices']);
const key = (slug: string | null | undefined): string => (slug !== null && slug !== undefined && known.has(slug) ? slug : 'other');

/**
 * A category's colours as CSS values that follow the colour scheme, by its slug. `chip` is the ground of a badge (text on it is
 * always `#1B0A13`), `text` is readable on the page's ground. Categories an editor adds later get a neutral pair.
 */
export function categoryColors(slug: string | null | undefined): { chip: string; text: string } {
  const name = key(slug);
  return { chip: `var(--fs-palette-category-${name}-chip)`, text: `var(--fs-palette-category-${name}-text)` };
}
