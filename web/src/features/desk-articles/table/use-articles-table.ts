import { hashKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type DeskCard, statusOf } from '@first-show/domain/articles/article-desk.schema';
import type { Article } from '@first-show/domain/articles/article.schema';
import type { BulkArticleAction, BulkArticlesResult } from '@first-show/domain/articles/bulk-articles.schema';
import { UNDO_MS } from '@first-show/domain/core/limits';
import { useMemo, useRef, useState } from 'react';
import { articlesKey, deskArticlesQuery } from '../../../lib/desk/queries.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { changeArticles, undoChanges } from '../article-api.ts';
import { doneText, doneWord, failedText, type Failures, failuresOf, undoneText } from './bulk-texts.ts';
import { rowsOf, withChanges, withoutRows, withRowsBack } from './table-rows.ts';
import { tableCall, type TableQuery } from './table-query.ts';

/** Enhances an article and shows the result. Resolves with the article, or `null` on failure. */
export type Enhance = (id: string) => Promise<Article | null>;
export type ChangeRows = (action: BulkArticleAction, rows: readonly DeskCard[], categoryId?: string) => Promise<void>;

const error = (description: string) => showToast({ title: 'Error', description, tone: 'error' });
const changed = ({ results }: BulkArticlesResult) =>
  results.filter(({ outcome }) => outcome === 'done' || outcome === 'unchanged');

/**
 * The rows of a query, page by page, and their actions. `change` ignores a row that already has a
 * running change. `running`: the running action by article id.
 */
export function useArticlesTable(query: TableQuery, onEnhance: Enhance) {
  const client = useQueryClient();
  const options = deskArticlesQuery(tableCall(query).toString());
  const list = useInfiniteQuery(options);
  const rows = useMemo(() => (list.data === undefined ? [] : rowsOf(list.data)), [list.data]);
  const [running, setRunning] = useState<ReadonlyMap<string, BulkArticleAction>>(new Map());
  const [failures, setFailures] = useState<Failures | null>(null);
  const busy = useRef(new Set<string>());

  async function hold<Answer>(ids: readonly string[], action: BulkArticleAction, work: () => Promise<Answer>) {
    const mark = (isRunning: boolean) => {
      ids.forEach((id) => (isRunning ? busy.current.add(id) : busy.current.delete(id)));
      setRunning((before) => {
        const after = new Map(before);
        ids.forEach((id) => (isRunning ? after.set(id, action) : after.delete(id)));
        return after;
      });
    };
    mark(true);
    try {
      return await work();
    } finally {
      mark(false);
    }
  }

  /**
   * Cancel running requests. Their answers hold rows from before the change and would overwrite it.
   */
  async function stopLoading() {
    await client.cancelQueries({ queryKey: options.queryKey });
    return client.getQueryData(options.queryKey);
  }
  function showOutcome(answer: BulkArticlesResult, what: string) {
    const pages = client.getQueryData(options.queryKey);
    const articles = answer.results.flatMap(({ article }) => article ?? []);
    if (pages !== undefined) client.setQueryData(options.queryKey, withChanges(pages, articles));
    // Invalidates the other queries too: the editor may have chosen another filter during the call.
    const own = hashKey(options.queryKey);
    void client.invalidateQueries({ queryKey: articlesKey, predicate: ({ queryHash }) => queryHash !== own });
    const failed = failuresOf(answer, what);
    // A single article's failure is shown as a toast, as its success would be.
    if (failed !== null && answer.results.length === 1) error(failed.items[0]?.text ?? failed.title);
    else setFailures(failed);
  }

  const change: ChangeRows = async (action, wanted, categoryId) => {
    const free = wanted.filter(({ id }) => !busy.current.has(id));
    if (free.length === 0) return;
    const ids = free.map(({ id }) => id);
    setFailures(null);
    await hold(ids, action, async () => {
      const [first] = free;
      if (action === 'enhance' && free.length === 1 && first !== undefined) {
        const article = await onEnhance(first.id);
        const pages = await stopLoading();
        if (article === null || pages === undefined) return;
        const { revision = first.revision } = article;
        client.setQueryData(
          options.queryKey,
          withChanges(pages, [{ ...article, revision, status: statusOf(article) }]),
        );
        return;
      }
      try {
        const answer = await changeArticles(action, free, categoryId);
        const before = await stopLoading();
        const done = changed(answer).map(({ id }) => id);
        if (action === 'delete' && before !== undefined)
          client.setQueryData(options.queryKey, withoutRows(before, new Set(done)));
        showOutcome(answer, doneWord(action));
        if (done.length === 0) return;
        const undo = async () => {
          try {
            const undone = await hold(done, action, () => undoChanges(answer.undo));
            const pages = await stopLoading();
            const back = new Set(changed(undone).map(({ id }) => id));
            if (action === 'delete' && pages !== undefined && before !== undefined)
              client.setQueryData(options.queryKey, withRowsBack(pages, before, back));
            showOutcome(undone, action === 'delete' ? 'restored' : 'undone');
            if (back.size > 0) showToast({ title: 'Success', description: undoneText(action, back.size) });
          } catch (failed) {
            error(failureText(failed, 'Failed to undo. Please try again.'));
          }
        };
        showToast({
          ...(action === 'delete' && done.length === 1
            ? { title: 'Article deleted', description: first?.title }
            : { title: 'Success', description: doneText(action, done.length) }),
          ...(answer.undo.length > 0 && {
            durationMs: UNDO_MS,
            action: { label: 'Undo', onAction: () => void undo() },
          }),
        });
      } catch (failed) {
        error(failureText(failed, failedText(action, free.length)));
      }
    });
  };

  return { list, rows, running, failures, dismissFailures: () => setFailures(null), change };
}
