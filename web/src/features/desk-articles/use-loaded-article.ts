import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import { NEW_ARTICLE_KEY } from '@first-show/domain/articles/article-desk.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, callApi } from '../../lib/call-api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useStaff } from '../../lib/desk/session.ts';
import { loadDeskArticle, loadServerCopy } from './article-api.ts';
import { formOf } from './article-form.ts';
import { localCopy } from './local-copies.ts';
import { type Recovery, recoveryOf } from './working-copies.ts';

export type LoadedArticle = {
  /** `null`: a new article. */
  article: DeskArticle | null;
  categories: readonly Category[];
  recovery: Recovery | null;
};

type State =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; loaded: LoadedArticle };

/**
 * Loads what the editor opens with: the article, the categories and unsaved work. `id` `null`: a
 * new article.
 */
export function useLoadedArticle(id: string | null): State & { retry: () => void } {
  const { uid } = useStaff();
  const [state, setState] = useState<State>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const aborter = new AbortController();
    setState({ status: 'loading' });
    const key = id ?? NEW_ARTICLE_KEY;
    Promise.all([
      id === null ? null : loadDeskArticle(id, aborter.signal),
      callApi<Category[]>('/api/categories', { isPublic: true, signal: aborter.signal }),
      // The server copy is optional: the device has its own, and editing must not depend on it.
      loadServerCopy(key, aborter.signal).catch(() => null),
    ]).then(
      ([article, categories, server]) => {
        const recovery = recoveryOf({
          article: formOf(article),
          revision: article?.revision ?? null,
          device: localCopy(uid, key),
          server,
        });
        setState({ status: 'ready', loaded: { article, categories, recovery } });
      },
      (error: unknown) => {
        if (aborter.signal.aborted) return;
        if (error instanceof ApiError && error.status === 404) setState({ status: 'missing' });
        else setState({ status: 'failed', message: failureText(error, 'The article could not be loaded.') });
      },
    );
    return () => aborter.abort();
  }, [id, uid, attempt]);
  return { ...state, retry: useCallback(() => setAttempt((before) => before + 1), []) };
}
