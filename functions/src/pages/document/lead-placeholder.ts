import { LRUCache } from 'lru-cache';
import { pageArtFile } from '@first-show/domain/core/page-art';
import type { MediaDoc } from '@first-show/domain/media/media.schema';
import { libraryPicture } from '@first-show/domain/media/picture-address';
import { mediaRef } from '../../features/articles/store/article-media.ts';
import type { Deps } from '../../platform/deps.ts';
import type { PageArtPlaceholder } from './page-art-placeholders.ts';

/** Maximum number of cached placeholders, of at most 6 KB each. */
const KEPT = 500;

/**
 * Returns a function for the placeholder of a page's first picture, as a data URL. `null` if there
 * is none, as for a picture of another site. The placeholder of a library picture never changes, so
 * an instance reads it only once.
 */
export function leadPlaceholders(
  deps: Deps,
  pageArtPlaceholder: PageArtPlaceholder,
): (imageUrl: string | null) => Promise<string | null> {
  const kept = new LRUCache<string, string>({ max: KEPT });
  return async (imageUrl) => {
    if (imageUrl === null) return null;
    const id = libraryPicture(imageUrl)?.id;
    if (id === undefined) {
      const file = pageArtFile(imageUrl);
      return file === null ? null : pageArtPlaceholder(file);
    }
    const known = kept.get(id);
    if (known !== undefined) return known;
    const doc = (await mediaRef(deps.db(), id).get()).data() as MediaDoc | undefined;
    if (doc !== undefined) kept.set(id, doc.placeholder);
    return doc?.placeholder ?? null;
  };
}
