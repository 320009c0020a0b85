import { hashKey, useInfiniteQuery, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { type DeskCard, statusOf } from '@first-show/domain/articles/article-desk.schema';
import type { Article } from '@first-show/domain/articles/article.schema';
import type {
  BulkArticleAction,
  BulkArticlesResult,
  BulkUndoItem,
} from '@first-show/domain/articles/bulk-articles.schema';
import { useState } from 'react';
import { articlesKey, deskArticlesQuery } from '../../../lib/desk/queries.ts';
import { showFailure } from '../../../ui/desk/show-failure.ts';
import { showUndo } from '../../../ui/desk/show-undo.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { changeArticles, undoChanges } from '../article-api.ts';
import { doneText, failedText, type Failures, failuresOf, undoneText, verbs } from './bulk-texts.ts';
import { type Pages, rowsOf, withChanges, withoutRows, withRowsBack } from './table-rows.ts';
import { tableCall, type TableQuery } from './table-query.ts';

/** Enhances an article and shows the result. Resolves with the article, or `null` on failure. */
export type Enhance = (id: string) => Promise<Article | null>;

type QueryKey = ReturnType<typeof deskArticlesQuery>['queryKey'];
/** A running call: its articles, and the query that the table showed when it started. */
type Running = { action: BulkArticleAction; ids: readonly string[]; queryKey: QueryKey };
type Change = Running & { rows: readonly DeskCard[]; categoryId?: string };
type Undo = Running & { items: readonly BulkUndoItem[]; before: Pages | undefined };

const changeKey = ['change-articles'];
const whileRunning = { mutationKey: changeKey, status: 'pending' } as const;
const doneIds = ({ results }: BulkArticlesResult): string[] =>
  results.filter(({ outcome }) => outcome === 'done' || outcome === 'unchanged').map(({ id }) => id);

/** The pages in the query cache, changed after an answer of the API. */
function useTablePages() {
  const client = useQueryClient();
  return {
    /**
     * Cancels running requests: their answers hold rows from before the change and would overwrite
     * it. Resolves with the cached pages.
     */
    stopLoading: async (queryKey: QueryKey): Promise<Pages | undefined> => {
      await client.cancelQueries({ queryKey });
      return client.getQueryData(queryKey);
    },
    update: (queryKey: QueryKey, change: (pages: Pages) => Pages): void =>
      void client.setQueryData(queryKey, (pages) => pages && change(pages)),
    /** Other queries are stale too: the editor may have chosen another filter during the call. */
    invalidateOthers: (queryKey: QueryKey): void => {
      const own = hashKey(queryKey);
      void client.invalidateQueries({ queryKey: articlesKey, predicate: ({ queryHash }) => queryHash !== own });
    },
  };
}

/** Changes articles, with an undo in the toast. `showFailures` receives the failures of several. */
function useChange(showFailures: (failures: Failures | null) => void) {
  const { stopLoading, update, invalidateOthers } = useTablePages();
  const showOutcome = (answer: BulkArticlesResult, queryKey: QueryKey, what: string) => {
    update(queryKey, (pages) =>
      withChanges(
        pages,
        answer.results.flatMap(({ article }) => article ?? []),
      ),
    );
    invalidateOthers(queryKey);
    const failed = failuresOf(answer, what);
    // A single article's failure is shown as a toast, as its success would be.
    if (failed !== null && answer.results.length === 1)
      showToast({ title: 'Error', description: failed.items[0]?.text ?? failed.title, tone: 'error' });
    else showFailures(failed);
  };

  const undo = useMutation({
    mutationKey: changeKey,
    mutationFn: ({ items }: Undo) => undoChanges(items),
    onSuccess: async (answer, { action, before, queryKey }) => {
      await stopLoading(queryKey);
      const back = new Set(doneIds(answer));
      if (action === 'delete' && before !== undefined) update(queryKey, (pages) => withRowsBack(pages, before, back));
      showOutcome(answer, queryKey, action === 'delete' ? 'restored' : 'undone');
      if (back.size > 0) showToast({ title: 'Success', description: undoneText(action, back.size) });
    },
    onError: (error) => showFailure('Error', error, 'Failed to undo. Please try again.'),
  });

  return useMutation({
    mutationKey: changeKey,
    mutationFn: ({ action, rows, categoryId }: Change) => changeArticles(action, rows, categoryId),
    onSuccess: async (answer, { action, rows, queryKey }) => {
      const before = await stopLoading(queryKey);
      const ids = doneIds(answer);
      if (action === 'delete') update(queryKey, (pages) => withoutRows(pages, new Set(ids)));
      showOutcome(answer, queryKey, verbs[action].done);
      if (ids.length === 0) return;
      const isOneDeleted = action === 'delete' && ids.length === 1;
      const title = isOneDeleted ? 'Article deleted' : 'Success';
      const description = isOneDeleted ? (rows[0]?.title ?? '') : doneText(action, ids.length);
      if (answer.undo.length === 0) showToast({ title, description });
      else showUndo(title, description, () => undo.mutate({ action, ids, queryKey, items: answer.undo, before }));
    },
    onError: (error, { action, rows }) => showFailure('Error', error, failedText(action, rows.length)),
  });
}

/**
 * The rows of a query, page by page, and their actions. `change` ignores a row that already has a
 * running change. `running`: the running action by article id.
 */
export function useArticlesTable(query: TableQuery, onEnhance: Enhance) {
  const client = useQueryClient();
  const options = deskArticlesQuery(tableCall(query).toString());
  const list = useInfiniteQuery({ ...options, select: rowsOf });
  const { data: rows = [] } = list;
  const [failures, setFailures] = useState<Failures | null>(null);
  const calls = useMutationState({ filters: whileRunning, select: ({ state }) => state.variables as Running });
  const running = new Map(calls.flatMap(({ action, ids }) => ids.map((id) => [id, action])));
  const changeMany = useChange(setFailures);
  const { stopLoading, update } = useTablePages();
  const enhance = useMutation({
    mutationKey: changeKey,
    mutationFn: ({ ids: [id] }: Change) => onEnhance(id!),
    onSuccess: async (article, { rows, queryKey }) => {
      await stopLoading(queryKey);
      if (article === null) return;
      const { revision = rows[0]?.revision } = article;
      update(queryKey, (pages) => withChanges(pages, [{ ...article, revision, status: statusOf(article) }]));
    },
  });

  const change = (action: BulkArticleAction, wanted: readonly DeskCard[], categoryId?: string): void => {
    // From the cache and not from `running`, which is one render late for a double click.
    const mutations = client.getMutationCache().findAll(whileRunning);
    const busy = new Set(mutations.flatMap(({ state }) => (state.variables as Running).ids));
    const free = wanted.filter(({ id }) => !busy.has(id));
    if (free.length === 0) return;
    setFailures(null);
    const { mutate } = action === 'enhance' && free.length === 1 ? enhance : changeMany;
    mutate({ action, ids: free.map(({ id }) => id), queryKey: options.queryKey, rows: free, categoryId });
  };

  return { list, rows, running, failures, dismissFailures: () => setFailures(null), change };
}
