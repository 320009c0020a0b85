import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { currentOf } from '../../lib/desk/use-desk-form.ts';
import { ballotsQuery } from '../../lib/desk/queries.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useLiveQueryState } from '../../lib/desk/use-live-state.ts';
import { showToast } from '../toast/toast.ts';
import { isBehind } from './is-behind.ts';
import { type Ballot, mergeLive } from './merge-live.ts';
import { showUndo } from './show-undo.ts';
import { useBusy } from './use-busy.ts';

/** The limit of one listener. */
const HEARD = 50;

/** One action of the API on an item. `failed` and `done`: titles of the toasts. */
type Step = { action: string; body?: object; failed: string; done?: string; onUndo?: () => void };

/**
 * All polls or predictions of the desk, live, and their common actions. `present`: a public
 * document as the desk shows it.
 */
export function useBallotDesk<Item extends Ballot & { title: string }, Doc extends { id: string; revision?: number }>(
  what: 'poll' | 'prediction',
  present: (doc: Doc) => Item,
) {
  const collection = `${what}s` as const;
  const client = useQueryClient();
  const list = useQuery(ballotsQuery<Item>(collection));
  const { data } = list;
  const newest = { collection, where: [], orderBy: [['createdAt', 'desc']], limit: HEARD } as const;
  const { docs, status } = useLiveQueryState<Doc>(newest);
  const { isBusy, run } = useBusy();
  /** `null`: not loaded. */
  const items = useMemo(() => (data === undefined ? null : mergeLive(data, docs.map(present))), [data, docs, present]);

  // The public documents lack some fields. If others add, edit or delete items, reload the whole
  // list.
  const behind = status === 'ready' && data !== undefined && isBehind(data, docs, docs.length < HEARD);
  useEffect(() => {
    if (behind) void client.invalidateQueries({ queryKey: [collection] });
  }, [behind, docs, client, collection]);

  const pathOf = (item: Item): string => `/api/admin/${collection}/${encodeURIComponent(item.id)}`;
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
  /** Runs one action at a time. A refused action shows the server's version. */
  const act = (failed: string, work: () => Promise<void>): Promise<void> =>
    run(failed, () =>
      work().catch((error: unknown) => {
        const current = currentOf<Item>(error);
        if (current !== null) put(current);
        throw error;
      }),
    );
  const post = (item: Item, { action, body, failed, done, onUndo }: Step): Promise<void> =>
    act(failed, async () => {
      put(await callStaffApi<Item>(`${pathOf(item)}/${action}`, { method: 'POST', body }));
      if (done === undefined) return;
      if (onUndo === undefined) showToast({ title: done, description: item.title });
      else showUndo(done, item.title, onUndo);
    });
  const remove = (item: Item): Promise<void> =>
    act(`The ${what} was not deleted`, async () => {
      await callStaffApi(pathOf(item), { method: 'DELETE' });
      change((before) => before.filter(({ id }) => id !== item.id));
      showUndo(
        `${what === 'poll' ? 'Poll' : 'Prediction'} deleted`,
        item.title,
        () => void post(item, { action: 'undo', failed: `The ${what} could not be restored` }),
      );
    });

  return { what, list, items, isBusy, put, post, remove };
}
