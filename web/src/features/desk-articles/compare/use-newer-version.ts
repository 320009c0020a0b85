import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import { useLiveDocState } from '../../../lib/desk/use-live-state.ts';
import { loadDeskArticle } from '../article-api.ts';

/**
 * Listens to the article while it is edited. `newer`: a version that somebody else saved; `isGone`:
 * it was deleted. Changes during an own save (`isSaving`) are ignored.
 */
export function useNewerVersion(
  article: DeskArticle | null,
  isSaving: boolean,
): { newer: DeskArticle | null; isGone: boolean } {
  const { status, doc } = useLiveDocState<{ revision?: number }>(article === null ? null : `articles/${article.id}`);
  const mine = article?.revision ?? 0;
  const heard = doc?.revision ?? 0;
  const { data: newer } = useQuery({
    queryKey: ['article-editor', 'newer', article?.id, heard],
    queryFn: article === null ? skipToken : ({ signal }) => loadDeskArticle(article.id, signal),
    enabled: heard > mine && !isSaving,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return {
    newer: newer !== undefined && newer.revision > mine ? newer : null,
    isGone: article !== null && status === 'ready' && doc === null && !isSaving,
  };
}
