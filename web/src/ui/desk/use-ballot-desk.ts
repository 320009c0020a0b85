import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { UNDO_MS } from '@first-show/domain/core/limits';
import { ApiError } from '../../lib/call-api.ts';
import { ballotsQuery } from '../../lib/desk/queries.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useLiveQueryState } from '../../lib/desk/use-live-state.ts';
import { showToast } from '../toast/toast.ts';
import { isBehind } from './is-behind.ts';
import { useBusy } from './use-busy.ts';

/** The limit of one listener. */
const HEARD = 50;

/**
 * All polls or predictions of the desk, live, and their common actions. `what`: 'poll', for the
 * texts.
 */
export function useBallotDesk<
  Item extends { id: string; revision: number; title: string },
  Doc extends { id: string; revision?: number },
>({
  collection,
  what,
}: {
  collection: 'polls' | 'predictions';
  what: string;
}): {
  list: UseQueryResult<Item[]>;
  /** The newest public documents. */
  docs: readonly Doc[];
  isBusy: boolean;
  /** The item's path in the API: `/api/admin/polls/x/close`. */
  pathOf: (id: string, action?: string) => string;
  put: (item: Item) => void;
  /**
   * Runs one action at a time. A refused action reloads the list and shows a toast titled `failed`.
   */
  act: (failed: string, work: () => Promise<void>) => Promise<void>;
  remove: (item: Item) => Promise<void>;
} {
  const client = useQueryClient();
  const list = useQuery(ballotsQuery<Item>(collection));
  const { docs, status } = useLiveQueryState<Doc>({
    collection,
    where: [],
    orderBy: [['createdAt', 'desc']],
    limit: HEARD,
  });
  const { isBusy, run } = useBusy();

  // The public documents lack some fields. If others add, edit or delete items, reload the whole
  // list.
  const { data } = list;
  const behind = status === 'ready' && data !== undefined && isBehind(data, docs, docs.length < HEARD);
  useEffect(() => {
    if (behind) void client.invalidateQueries({ queryKey: [collection] });
  }, [behind, docs, client, collection]);

  const pathOf = (id: string, action = ''): string => `/api/admin/${collection}/${encodeURIComponent(id)}${action}`;
  const change = (next: (before: Item[]) => Item[]): void => {
    client.setQueryData(ballotsQuery<Item>(collection).queryKey, (before) => before && next(before));
    void client.invalidateQueries({ queryKey: [collection] });
  };
  const put = (item: Item): void =>
    change((before) =>
      before.some(({ id }) => id === item.id)
        ? before.map((one) => (one.id === item.id ? item : one))
        : [item, ...before],
    );

  const act = (failed: string, work: () => Promise<void>): Promise<void> =>
    run(failed, async () => {
      try {
        await work();
      } catch (error) {
        if (error instanceof ApiError && error.status === 409 && error.body?.current) put(error.body.current as Item);
        throw error;
      }
    });

  const remove = (item: Item): Promise<void> =>
    act(`The ${what} was not deleted`, async () => {
      await callStaffApi(pathOf(item.id), { method: 'DELETE' });
      change((before) => before.filter(({ id }) => id !== item.id));
      showToast({
        title: `${what.charAt(0).toUpperCase()}${what.slice(1)} deleted`,
        description: item.title,
        durationMs: UNDO_MS,
        action: {
          label: 'Undo',
          onAction: () =>
            void act(`The ${what} could not be restored`, async () =>
              put(await callStaffApi<Item>(pathOf(item.id, '/undo'), { method: 'POST' })),
            ),
        },
      });
    });

  return { list, docs, isBusy, pathOf, put, act, remove };
}
