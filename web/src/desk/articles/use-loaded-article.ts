import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { newArticleKey } from '@first-show/domain/articles/article-desk.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { callApi } from '../../shared/lib/call-api.ts';
import { useStaff } from '../lib/session.ts';
import { listServerCopies, loadDeskArticle, loadServerCopy } from './article-api.ts';
import { formOf } from './article-form.ts';
import { lockCopy, unlockCopy } from './unsaved/copy-lock.ts';
import { localCopy, newArticleCopies, recoveryOf } from './unsaved/working-copies.ts';

/**
 * The key of the newest unsaved new article that no other tab is editing, or else a new key. Locks
 * the key for this tab.
 */
async function claimNewArticle(uid: string, signal: AbortSignal): Promise<string> {
  // The editor also works without the server's copies.
  const copies = [...newArticleCopies(uid), ...(await listServerCopies(signal).catch(() => []))];
  signal.throwIfAborted();
  const keys = copies.sort((a, b) => b.savedAt.localeCompare(a.savedAt)).map(({ key }) => key);
  for (const key of [...keys, newArticleKey(crypto.randomUUID())]) if (await lockCopy(uid, key)) return key;
  throw new Error('A new key is never locked');
}

/** Loads the article (none if `id` is `null`), the categories and unsaved work for the editor. */
export function useLoadedArticle(id: string | null) {
  const { uid } = useStaff();
  const query = useQuery({
    queryKey: ['article-editor', uid, id],
    queryFn: async ({ signal }) => {
      const key = id ?? (await claimNewArticle(uid, signal));
      const [article, categories, server] = await Promise.all([
        id === null ? null : loadDeskArticle(id, signal),
        callApi<Category[]>('/api/categories', { isPublic: true, signal }),
        // The editor also works without the server's copy.
        loadServerCopy(key, signal).catch(() => null),
      ]).catch((error: unknown) => {
        unlockCopy(uid, key);
        throw error;
      });
      const recovery = recoveryOf({
        article: formOf(article),
        revision: article?.revision ?? null,
        device: localCopy(uid, key),
        server,
      });
      return { key, article, categories, recovery };
    },
    // Load once each time the editor opens. `useNewerVersion` listens for later versions.
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const key = query.data?.key;
  useEffect(() => (key === undefined ? undefined : () => unlockCopy(uid, key)), [uid, key]);
  return query;
}

export type LoadedArticle = NonNullable<ReturnType<typeof useLoadedArticle>['data']>;
