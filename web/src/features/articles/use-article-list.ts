import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { PAGE_SIZE } from '@first-show/domain/core/limits';
import type { ArticleList } from '@first-show/domain/pages/page-data';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterFrame } from '../../lib/after-frame.ts';
import { isFirstPage } from '../../lib/first-page.ts';
import { ApiError, callApi } from '../../lib/call-api.ts';
import { keepList, keptList, type ShownList } from './kept-lists.ts';
import { joinFresh, mergeArticles, renewed } from './merge-articles.ts';

// Asking for it throws where it is refused.
const storage = () => sessionStorage;

const isReload = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'reload';

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

/**
 * A list that grows: its first page from the page's data, further ones from the API after the last
 * story seen, without duplicates. `category`: slug of the list's category, 'all' for none.
 */
export function useArticleList(first: ArticleList, category: string) {
  const { key, pathname, search } = useLocation();
  // What grew is kept whole, per entry of the browser's history, so that Back finds it again. The
  // key alone would not do: of what no script put into the history (a fragment that was typed) it
  // is the same in every document.
  const entry = key + pathname + search;
  const isByDate = first.sort === 'recent';
  // Hydration has to draw what the server drew: what was loaded before a reload comes right after
  // it.
  const [isFirst] = useState(isFirstPage);
  const [state, setState] = useState<{ entry: string; first: ArticleList; grown: ShownList | null }>(() => ({
    entry,
    first,
    grown: isFirst ? null : keptList(storage, entry),
  }));
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  // Another history entry of the same page (a tab, a sort, Back): its own list. With the same data
  // (a fragment of this page) it is this one.
  const current =
    state.entry === entry
      ? state
      : { entry, first, grown: keptList(storage, entry) ?? (state.first === first ? state.grown : null) };
  if (current !== state) {
    setState(current);
    setStatus('idle');
  }
  useEffect(() => {
    if (!isFirst) return;
    const kept = keptList(storage, entry);
    // Who reloads wants what is new as well, and the server has just shown it.
    const articles =
      kept !== null && isReload() ? joinFresh(first.articles, kept.articles, { isByDate }) : (kept?.articles ?? null);
    if (kept === null || articles === null) return;
    const grown = { articles, hasMore: kept.hasMore };
    keepList(storage, entry, grown);
    setState({ entry, first, grown });
    requestAnimationFrame(() => restoreScroll(key));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for the document's own entry
  }, []);

  const articles =
    current.grown === null ? first.articles : renewed(current.grown.articles, first.articles, { isByDate });
  const hasMore = current.grown?.hasMore ?? (first.hasMore && first.articles.length >= PAGE_SIZE);

  const loadMore = async () => {
    if (status === 'loading') return;
    setStatus('loading');
    // A near server may answer before that is painted, and a dozen cards would come between the
    // finger and what it did.
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
      const grown = { articles: mergeArticles(articles, page), hasMore: page.length === PAGE_SIZE };
      keepList(storage, entry, grown);
      setState({ entry, first, grown });
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  };
  return { articles, hasMore, status, loadMore };
}
