import { z } from 'zod';
import { lineField } from '../core/fields.ts';
import { CATEGORY_DESCRIPTION, CATEGORY_NAME, CATEGORY_SLUG_MAX, LIST_MAX } from '../core/limits.ts';
import { category } from './category.schema.ts';

/** Icons (`web/src/shared/ui/art/icon.tsx`) that a category can have. */
export const categoryIcons = [
  'newspaper',
  'star',
  'speech',
  'note',
  'ticket',
  'screen',
  'map',
  'mic',
  'reel',
  'eye',
  'calendar',
  'clock',
  'video',
  'camera',
  'flag',
  'mail',
  'posts',
  'play',
] as const;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * The fields of a category that can be changed. The slug cannot be changed, because existing URLs
 * must keep working.
 */
export const changeableCategory = z.object({
  name: lineField(
    [CATEGORY_NAME.min, `Name must be at least ${CATEGORY_NAME.min} characters`],
    [CATEGORY_NAME.max, 'Name too long'],
  ),
  description: lineField(
    [CATEGORY_DESCRIPTION.min, `Description must be at least ${CATEGORY_DESCRIPTION.min} characters`],
    [CATEGORY_DESCRIPTION.max, 'Description too long'],
  ),
  color: z
    .string('Please choose a colour')
    .regex(/^#[0-9a-f]{6}$/i, 'Please choose a colour')
    .transform((text) => text.toUpperCase()),
  icon: z.enum(categoryIcons, 'Please choose an icon'),
});

/** `POST /api/admin/categories`, and the schema of the form. */
export const newCategory = changeableCategory.extend({
  slug: lineField([1, 'Please enter a URL'], [CATEGORY_SLUG_MAX, 'URL too long']).refine(
    (text) => SLUG.test(text),
    'Only small letters (a to z), digits and hyphens',
  ),
});
export type NewCategory = z.output<typeof newCategory>;

/** `POST /api/admin/categories/order`: the ids of all categories in the new order. */
export const newOrder = z.object({ ids: z.array(z.string()).min(1).max(LIST_MAX) });

export const adminCategory = category.extend({
  /** Number of articles including drafts. (`articleCount` is the number that readers see.) */
  articleTotal: z.number().int(),
  order: z.number().int(),
  revision: z.number().int(),
});
export type AdminCategory = z.infer<typeof adminCategory>;
