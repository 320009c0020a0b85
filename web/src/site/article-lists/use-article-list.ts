import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { PAGE_SIZE } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import type { ArticleList } from '@first-show/domain/pages/page-data';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterFrame } from '../../shared/lib/after-frame.ts';
import { isFirstPage } from '../../shared/lib/first-page.ts';
import { layOutSkippedSections } from '../../shared/lib/lay-out-skipped-sections.ts';
import { passFocus } from '../../shared/lib/pass-focus.ts';
import { ApiError, callApi } from '../../shared/lib/call-api.ts';
import { keepList, keptList, type ShownList } from './kept-lists.ts';
import { joinFresh, mergeArticles, refreshStories } from './merge-articles.ts';

// A function, because access to `sessionStorage` throws if the browser blocks storage.
const storage = () => sessionStorage;

const isReload = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'reload';

/**
 * The key in `sessionStorage` under which the router stores the scroll position of each history
 * entry.
 */
const SCROLL_STORAGE_KEY = 'react-router-scroll-positions';

function restoreScroll(locationKey: string): void {
  try {
    const positions = JSON.parse(sessionStorage.getItem(SCROLL_STORAGE_KEY) ?? '{}') as Record<string, number>;
    const top = positions[locationKey];
    if (top === undefined) return;
    layOutSkippedSections();
    window.scrollTo(0, top);
  } catch {
    // Without a stored position the page does not scroll.
  }
}

/** Requests the page that follows the shown articles. */
async function fetchNextPage(
  shown: readonly ArticleCard[],
  { sort, language, category }: Pick<ArticleList, 'sort' | 'language'> & { category: string },
): Promise<ArticleCard[]> {
  const ask = (position: Record<string, string>) => {
    const search = new URLSearchParams({ limit: String(PAGE_SIZE), sort, published: 'true', ...position });
    if (category !== 'all') search.set('categoryId', category);
    if (language !== undefined) search.set('language', language);
    return callApi<ArticleCard[]>(`/api/articles?${search.toString()}`, { isPublic: true });
  };
  const last = shown.at(-1);
  return ask(last === undefined ? {} : { after: last.id }).catch((error: unknown) => {
    // The last shown story was deleted, so the API refused it as a cursor. Request the page by
    // offset instead.
    if (error instanceof ApiError && error.status === 400) return ask({ offset: String(shown.length) });
    throw error;
  });
}

/**
 * A list with "Load more". The first page comes from the page's data. Further pages come from the
 * API, after the last shown story and without duplicates. `category` is the slug of the list's
 * category, 'all' for none.
 */
export function useArticleList(first: ArticleList, category: string) {
  const { key, pathname, search } = useLocation();
  // Identifies the history entry. The whole list is stored for its entry, so that Back finds it
  // again. The router's key alone is not enough: for an entry that no script created (a typed
  // fragment) it is the same in every document.
  const entry = key + pathname + search;
  const isByDate = first.sort === 'recent';
  // Hydration must render the server's list. The stories loaded before a reload are added right
  // after hydration.
  const [isFirst] = useState(isFirstPage);
  const [state, setState] = useState<{ entry: string; first: ArticleList; grown: ShownList | null }>(() => ({
    entry,
    first,
    grown: isFirst ? null : keptList(storage, entry),
  }));
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  // Another history entry of the same page (after a tab, a sort link or Back) has a list of its
  // own. An entry with the same data (a fragment of this page) keeps the list.
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
    // After a reload, also show the new stories that the server rendered.
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
    current.grown === null ? first.articles : refreshStories(current.grown.articles, first.articles, { isByDate });
  const hasMore = current.grown?.hasMore ?? (first.hasMore && first.articles.length >= PAGE_SIZE);

  const loadMore = async () => {
    if (status === 'loading') return;
    const button = document.activeElement;
    setStatus('loading');
    // Show the loading state for at least a frame. A fast server may answer before it is painted,
    // and rendering a dozen cards would then delay the response to the tap.
    const isShown = afterFrame();
    try {
      const page = await fetchNextPage(articles, { ...first, category });
      await isShown;
      const grown = { articles: mergeArticles(articles, page), hasMore: page.length === PAGE_SIZE };
      keepList(storage, entry, grown);
      setState({ entry, first, grown });
      setStatus('idle');
      // The new stories are before the button, so the focus moves to the first of them. The page
      // may also show it in another list, so select only cards far down the page.
      const next = grown.articles[articles.length];
      if (next !== undefined)
        void afterFrame().then(() =>
          passFocus(button, document.querySelector(`article[data-later] h3 a[href="${paths.article(next.slug)}"]`)),
        );
    } catch {
      setStatus('failed');
    }
  };
  return { articles, hasMore, status, loadMore };
}
