import { z } from 'zod';

export const category = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** Chip colour, '#rrggbb'. Text colours with enough contrast are derived from it. */
  color: z.string(),
  /** Name of a drawn icon, e.g. 'star'. */
  icon: z.string(),
  /** Published articles. */
  articleCount: z.number().int(),
});
export type Category = z.infer<typeof category>;

/** As stored: with its place in the display order. */
export type CategoryDoc = Category & {
  order: number;
  /** Goes up with every change by the desk; left out means 1. */
  revision?: number;
};
