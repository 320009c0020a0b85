import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { PAGE_SIZE } from '@first-show/domain/core/limits';

/** All that is shown of a list that grew, from its first story on. */
export type ShownList = { articles: ArticleCard[]; hasMore: boolean };
type Kept = ShownList & { of: string };
type Store = Pick<Storage, 'getItem' | 'setItem'>;

const STORAGE_KEY = 'fs-lists';
/** What a storage has room for; a phone reads it in a few milliseconds. */
const MAX_LISTS = 5;
const MAX_STORIES = 10 * PAGE_SIZE;

function readAll(storage: () => Store): Kept[] {
  try {
    return JSON.parse(storage().getItem(STORAGE_KEY) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

/** The list that was kept of a history entry (`of`), `null` where none was. */
export const keptList = (storage: () => Store, of: string): ShownList | null =>
  readAll(storage).find((kept) => kept.of === of) ?? null;

/** Keeps the list of a history entry, beside those that grew last. A very long one is kept from its beginning, and grows again from there. */
export function keepList(storage: () => Store, of: string, { articles, hasMore }: ShownList): void {
  const list = { of, articles: articles.slice(0, MAX_STORIES), hasMore: hasMore || articles.length > MAX_STORIES };
  try {
    storage().setItem(STORAGE_KEY, JSON.stringify([...readAll(storage).filter((kept) => kept.of !== of), list].slice(-MAX_LISTS)));
  } catch {
    // Storage is full or refused: Back then shows the first page.
  }
}
