import { slugify } from '@first-show/domain/core/paths';

const SLUG_MIN = 3;

/**
 * Predicts the slug of an article before it is saved, from the wished slug or else the title.
 * `null` if neither gives one, as with a Hindi title: the server then creates a slug. The server
 * appends a number if the slug is taken.
 */
export function slugPreview(wish: string, title: string): string | null {
  const slug = slugify(wish) || slugify(title);
  return slug.length >= SLUG_MIN ? slug : null;
}
