import type { Article } from '@first-show/domain/articles/article.schema';
import type {
  ArticleRevisions,
  ArticleSnapshot,
  DeskArticle,
  TagSuggestions,
  UnfinishedArticle,
  WorkingCopy,
} from '@first-show/domain/articles/article-desk.schema';
import type {
  BulkArticleAction,
  BulkArticlesResult,
  BulkUndoItem,
} from '@first-show/domain/articles/bulk-articles.schema';
import { chunksOf } from '@first-show/domain/core/chunks';
import { BULK_ARTICLES_MAX } from '@first-show/domain/core/limits';
import type { StoryBlockData } from '@first-show/domain/pages/page-data';
import { callStaffApi } from '../lib/staff-api.ts';
import { failureText } from '../../shared/lib/failure-text.ts';
import type { ArticleForm } from './article-form.ts';

/** API calls of the articles desk. Each throws `ApiError`, or `TypeError` if no answer arrives. */

const articlePath = (id: string): string => `/api/admin/articles/${encodeURIComponent(id)}`;
const copyPath = (id: string): string => `/api/admin/working-copies/${encodeURIComponent(id)}`;

export const loadDeskArticle = (id: string, signal?: AbortSignal): Promise<DeskArticle> =>
  callStaffApi(articlePath(id), { signal });

/** Without a picture, the body has no `imageUrl`, because JSON omits `undefined`. */
export const createArticle = (id: string, form: ArticleForm): Promise<Article> =>
  callStaffApi('/api/articles', { method: 'POST', body: { id, ...form, imageUrl: form.imageUrl || undefined } });

export const changeArticle = (id: string, changes: Partial<ArticleForm>, revision: number): Promise<Article> =>
  callStaffApi(`/api/articles/${encodeURIComponent(id)}`, { method: 'PATCH', body: { ...changes, revision } });

/** Changes articles; each has its own outcome in `results`. `categoryId` is for 'move' only. */
export const changeArticles = (
  action: BulkArticleAction,
  rows: readonly { id: string; revision: number }[],
  categoryId?: string,
): Promise<BulkArticlesResult> =>
  inCalls(rows, (some) =>
    callStaffApi('/api/admin/articles/bulk', {
      method: 'POST',
      body: { action, items: some.map(({ id, revision }) => ({ id, revision })), categoryId },
    }),
  );
/** Reverts the changes of `changeArticles`. `items`: the list `undo` of its result. */
export const undoChanges = (action: BulkArticleAction, items: readonly BulkUndoItem[]): Promise<BulkArticlesResult> =>
  inCalls(items, (some) =>
    callStaffApi('/api/admin/articles/bulk/undo', { method: 'POST', body: { items: some, action } }),
  );

/**
 * Sends the items in several calls, one after the other, because the API takes at most 50 per call.
 * Throws if the first call fails. If a later call fails, its items and all further items count as
 * refused, so that the outcomes and the undo list of the earlier calls are not lost.
 */
async function inCalls<Item extends { id: string }>(
  items: readonly Item[],
  call: (some: Item[]) => Promise<BulkArticlesResult>,
): Promise<BulkArticlesResult> {
  const all: BulkArticlesResult = { results: [], undo: [] };
  try {
    for (const some of chunksOf(items, BULK_ARTICLES_MAX)) {
      const { results, undo } = await call(some);
      all.results.push(...results);
      all.undo.push(...undo);
    }
  } catch (error) {
    if (all.results.length === 0) throw error;
    const message = failureText(error, 'The call failed. Please try again.');
    const rest = items.slice(all.results.length);
    all.results.push(...rest.map(({ id }) => ({ id, title: null, outcome: 'refused' as const, message })));
  }
  return all;
}

export const listRevisions = (id: string, after: number | null, signal?: AbortSignal): Promise<ArticleRevisions> =>
  callStaffApi(`${articlePath(id)}/revisions${after === null ? '' : `?after=${after}`}`, { signal });

export const loadRevision = (id: string, revision: number, signal?: AbortSignal): Promise<ArticleSnapshot> =>
  callStaffApi(`${articlePath(id)}/revisions/${revision}`, { signal });

export const restoreRevision = (id: string, revision: number, basedOn: number): Promise<Article> =>
  callStaffApi(`${articlePath(id)}/restore`, { method: 'POST', body: { revision, basedOn } });

export const suggestTags = (text: string, signal?: AbortSignal): Promise<TagSuggestions> =>
  callStaffApi(`/api/admin/tag-suggestions?q=${encodeURIComponent(text)}`, { signal });

export const previewHtml = (content: string, signal?: AbortSignal): Promise<{ content: string; readMinutes: number }> =>
  callStaffApi('/api/admin/articles/preview-html', { method: 'POST', body: { content }, signal });

/** The current data of the live blocks (polls, charts and so on) in `content`. */
export const loadStoryBlocks = (content: string, signal?: AbortSignal): Promise<StoryBlockData | null> =>
  callStaffApi('/api/admin/story-blocks', { method: 'POST', body: { content }, signal });

export const listUnfinished = (signal?: AbortSignal): Promise<UnfinishedArticle[]> =>
  callStaffApi('/api/admin/working-copies', { signal });

/** Loads the signed-in editor's working copy; `null` if there is none. */
export const loadServerCopy = async (id: string, signal?: AbortSignal): Promise<WorkingCopy | null> =>
  (await callStaffApi<WorkingCopy | undefined>(copyPath(id), { signal })) ?? null;

/** Deletes the working copy, unless another window has saved a newer one. */
export const dropServerCopy = (id: string, savedAt: string): Promise<void> =>
  callStaffApi(`${copyPath(id)}?savedAt=${encodeURIComponent(savedAt)}`, { method: 'DELETE' });
