import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '../../shared/lib/call-api.ts';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { DeskHeading } from './desk-heading.tsx';
import { QueryState } from './query-state.tsx';

type Props = {
  query: UseQueryResult<unknown>;
  /** Heading of the page. */
  title: string;
  /** Names the item in the error message: 'the film'. */
  what: string;
  /** The text if the item does not exist. */
  missing: string;
  back: { to: string; label: string };
};

/** The page of an item that loads, could not be loaded, or does not exist. */
export function ItemState({ query, title, what, missing, back }: Props) {
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  return (
    <>
      <DeskHeading title={title} />
      {isMissing ? (
        <EmptyState sentence={missing}>
          <LinkButton to={back.to}>{back.label}</LinkButton>
        </EmptyState>
      ) : (
        <QueryState query={query} what={what} lines={6} height={50} />
      )}
    </>
  );
}
