import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AdminBallot } from '@first-show/domain/ballots/ballot-desk.schema';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { ballotsQuery } from '../lib/queries.ts';
import { callStaffApi, currentOf } from '../lib/staff-api.ts';
import { useLiveQueryState } from '../lib/use-live-state.ts';
import { showUndo } from '../ui/show-undo.ts';
import { useBusy } from '../ui/use-busy.ts';
import { isBehind } from './is-behind.ts';
import { mergeLive } from './merge-live.ts';

/** The security rules allow at most this many documents per listener. */
const HEARD = 50;

/** An API call that changes an item. `failed` and `done`: titles of the toasts. */
type Step = { action: string; body?: object; failed: string; done?: string; onUndo?: () => void };

/** All items and the actions on them. `present` converts a live document to an item. */
export function useBallotDesk<Item extends AdminBallot, Doc extends { id: string; revision?: number }>(
  what: 'poll' | 'prediction',
  present: (doc: Doc) => Item,
) {
  const collection = `${what}s` as const;
  const noun = what === 'poll' ? 'Poll' : 'Prediction';
  const client = useQueryClient();
  const query = ballotsQuery<Item>(collection);
  const list = useQuery(query);
  const { data } = list;
  const newest = { collection, where: [], orderBy: [['createdAt', 'desc']], limit: HEARD } as const;
  const { docs, status } = useLiveQueryState<Doc>(newest);
  const { isBusy, run } = useBusy();
  const items = data && mergeLive(data, docs.map(present));

  // Only the API returns the history, so reload the list after a change by somebody else.
  const behind = status === 'ready' && data !== undefined && isBehind(data, docs, docs.length < HEARD);
  useEffect(() => {
    if (behind) void client.invalidateQueries({ queryKey: [collection] });
  }, [behind, docs, client, collection]);

  const pathOf = (item: Item): string => `/api/admin/${collection}/${encodeURIComponent(item.id)}`;
  const change = (next: (before: Item[]) => Item[]): void => {
    client.setQueryData(query.queryKey, (before) => before && next(before));
    void client.invalidateQueries({ queryKey: [collection] });
  };
  const put = (item: Item): void =>
    change((before) =>
      before.some(({ id }) => id === item.id)
        ? before.map((one) => (one.id === item.id ? item : one))
        : [item, ...before],
    );
  /** Ignores calls while an action runs. After a conflict, the card shows the server's version. */
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
        `${noun} deleted`,
        item.title,
        () => void post(item, { action: 'undo', failed: `The ${what} could not be restored` }),
      );
    });

  return { what, noun, list, items, isBusy, put, post, remove };
}
