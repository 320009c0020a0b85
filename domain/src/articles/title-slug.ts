import { slugify } from '../core/paths.ts';
import { transliterate } from '../search/fold.ts';

/** The slug of a title, in Latin letters: 'पद्मावत की वापसी' → 'padmaavat-ki-vaapasi'. */
export const titleSlug = (title: string): string => slugify(transliterate(title));
