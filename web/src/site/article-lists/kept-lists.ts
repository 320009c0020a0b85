import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { PAGE_SIZE } from '@first-show/domain/core/limits';

/** All stories that a list shows after "Load more", from the first one on. */
export type ShownList = { articles: ArticleCard[]; hasMore: boolean };
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Storage key of the index: the history entries that have a stored list. The entry whose list was
 * stored last is at the end. Each list is stored separately, so that Back parses only one list.
 */
const INDEX_KEY = 'fs-lists';
const listKey = (of: string): string => `fs-list:${of}`;
const MAX_LISTS = 5;
/**
 * Maximum number of stories in a stored list, about 600 KB. The storage has room for five such
 * lists.
 */
const MAX_STORIES = 50 * PAGE_SIZE;

function readIndex(storage: Store): string[] {
  try {
    const index: unknown = JSON.parse(storage.getItem(INDEX_KEY) ?? '[]');
    return Array.isArray(index) ? index.filter((of): of is string => typeof of === 'string') : [];
  } catch {
    return [];
  }
}

/** The stored list of the history entry `of`; `null` if there is none. */
export function keptList(storage: () => Store, of: string): ShownList | null {
  try {
    return JSON.parse(storage().getItem(listKey(of)) ?? 'null') as ShownList | null;
  } catch {
    return null;
  }
}

/**
 * Stores the list of a history entry. A very long list is cut at its end, and "Load more" continues
 * from there.
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
        // The storage is full: remove older lists, because the current one matters more.
        if (others.length === 0) throw error;
        forgetOldest();
      }
    }
    store.setItem(INDEX_KEY, JSON.stringify([...others, of]));
  } catch {
    // The storage is full or disabled: after Back, the list then shows its first page.
  }
}
