import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import type { AdminPoll, AdminPrediction } from '@first-show/domain/ballots/ballot-desk.schema';
import { ballotsQuery } from '../lib/queries.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { currentOf, type ItemFormProps } from '../lib/use-desk-form.ts';
import { useLiveQueryState } from '../lib/use-live-state.ts';
import { useUrlFilter, useUrlText } from '../lib/use-url-filter.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { BallotCard, type BallotView } from './ballot-card.tsx';
import { DeskHeading } from './desk-heading.tsx';
import { FilterRow, SearchField } from './filter-row.tsx';
import { isBehind } from './is-behind.ts';
import { mergeLive } from './merge-live.ts';
import { QueryState } from './query-state.tsx';
import { showUndo } from './show-undo.ts';
import { Stack } from './stack.ts';
import { ToggleChoice } from './toggle-choice.tsx';
import { useBusy } from './use-busy.ts';

/** The security rules allow at most this many documents per listener. */
const HEARD = 50;

/** An API call that changes an item. `failed` and `done`: titles of the toasts. */
type Step = { action: string; body?: object; failed: string; done?: string; onUndo?: () => void };

/** All items and the actions on them. `present` converts a live document to an item. */
export function useBallotDesk<Item extends AdminPoll | AdminPrediction, Doc extends { id: string; revision?: number }>(
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

type Props<Item extends AdminPoll | AdminPrediction> = {
  desk: Omit<ReturnType<typeof useBallotDesk<Item, never>>, 'post'>;
  states: Readonly<Record<string, string>>;
  /** The text that is shown if there are no items at all. */
  invitation: string;
  Form: ComponentType<ItemFormProps<Item>>;
  /** `edit` opens the form of the item. */
  viewOf: (item: Item, edit: () => void) => BallotView;
};

/** A page of polls or predictions: search, filter by state, one card per item, and the form. */
export function BallotDesk<Item extends AdminPoll | AdminPrediction>(props: Props<Item>) {
  const { states, invitation, Form } = props;
  const { what, noun, list, items, isBusy, put, remove } = props.desk;
  /** The open form. `item` is `null` for a new item. */
  const [form, setForm] = useState<{ item: Item | null } | null>(null);
  const [show, setShow] = useUrlFilter('show', ['all', ...Object.keys(states)]);
  const [text, setText] = useUrlText('q');
  const words = text.trim().toLowerCase();
  const viewOf = (item: Item) => props.viewOf(item, () => setForm({ item }));
  const cards = (items ?? []).map((item) => ({ item, view: viewOf(item) }));
  const shown = cards.filter(
    ({ item: { options }, view: { state, title, lead } }) =>
      (show === 'all' || state === show) && [title, lead, ...options].some((one) => one.toLowerCase().includes(words)),
  );
  const create = <Button onClick={() => setForm({ item: null })}>New {what}</Button>;
  return (
    <>
      <DeskHeading title={`${noun}s`}>{create}</DeskHeading>
      <FilterRow>
        <ToggleChoice
          label="Show"
          value={show}
          onChange={setShow}
          options={[['all', 'All'], ...Object.entries(states)]}
        />
        <SearchField label={`Search ${what}s`} value={text} onChange={setText} />
      </FilterRow>
      <QueryState query={list} what={`the ${what}s`} height={220} lines={3} />
      {items !== undefined && shown.length === 0 && (
        <EmptyState sentence={items.length === 0 ? invitation : `No matching ${what}s`} role="status">
          {items.length === 0 ? (
            create
          ) : (
            <Button
              variant="outlined"
              onClick={() => {
                setText('');
                setShow('all');
              }}
            >
              Show all
            </Button>
          )}
        </EmptyState>
      )}
      <Stack sx={{ gap: 6, alignItems: 'start', '@media (min-width:1000px)': { gridTemplateColumns: '1fr 1fr' } }}>
        {shown.map(({ item, view }) => (
          <BallotCard key={item.id} item={item} view={view} isBusy={isBusy} onDelete={() => void remove(item)} />
        ))}
      </Stack>
      {form !== null && (
        <Form
          item={form.item}
          onSaved={(item) => {
            put(item);
            showToast({
              title: `${noun} ${form.item === null ? 'created' : 'saved'}`,
              description: viewOf(item).title,
            });
          }}
          onChanged={put}
          onClose={() => setForm(null)}
        />
      )}
    </>
  );
}
