import { z } from 'zod';

export const category = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** Chip colour, '#rrggbb'. Text colours with enough contrast are derived from it. */
  color: z.string(),
  /** Name of an icon of the site, such as 'star'. */
  icon: z.string(),
  /** Number of published articles. */
  articleCount: z.number().int(),
});
export type Category = z.infer<typeof category>;

/** A category as stored, with its position in the display order. Reads count its articles. */
export type CategoryDoc = Omit<Category, 'articleCount'> & {
  order: number;
  /** Incremented by every change at the desk. Missing means 1. */
  revision?: number;
};
