import type { MediaDoc } from '@first-show/domain/media/media.schema';
import { foldWords } from '@first-show/domain/search/fold';

/** The length of a search key, in letters. */
export const PREFIX = { min: 2, max: 15 } as const;
const KEYS_MAX = 300;

/**
 * The search keys of a picture: the beginnings of all its words, from 2 to 15 letters, so that a
 * search finds a word while it is being typed. At most `KEYS_MAX`.
 */
export function mediaKeys({ alt, caption, credit, fileName }: Partial<MediaDoc>): string[] {
  const words = foldWords([alt, caption, credit, fileName?.replace(/[._-]+/g, ' ')].filter(Boolean).join(' '));
  const beginnings = words.flatMap((word) =>
    Array.from({ length: Math.max(1, Math.min(word.length, PREFIX.max) - PREFIX.min + 1) }, (_, index) =>
      word.slice(0, PREFIX.min + index),
    ),
  );
  return [...new Set(beginnings)].slice(0, KEYS_MAX);
}
