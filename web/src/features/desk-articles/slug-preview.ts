import { slugify } from '@first-show/domain/core/paths';

const SLUG_MIN = 3;

/**
 * The slug an article will get, as far as can be told before it is saved: what was wished, else the
 * title's. `null` where nothing is left of either, as of a Hindi title: such an article gets an
 * address of its own. The server adds a number where another article has it.
 */
export function slugPreview(wish: string, title: string): string | null {
  const slug = slugify(wish) || slugify(title);
  return slug.length >= SLUG_MIN ? slug : null;
}
