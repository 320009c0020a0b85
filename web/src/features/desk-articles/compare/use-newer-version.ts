import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import { useEffect, useState } from 'react';
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
  const [newer, setNewer] = useState<DeskArticle | null>(null);
  const id = article?.id ?? null;
  const mine = article?.revision ?? 0;
  const heard = doc?.revision ?? 0;
  useEffect(() => {
    if (id === null || isSaving || heard <= mine) return undefined;
    const aborter = new AbortController();
    loadDeskArticle(id, aborter.signal).then(setNewer, () => undefined);
    return () => aborter.abort();
  }, [id, heard, mine, isSaving]);
  return {
    newer: newer !== null && newer.revision > mine ? newer : null,
    isGone: article !== null && status === 'ready' && doc === null && !isSaving,
  };
}
