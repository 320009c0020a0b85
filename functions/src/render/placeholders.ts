import { LRUCache } from 'lru-cache';
import type { MediaDoc } from '@first-show/domain/media/media.schema';
import { libraryPicture } from '@first-show/domain/media/picture-address';
import { mediaRef } from '../lib/articles/article-media.ts';
import type { Deps } from '../lib/deps.ts';

/** Placeholders that are cached, at most 6 KB each. */
const KEPT = 500;

/**
 * The placeholder of a library picture as a data URL; `null` for other pictures. It never changes,
 * so an instance reads it once.
 */
export function libraryPlaceholders(deps: Deps): (imageUrl: string | null) => Promise<string | null> {
  const kept = new LRUCache<string, string>({ max: KEPT });
  return async (imageUrl) => {
    const id = imageUrl === null ? undefined : libraryPicture(imageUrl)?.id;
    if (id === undefined) return null;
    const known = kept.get(id);
    if (known !== undefined) return known;
    const doc = (await mediaRef(deps.db(), id).get()).data() as MediaDoc | undefined;
    if (doc !== undefined) kept.set(id, doc.placeholder);
    return doc?.placeholder ?? null;
  };
}
