import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useUrlFilter, useUrlText } from '../../lib/desk/use-url-filter.ts';
import { Button } from '../controls/button.tsx';
import { EmptyState } from '../page/empty-state.tsx';
import { BallotGrid } from './ballot-card.tsx';
import { DeskHeading } from './desk-heading.tsx';
import { FilterRow, SearchField } from './filter-row.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';
import { ToggleChoice } from './toggle-choice.tsx';

type Props<Item, State extends string> = {
  desk: { what: 'poll' | 'prediction'; list: UseQueryResult; items: readonly Item[] | null };
  states: Readonly<Record<State, string>>;
  stateOf: (item: Item) => State;
  /** The texts that are searched. */
  textsOf: (item: Item) => readonly string[];
  /** Shown if there is no item yet. */
  invitation: string;
  onNew: () => void;
  card: (item: Item) => ReactNode;
};

/** The desk of polls or predictions: search, filter by state, and a card each. */
export function BallotDesk<Item, State extends string>({ desk, states, card, ...props }: Props<Item, State>) {
  const { what, list, items } = desk;
  const { stateOf, textsOf, invitation, onNew } = props;
  const choices = Object.entries<string>(states) as [State, string][];
  const [show, setShow] = useUrlFilter<State | 'all'>('show', ['all', ...choices.map(([state]) => state)]);
  const [text, setText] = useUrlText('q');
  const words = text.trim().toLowerCase();
  const shown = (items ?? []).filter(
    (item) =>
      (show === 'all' || stateOf(item) === show) && textsOf(item).some((one) => one.toLowerCase().includes(words)),
  );
  const create = <Button onClick={onNew}>New {what}</Button>;
  return (
    <>
      <DeskHeading title={what === 'poll' ? 'Polls' : 'Predictions'}>{create}</DeskHeading>
      <FilterRow>
        <ToggleChoice label="Show" value={show} onChange={setShow} options={[['all', 'All'], ...choices]} />
        <SearchField label={`Search ${what}s`} value={text} onChange={setText} />
      </FilterRow>
      {list.isPending && <ListSkeleton height={220} lines={3} />}
      {list.isLoadingError && (
        <LoadFailed what={`the ${what}s`} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {items !== null && shown.length === 0 && (
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
      <BallotGrid>{shown.map(card)}</BallotGrid>
    </>
  );
}
