import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { PAGE_SIZE } from '@first-show/domain/core/limits';
import type { ArticleList } from '@first-show/domain/pages/page-data';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterFrame } from '../../lib/after-frame.ts';
import { ApiError, callApi } from '../../lib/call-api.ts';
import { mergeArticles } from './merge-articles.ts';

/** What was loaded after the first page, kept per entry of the browser's history so that Back finds it again. */
type Loaded = { articles: ArticleCard[]; hasMore: boolean };

const storageKey = (locationKey: string) => `fs-list:${locationKey}`;

function restore(locationKey: string): Loaded | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(locationKey)) ?? 'null') as Loaded | null;
  } catch {
    return null;
  }
}

function keep(locationKey: string, loaded: Loaded): void {
  try {
    sessionStorage.setItem(storageKey(locationKey), JSON.stringify(loaded));
  } catch {
    // Storage is full or refused: Back then shows the first page.
  }
}

/** Where the router keeps the scroll positions, by history entry. */
const SCROLL_STORAGE_KEY = 'react-router-scroll-positions';

function restoreScroll(locationKey: string): void {
  try {
    const positions = JSON.parse(sessionStorage.getItem(SCROLL_STORAGE_KEY) ?? '{}') as Record<string, number>;
    const top = positions[locationKey];
    if (top !== undefined) window.scrollTo(0, top);
  } catch {
    // No position, no scrolling.
  }
}

let isHydrated = false;

/**
 * A list that grows: its first page from the page's data, further ones from the API after the last story seen, without duplicates.
 * `category`: slug of the list's category, 'all' for none.
 */
export function useArticleList(first: ArticleList, category: string) {
  const { key } = useLocation();
  // In the browser's first render the HTML of the server stands: what was loaded before a reload comes right after it.
  const [state, setState] = useState<{ key: string; loaded: Loaded | null }>(() => ({
    key,
    loaded: isHydrated ? restore(key) : null,
  }));
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  // Another history entry of the same page (a tab, a sort, Back): its own list.
  const current = state.key === key ? state : { key, loaded: restore(key) };
  if (current !== state) {
    setState(current);
    setStatus('idle');
  }
  useEffect(() => {
    if (isHydrated) return;
    isHydrated = true;
    const loaded = restore(key);
    if (loaded === null) return;
    setState({ key, loaded });
    requestAnimationFrame(() => restoreScroll(key));
  }, [key]);

  const articles = mergeArticles(first.articles, current.loaded?.articles ?? []);
  const hasMore = current.loaded?.hasMore ?? (first.hasMore && first.articles.length >= PAGE_SIZE);

  const loadMore = async () => {
    if (status === 'loading') return;
    setStatus('loading');
    // A near server may answer before that is painted, and a dozen cards would come between the finger and what it did.
    const isShown = afterFrame();
    const last = articles.at(-1);
    const ask = (position: Record<string, string>) => {
      const search = new URLSearchParams({
        limit: String(PAGE_SIZE),
        sort: first.sort,
        published: 'true',
        ...position,
      });
      if (category !== 'all') search.set('categoryId', category);
      return callApi<ArticleCard[]>(`/api/articles?${search.toString()}`, { isPublic: true });
    };
    try {
      const page = await ask(last === undefined ? {} : { after: last.id }).catch((error: unknown) => {
        // The last story seen is gone: its place is all that is left of it.
        if (error instanceof ApiError && error.status === 400) return ask({ offset: String(articles.length) });
        throw error;
      });
      await isShown;
      const loaded = {
        articles: mergeArticles(current.loaded?.articles ?? [], page),
        hasMore: page.length === PAGE_SIZE,
      };
      keep(key, loaded);
      setState({ key, loaded });
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  };
  return { articles, hasMore, status, loadMore };
}
