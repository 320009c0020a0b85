import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { formatCount } from '@first-show/domain/core/money';
import { formatShortDate } from '@first-show/domain/core/dates';
import type { AdminPoll } from '@first-show/domain/polls/poll-desk.schema';
import { useUrlFilter, useUrlText } from '../../lib/desk/use-url-filter.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/desk/badge.tsx';
import { BallotCard, BallotGrid } from '../../ui/desk/ballot-card.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { FilterRow, SearchField } from '../../ui/desk/filter-row.tsx';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { whenChosen } from '../../ui/desk/when-chosen.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { PollForm } from './poll-form.tsx';
import { usePolls } from './use-polls.ts';

const shows = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const;

const isFound = (poll: AdminPoll, text: string): boolean =>
  [poll.title, poll.question, ...poll.options].some((one) => one.toLowerCase().includes(text.trim().toLowerCase()));

/** Polls: create, edit (only without votes), close, see the results. */
export function PollsDesk() {
  const { polls, list, isBusy, put, setClosed, remove } = usePolls();
  const [show, setShow] = useUrlFilter('show', ['all', 'open', 'closed']);
  const [text, setText] = useUrlText('q');
  const [edited, setEdited] = useState<AdminPoll | 'new' | null>(null);
  const shown = (polls ?? []).filter(
    (poll) => (show === 'all' || poll.closed === (show === 'closed')) && isFound(poll, text),
  );

  return (
    <>
      <DeskHeading title="Polls">
        <Button onClick={() => setEdited('new')}>New poll</Button>
      </DeskHeading>
      <FilterRow>
        <ToggleButtonGroup aria-label="Show" value={show} onChange={whenChosen(setShow)}>
          {shows.map((one) => (
            <ToggleButton key={one.value} value={one.value}>
              {one.label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <SearchField label="Search polls" value={text} onChange={setText} />
      </FilterRow>
      {list.isPending && <ListSkeleton height={220} lines={3} />}
      {list.isLoadingError && <LoadFailed what="the polls" error={list.error} onRetry={() => void list.refetch()} />}
      {polls !== null && shown.length === 0 && (
        <EmptyState
          sentence={polls.length === 0 ? 'No polls yet. Ask the readers something.' : 'No matching polls'}
          role="status"
        >
          {polls.length === 0 ? (
            <Button onClick={() => setEdited('new')}>New poll</Button>
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
      <BallotGrid>
        {shown.map((poll) => (
          <BallotCard
            key={poll.id}
            title={poll.question}
            lead={poll.title}
            badges={<Badge tone={poll.closed ? 'neutral' : 'good'}>{poll.closed ? 'Closed' : 'Open'}</Badge>}
            meta={`${formatCount(poll.totalVotes)} ${poll.totalVotes === 1 ? 'vote' : 'votes'} · since ${formatShortDate(poll.createdAt)}`}
            results={poll.results}
            history={poll.history}
            actions={
              <>
                <Button
                  variant="outlined"
                  aria-disabled={isBusy}
                  aria-label={`${poll.closed ? 'Reopen' : 'Close'}: ${poll.question}`}
                  onClick={() => void setClosed(poll, !poll.closed)}
                >
                  {poll.closed ? 'Reopen' : 'Close'}
                </Button>
                {poll.totalVotes === 0 ? (
                  <>
                    <Button variant="outlined" aria-label={`Edit: ${poll.question}`} onClick={() => setEdited(poll)}>
                      Edit
                    </Button>
                    <QuietButton
                      aria-disabled={isBusy}
                      aria-label={`Delete: ${poll.question}`}
                      onClick={() => void remove(poll)}
                    >
                      Delete
                    </QuietButton>
                  </>
                ) : (
                  <span style={{ fontSize: '.9375rem', color: 'var(--fs-palette-text-disabled)' }}>
                    Can’t be edited once votes are in
                  </span>
                )}
              </>
            }
          />
        ))}
      </BallotGrid>
      {edited !== null && (
        <PollForm
          poll={edited === 'new' ? null : edited}
          onChanged={put}
          onSaved={(poll) => {
            put(poll);
            showToast({ title: edited === 'new' ? 'Poll opened' : 'Poll saved', description: poll.question });
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
