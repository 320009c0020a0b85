import { PANEL_ITEMS } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import type { Poll } from '@first-show/domain/polls/poll.schema';
import { SeeAllLink } from '../../ui/see-all-link.tsx';
import { PollTicket } from './poll-ticket.tsx';

/** At most two polls as tickets, nothing when there are none. */
export function PollsPanel({ polls }: { polls: readonly Poll[] }) {
  if (polls.length === 0) return null;
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      {polls.slice(0, PANEL_ITEMS).map((poll, index) => (
        <PollTicket key={poll.id} poll={poll} title={index === 0 ? 'Polls' : poll.title} headingId={`poll-${poll.id}`} />
      ))}
      <SeeAllLink to={paths.polls}>See all polls</SeeAllLink>
    </div>
  );
}
