/**
 * The colours of the categories by slug; the text colours were chosen by hand. If an editor has
 * chosen another colour for a category, `category-tints.ts` computes its text colours instead.
 * `other` is for unknown slugs.
 */
export const categoryPalette = {
  'film-news': { chip: '#FF7A4D', textOnDark: '#FF8A5F', textOnLight: '#AE2A12' },
  celebrities: { chip: '#FF6FA8', textOnDark: '#FF86B5', textOnLight: '#AD0F59' },
  reviews: { chip: '#4FC9AC', textOnDark: '#5FD3B6', textOnLight: '#0B6259' },
  music: { chip: '#BE93FF', textOnDark: '#C9A6FF', textOnLight: '#5F2BB0' },
  trade: { chip: '#FFB92E', textOnDark: '#FFC24A', textOnLight: '#7E4A00' },
  streaming: { chip: '#6FB1FF', textOnDark: '#86BDFF', textOnLight: '#1A4FAE' },
  regional: { chip: '#B5D84A', textOnDark: '#BFDF5C', textOnLight: '#3F5A06' },
  voices: { chip: '#E6BE8A', textOnDark: '#EBC796', textOnLight: '#7A4416' },
  other: { chip: '#DFC6BF', textOnDark: '#DFC6BF', textOnLight: '#5A3040' },
} as const;

export type CategoryTints = { chip: string; textOnDark: string; textOnLight: string };
