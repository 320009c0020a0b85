import { styled } from '@mui/material/styles';
import { PANEL_ITEMS } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import type { Poll } from '@first-show/domain/ballots/ballot.schema';
import { memo, Suspense } from 'react';
import { SeeAllLink } from '../../ui/controls/see-all-link.tsx';
import { wideTickets } from '../../ui/page/ticket-panel.tsx';
import { PollTicket } from './poll-ticket.tsx';

// The stub of the first ticket says 'Polls'. The stub of each further ticket has the poll's title.
// Titles are longer than 'Polls', so their font is smaller.
const Tickets = styled('div')(({ theme }) => ({
  '--fs-guess': '920px',
  display: 'grid',
  gap: 12,
  '&[data-wide]': wideTickets(theme),
  '& section + section h2': { fontSize: '1.1875rem', lineHeight: 1.1 },
}));

/**
 * Up to two polls as tickets, with a link to all polls. Renders nothing if there are no polls.
 * `isWide`: the tickets are side by side in the full width.
 */
export const PollsPanel = memo(function PollsPanel({
  polls,
  isWide = false,
}: {
  polls: readonly Poll[];
  isWide?: boolean;
}) {
  if (polls.length === 0) return null;
  return (
    <Tickets data-later="" data-wide={isWide ? '' : undefined}>
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
