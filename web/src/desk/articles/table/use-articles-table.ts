import { hashKey, useInfiniteQuery, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { type DeskCard, statusOf } from '@first-show/domain/articles/article-desk.schema';
import type { Article } from '@first-show/domain/articles/article.schema';
import type {
  BulkArticleAction,
  BulkArticlesResult,
  BulkUndoItem,
} from '@first-show/domain/articles/bulk-articles.schema';
import { useState } from 'react';
import { articlesKey, deskArticlesQuery } from '../../lib/queries.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showUndo } from '../../ui/show-undo.ts';
import { showToast } from '../../../shared/ui/toast/toast.ts';
import { changeArticles, undoChanges } from '../article-api.ts';
import { doneToast, failedText, type Failures, failuresOf, undoneText, verbs } from './bulk-texts.ts';
import { type Pages, rowsOf, withChanges, withoutRows, withRowsBack } from './table-rows.ts';
import { tableCall, type TableQuery } from './table-query.ts';

/** Enhances an article and shows the result. Resolves with the article, or `null` on failure. */
export type Enhance = (id: string) => Promise<Article | null>;

type QueryKey = ReturnType<typeof deskArticlesQuery>['queryKey'];
/** A running call on some rows. `queryKey`: the table's query when the call started. */
type Running = { action: BulkArticleAction; rows: readonly DeskCard[]; queryKey: QueryKey };
type Change = Running & { categoryId?: string };
type Undo = Running & { items: readonly BulkUndoItem[]; before: Pages | undefined };

const changeKey = ['change-articles'];
const whileRunning = { mutationKey: changeKey, status: 'pending' } as const;

/** The rows that a call has changed, or found in the wanted state. */
function doneRows({ rows }: Running, { results }: BulkArticlesResult): DeskCard[] {
  const done = results.filter(({ outcome }) => outcome === 'done' || outcome === 'unchanged');
  return rows.filter((row) => done.some(({ id }) => id === row.id));
}

/**
 * Changes articles. `showFailures` receives the failures of a call on several articles; `null` if
 * there are none.
 */
function useChange(showFailures: (failures: Failures | null) => void) {
  const client = useQueryClient();
  /** Updates the table after a call. Resolves with the cached pages from before the update. */
  const showOutcome = async (
    { queryKey, rows }: Running,
    answer: BulkArticlesResult,
    what: string,
    change: (pages: Pages) => Pages,
  ): Promise<Pages | undefined> => {
    // Cancel running requests for the table: their answers would overwrite the change.
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData(queryKey);
    const articles = answer.results.flatMap(({ article }) => article ?? []);
    client.setQueryData(queryKey, (pages) => pages && withChanges(change(pages), articles));
    // Mark all other lists of articles as stale, because they lack the change. During the call, the
    // editor may have chosen another filter.
    const own = hashKey(queryKey);
    void client.invalidateQueries({ queryKey: articlesKey, predicate: ({ queryHash }) => queryHash !== own });
    const failed = failuresOf(answer, what, rows);
    // The failure of a single article is a toast, like its success.
    if (failed !== null && answer.results.length === 1)
      showToast({ title: 'Error', description: failed.items[0]?.text ?? failed.title, tone: 'error' });
    else showFailures(failed);
    return before;
  };

  const undo = useMutation({
    mutationKey: changeKey,
    mutationFn: ({ action, items }: Undo) => undoChanges(action, items),
    onSuccess: async (answer, call) => {
      const { action, before } = call;
      const back = doneRows(call, answer);
      await showOutcome(call, answer, action === 'delete' ? 'restored' : 'undone', (pages) =>
        action === 'delete' && before !== undefined ? withRowsBack(pages, before, back) : pages,
      );
      if (back.length > 0) showToast({ title: 'Success', description: undoneText(action, back.length) });
    },
    onError: (error) => showFailure('Error', error, 'Failed to undo. Please try again.'),
  });

  return useMutation({
    mutationKey: changeKey,
    mutationFn: ({ action, rows, categoryId }: Change) => changeArticles(action, rows, categoryId),
    onSuccess: async (answer, call) => {
      const { action, queryKey } = call;
      const rows = doneRows(call, answer);
      const before = await showOutcome(call, answer, verbs[action].done, (pages) =>
        action === 'delete' ? withoutRows(pages, rows) : pages,
      );
      if (rows.length === 0) return;
      const { title, description } = doneToast(action, rows);
      if (answer.undo.length === 0) showToast({ title, description });
      else showUndo(title, description, () => undo.mutate({ action, rows, queryKey, items: answer.undo, before }));
    },
    onError: (error, { action, rows }) => showFailure('Error', error, failedText(action, rows.length)),
  });
}

/**
 * The rows of a query, page by page, and their actions. `change` skips rows that another call is
 * changing. `running`: the running action by article id.
 */
export function useArticlesTable(query: TableQuery, onEnhance: Enhance) {
  const client = useQueryClient();
  const options = deskArticlesQuery(tableCall(query).toString());
  const list = useInfiniteQuery({ ...options, select: rowsOf });
  const { data: rows = [] } = list;
  const [failures, setFailures] = useState<Failures | null>(null);
  const calls = useMutationState({ filters: whileRunning, select: ({ state }) => state.variables as Running });
  const running = new Map(calls.flatMap((call) => call.rows.map(({ id }) => [id, call.action])));
  const changeMany = useChange(setFailures);
  const enhance = useMutation({
    mutationKey: changeKey,
    mutationFn: ({ rows: [row] }: Change) => onEnhance(row!.id),
    onSuccess: async (article, { rows, queryKey }) => {
      await client.cancelQueries({ queryKey });
      if (article === null) return;
      const { revision = rows[0]?.revision } = article;
      const changed = { ...article, revision, status: statusOf(article) };
      client.setQueryData(queryKey, (pages) => pages && withChanges(pages, [changed]));
    },
  });

  const change = (action: BulkArticleAction, wanted: readonly DeskCard[], categoryId?: string): void => {
    // `running` is one render late. Read the mutation cache, so that a double click makes one call.
    const mutations = client.getMutationCache().findAll(whileRunning);
    const busy = mutations.flatMap(({ state }) => (state.variables as Running).rows);
    const free = wanted.filter(({ id }) => !busy.some((row) => row.id === id));
    if (free.length === 0) return;
    setFailures(null);
    const { mutate } = action === 'enhance' && free.length === 1 ? enhance : changeMany;
    mutate({ action, rows: free, queryKey: options.queryKey, categoryId });
  };

  return { list, rows, running, failures, dismissFailures: () => setFailures(null), change };
}
