import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { PAGE_SIZE } from '@first-show/domain/core/limits';

/** All that is shown of a list that grew, from its first story on. */
export type ShownList = { articles: ArticleCard[]; hasMore: boolean };
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The history entries whose lists are kept, the last one that grew at the end. Each list has an
 * item of its own: Back parses one.
 */
const INDEX_KEY = 'fs-lists';
const listKey = (of: string): string => `fs-list:${of}`;
const MAX_LISTS = 5;
/** About 600 KB: a storage has room for five such lists. */
const MAX_STORIES = 50 * PAGE_SIZE;

function readIndex(storage: Store): string[] {
  try {
    const index: unknown = JSON.parse(storage.getItem(INDEX_KEY) ?? '[]');
    return Array.isArray(index) ? index.filter((of): of is string => typeof of === 'string') : [];
  } catch {
    return [];
  }
}

/** The list that was kept of a history entry (`of`), `null` where none was. */
export function keptList(storage: () => Store, of: string): ShownList | null {
  try {
    return JSON.parse(storage().getItem(listKey(of)) ?? 'null') as ShownList | null;
  } catch {
    return null;
  }
}

/**
 * Keeps the list of a history entry, beside those that grew last. A very long one is kept from its
 * beginning, and grows again from there.
 */
export function keepList(storage: () => Store, of: string, { articles, hasMore }: ShownList): void {
  const list: ShownList = {
    articles: articles.slice(0, MAX_STORIES),
    hasMore: hasMore || articles.length > MAX_STORIES,
  };
  try {
    const store = storage();
    const others = readIndex(store).filter((kept) => kept !== of);
    const forgetOldest = (): void => store.removeItem(listKey(others.shift() ?? ''));
    while (others.length >= MAX_LISTS) forgetOldest();
    for (;;) {
      try {
        store.setItem(listKey(of), JSON.stringify(list));
        break;
      } catch (error) {
        // Full: the list on the screen matters more than older ones.
        if (others.length === 0) throw error;
        forgetOldest();
      }
    }
    store.setItem(INDEX_KEY, JSON.stringify([...others, of]));
  } catch {
    // Storage is full or refused: Back then shows the first page.
  }
}
