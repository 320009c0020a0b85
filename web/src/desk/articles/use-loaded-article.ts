import { useQuery } from '@tanstack/react-query';
import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { callApi } from '../../shared/lib/call-api.ts';
import { useStaff } from '../lib/session.ts';
import { unsentCopy } from '../lib/unsent-work.ts';
import { dropServerCopy, loadDeskArticle, loadRevision, loadServerCopy } from './article-api.ts';
import { differingFields, emptyForm, formOf } from './article-form.ts';

/**
 * The article as it was when the unsaved work began. If a colleague has saved since, the editor
 * then sees a newer version and offers to compare, as if it had been open all the time.
 */
async function articleAt(article: DeskArticle | null, revision: number | null): Promise<DeskArticle | null> {
  if (article === null || revision === null) return null;
  if (revision === article.revision) return article;
  return loadRevision(article.id, revision).then(
    (line) => ({ ...article, ...line.article, revision }),
    // The history has only the newest revisions. The comparison then shows every difference.
    () => ({ ...article, revision }),
  );
}

async function loadForEditor({ uid, id, isNew }: { uid: string; id: string; isNew: boolean }, signal: AbortSignal) {
  const [current, copy, categories] = await Promise.all([
    isNew ? null : loadDeskArticle(id, signal),
    loadServerCopy(id, signal),
    callApi<Category[]>('/api/categories', { isPublic: true, signal }),
  ]);
  const device = unsentCopy(uid, id);
  const work = device ?? copy;
  const values = work && { ...emptyForm, ...work.values };
  const article = work === null ? current : await articleAt(current, work.basedOnRevision);
  const hasWork = values !== null && differingFields(values, formOf(article)).length > 0;
  // A call to delete the copy has failed, after its form was saved.
  if (copy !== null && !hasWork) void dropServerCopy(id, copy.savedAt).catch(() => undefined);
  if (!hasWork)
    return {
      id,
      article: current,
      restored: null,
      synced: { savedAt: null, values: formOf(current) },
      unsent: null,
      categories,
    };
  const synced =
    device === null
      ? { savedAt: copy?.savedAt ?? null, values }
      : { savedAt: device.replaces, values: { ...emptyForm, ...device.base } };
  const unsent = device && { values, basedOnRevision: device.basedOnRevision };
  return { id, article, restored: values, synced, unsent, categories };
}

/**
 * Loads what the editor of an article needs: the saved article (`null`: never saved), the unsaved
 * work that the form shows instead (`restored`), and the categories.
 */
export function useLoadedArticle(id: string, isNew: boolean) {
  const { uid } = useStaff();
  return useQuery({
    queryKey: ['article-editor', uid, id],
    queryFn: ({ signal }) => loadForEditor({ uid, id, isNew }, signal),
    // Load once each time the editor opens. `useNewerVersion` listens for later versions.
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

export type LoadedArticle = NonNullable<ReturnType<typeof useLoadedArticle>['data']>;
