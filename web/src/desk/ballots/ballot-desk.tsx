import { type ComponentType, useState } from 'react';
import type { AdminBallot } from '@first-show/domain/ballots/ballot-desk.schema';
import { Button } from '../../shared/ui/controls/button.tsx';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { showToast } from '../../shared/ui/toast/toast.ts';
import type { ItemFormProps } from '../lib/use-desk-form.ts';
import { useSearchText } from '../lib/use-search-text.ts';
import { useClearUrl, useUrlFilter, useUrlText } from '../lib/use-url-filter.ts';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { FilterRow, SearchField } from '../ui/filter-row.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Stack } from '../ui/stack.ts';
import { ToggleChoice } from '../ui/toggle-choice.tsx';
import { BallotCard, type BallotView } from './ballot-card.tsx';
import type { useBallotDesk } from './use-ballot-desk.ts';

type Props<Item extends AdminBallot> = {
  desk: Omit<ReturnType<typeof useBallotDesk<Item, never>>, 'post'>;
  states: Readonly<Record<string, string>>;
  /** The text that is shown if there are no items at all. */
  invitation: string;
  Form: ComponentType<ItemFormProps<Item>>;
  /** `edit` opens the form of the item. */
  viewOf: (item: Item, edit: () => void) => BallotView;
};

/** A page of polls or predictions: search, filter by state, one card per item, and the form. */
export function BallotDesk<Item extends AdminBallot>(props: Props<Item>) {
  const { states, invitation, Form } = props;
  const { what, noun, list, items, isBusy, put, remove } = props.desk;
  /** The open form. `item` is `null` for a new item. */
  const [form, setForm] = useState<{ item: Item | null } | null>(null);
  const [show, setShow] = useUrlFilter('show', ['all', ...Object.keys(states)]);
  const [q, setQ] = useUrlText('q');
  const { text, setText } = useSearchText(q, setQ);
  const clearUrl = useClearUrl();
  const showAll = () => {
    setText('');
    clearUrl();
  };
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
            <Button variant="outlined" onClick={showAll}>
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
