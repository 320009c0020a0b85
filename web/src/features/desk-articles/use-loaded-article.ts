import { useQuery } from '@tanstack/react-query';
import { NEW_ARTICLE_KEY } from '@first-show/domain/articles/article-desk.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { callApi } from '../../lib/call-api.ts';
import { useStaff } from '../../lib/desk/session.ts';
import { loadDeskArticle, loadServerCopy } from './article-api.ts';
import { formOf } from './article-form.ts';
import { localCopy, recoveryOf } from './unsaved/working-copies.ts';

/** Loads the article (none if `id` is `null`), the categories and unsaved work for the editor. */
export function useLoadedArticle(id: string | null) {
  const { uid } = useStaff();
  const key = id ?? NEW_ARTICLE_KEY;
  return useQuery({
    queryKey: ['article-editor', uid, key],
    queryFn: async ({ signal }) => {
      const [article, categories, server] = await Promise.all([
        id === null ? null : loadDeskArticle(id, signal),
        callApi<Category[]>('/api/categories', { isPublic: true, signal }),
        // The editor also works without the server's copy.
        loadServerCopy(key, signal).catch(() => null),
      ]);
      const recovery = recoveryOf({
        article: formOf(article),
        revision: article?.revision ?? null,
        device: localCopy(uid, key),
        server,
      });
      return { article, categories, recovery };
    },
    // Load once each time the editor opens. `useNewerVersion` listens for later versions.
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

export type LoadedArticle = NonNullable<ReturnType<typeof useLoadedArticle>['data']>;
