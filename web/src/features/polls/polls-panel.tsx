import { styled } from '@mui/material/styles';
import { PANEL_ITEMS } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import type { Poll } from '@first-show/domain/polls/poll.schema';
import { memo, Suspense } from 'react';
import { SeeAllLink } from '../../ui/see-all-link.tsx';
import { PollTicket } from './poll-ticket.tsx';

// The stub of a further ticket carries a longer title than 'Polls' on the first one.
const Tickets = styled('div')({
  '--fs-guess': '920px',
  display: 'grid',
  gap: 12,
  '& section + section h2': { fontSize: '1.1875rem', lineHeight: 1.1 },
});

/** At most two polls as tickets, nothing when there are none. */
export const PollsPanel = memo(function PollsPanel({ polls }: { polls: readonly Poll[] }) {
  if (polls.length === 0) return null;
  return (
    <Tickets data-later="">
      {polls.slice(0, PANEL_ITEMS).map((poll, index) => (
        <Suspense key={poll.id}>
          <PollTicket
            poll={poll}
            title={index === 0 ? 'Polls' : poll.title}
            headingId={index === 0 ? 'polls-panel' : undefined}
          />
        </Suspense>
      ))}
      <SeeAllLink to={paths.polls}>See all polls</SeeAllLink>
    </Tickets>
  );
});
