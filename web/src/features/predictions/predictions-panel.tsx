import { styled } from '@mui/material/styles';
import { PANEL_ITEMS } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import type { Prediction } from '@first-show/domain/ballots/ballot.schema';
import { memo, Suspense } from 'react';
import { SeeAllLink } from '../../ui/controls/see-all-link.tsx';
import { wideTickets } from '../../ui/page/ticket-panel.tsx';
import { PredictionTicket } from './prediction-ticket.tsx';

// The stub of the first ticket says 'Predictions'. The titles of further tickets have a smaller
// font, as in `polls-panel.tsx`.
const Tickets = styled('div')(({ theme }) => ({
  '--fs-guess': '1300px',
  display: 'grid',
  gap: 12,
  ...wideTickets(theme),
  '& section + section h2': { fontSize: '1.1875rem', lineHeight: 1.1 },
}));

/**
 * Up to two predictions as tickets, side by side from 800 px on, with a link to all predictions.
 * Renders nothing if there are no predictions. `loadedAt` comes from the page's envelope.
 */
export const PredictionsPanel = memo(function PredictionsPanel({
  predictions,
  loadedAt,
}: {
  predictions: readonly Prediction[];
  loadedAt: string;
}) {
  if (predictions.length === 0) return null;
  return (
    <Tickets data-later="">
      {predictions.slice(0, PANEL_ITEMS).map((prediction, index) => (
        <Suspense key={prediction.id}>
          <PredictionTicket
            prediction={prediction}
            title={index === 0 ? 'Predictions' : categoryTitle(prediction)}
            loadedAt={loadedAt}
            headingId={index === 0 ? 'predictions-panel' : undefined}
          />
        </Suspense>
      ))}
      <SeeAllLink to={`${paths.polls}#predictions`}>See all predictions</SeeAllLink>
    </Tickets>
  );
});

const titles = { 'box-office': 'Box Office', awards: 'Awards', other: 'Other' } as const;

/** The title on a prediction's stub, by its category. */
export const categoryTitle = (prediction: Prediction): string => titles[prediction.category];
