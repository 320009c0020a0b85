import { styled } from '@mui/material/styles';
import type { Poll, Prediction } from '@first-show/domain/ballots/ballot.schema';
import { PANEL_ITEMS } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import { memo, Suspense } from 'react';
import { SeeAllLink } from '../../shared/ui/controls/see-all-link.tsx';
import { wideTickets } from '../../shared/ui/page/ticket-panel.tsx';
import { BallotTicket } from './ballot-ticket.tsx';
import { ballotOfPoll, ballotOfPrediction, type Ballot } from './ballot.ts';

// The stub of the first ticket has the panel's title. The titles of further tickets are longer, so
// their font is smaller.
const Tickets = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '&[data-wide]': wideTickets(theme),
  '& section + section h2': { fontSize: '1.1875rem', lineHeight: 1.1 },
}));

type PanelProps = {
  ballots: readonly Ballot[];
  /** The title of the panel, and the id of its heading. */
  title: string;
  id: string;
  all: { to: string; text: string };
  /** ISO time at which the server read the page's data. */
  loadedAt: string;
  /** The height before the panel is rendered. */
  estimatedHeight: string;
  isWide: boolean;
};

/**
 * Up to two ballots as tickets, with a link to all. Renders nothing if there are none. `isWide`:
 * the tickets are side by side in the full width.
 */
function BallotsPanel({ ballots, title, id, all, loadedAt, estimatedHeight, isWide }: PanelProps) {
  if (ballots.length === 0) return null;
  return (
    <Tickets data-later="" data-wide={isWide ? '' : undefined} sx={{ '--fs-estimated-height': estimatedHeight }}>
      {ballots.slice(0, PANEL_ITEMS).map((ballot, index) => (
        <Suspense key={ballot.id}>
          <BallotTicket
            ballot={ballot}
            title={index === 0 ? title : ballot.stubTitle}
            loadedAt={loadedAt}
            headingId={index === 0 ? id : undefined}
          />
        </Suspense>
      ))}
      <SeeAllLink to={all.to}>{all.text}</SeeAllLink>
    </Tickets>
  );
}

type Polls = { polls: readonly Poll[]; loadedAt: string; isWide: boolean };
export const PollsPanel = memo(function PollsPanel({ polls, loadedAt, isWide }: Polls) {
  return (
    <BallotsPanel
      ballots={polls.map(ballotOfPoll)}
      title="Polls"
      id="polls-panel"
      all={{ to: paths.polls, text: 'See all polls' }}
      loadedAt={loadedAt}
      estimatedHeight="920px"
      isWide={isWide}
    />
  );
});

type Predictions = { predictions: readonly Prediction[]; loadedAt: string };
export const PredictionsPanel = memo(function PredictionsPanel({ predictions, loadedAt }: Predictions) {
  return (
    <BallotsPanel
      ballots={predictions.map(ballotOfPrediction)}
      title="Predictions"
      id="predictions-panel"
      all={{ to: `${paths.polls}#predictions`, text: 'See all predictions' }}
      loadedAt={loadedAt}
      estimatedHeight="1300px"
      isWide
    />
  );
});
