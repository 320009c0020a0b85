import type { DeskArticles, DeskCard } from '@first-show/domain/articles/article-desk.schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { listDeskArticles } from './article-api.ts';
import { tableCall, type TableQuery } from './table-query.ts';

type Rows = { rows: readonly DeskCard[]; nextAfter: string | null };

/** Appended, without what moved from one page to the next meanwhile. */
const joined = (before: readonly DeskCard[], page: readonly DeskCard[]): DeskCard[] => {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...page.filter(({ id }) => !known.has(id))];
};

/**
 * The rows of a query, page after page. `change` puts a row's new state in, `remove` takes it out
 * and answers how to put it back. `failure`: there is nothing to show; `moreFailure`: the next page
 * did not come, the rows stay.
 */
export function useArticlesTable(query: TableQuery): Rows & {
  isLoading: boolean;
  failure: string | null;
  moreFailure: string | null;
  loadMore: () => void;
  reload: () => void;
  change: (row: DeskCard) => void;
  remove: (id: string) => () => void;
} {
  const [{ rows, nextAfter }, setPages] = useState<Rows>({ rows: [], nextAfter: null });
  const [isLoading, setLoading] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);
  const [moreFailure, setMoreFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const call = tableCall(query, null).toString();

  const load = useCallback(
    (after: string | null) => {
      running.current?.abort();
      const aborter = new AbortController();
      running.current = aborter;
      setLoading(true);
      setFailure(null);
      setMoreFailure(null);
      const params = new URLSearchParams(call);
      if (after !== null) params.set('after', after);
      listDeskArticles(params, aborter.signal).then(
        (page: DeskArticles) => {
          setPages((before) => ({
            rows: after === null ? page.articles : joined(before.rows, page.articles),
            nextAfter: page.nextAfter,
          }));
          setLoading(false);
        },
        (error: unknown) => {
          if (aborter.signal.aborted) return;
          if (after === null) setFailure(failureText(error, 'The articles could not be loaded.'));
          else setMoreFailure(failureText(error, 'More articles could not be loaded.'));
          setLoading(false);
        },
      );
    },
    [call],
  );
  useEffect(() => {
    setPages({ rows: [], nextAfter: null });
    load(null);
    return () => running.current?.abort();
  }, [load]);

  const change = useCallback(
    (row: DeskCard) =>
      setPages((before) => ({ ...before, rows: before.rows.map((one) => (one.id === row.id ? row : one)) })),
    [],
  );
  const remove = useCallback((id: string) => {
    let taken: { row: DeskCard; at: number } | null = null;
    setPages((before) => {
      const at = before.rows.findIndex((one) => one.id === id);
      const row = before.rows[at];
      if (row !== undefined) taken = { row, at };
      return { ...before, rows: before.rows.filter((one) => one.id !== id) };
    });
    return () =>
      setPages((before) => {
        if (taken === null || before.rows.some((one) => one.id === id)) return before;
        return { ...before, rows: before.rows.toSpliced(taken.at, 0, taken.row) };
      });
  }, []);
  return {
    rows,
    nextAfter,
    isLoading,
    failure,
    moreFailure,
    loadMore: useCallback(() => load(nextAfter), [load, nextAfter]),
    reload: useCallback(() => load(null), [load]),
    change,
    remove,
  };
}
