import { PANEL_ITEMS } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import type { Prediction } from '@first-show/domain/predictions/prediction.schema';
import { SeeAllLink } from '../../ui/see-all-link.tsx';
import { PredictionTicket } from './prediction-ticket.tsx';

/** At most two predictions as tickets, nothing when there are none. `loadedAt`: from the page's envelope. */
export function PredictionsPanel({ predictions, loadedAt }: { predictions: readonly Prediction[]; loadedAt: string }) {
  if (predictions.length === 0) return null;
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      {predictions.slice(0, PANEL_ITEMS).map((prediction, index) => (
        <PredictionTicket
          key={prediction.id}
          prediction={prediction}
          title={index === 0 ? 'Predictions' : categoryTitle(prediction)}
          loadedAt={loadedAt}
          headingId={`prediction-${prediction.id}`}
        />
      ))}
      <SeeAllLink to={`${paths.polls}#predictions`}>See all predictions</SeeAllLink>
    </div>
  );
}

const titles = { 'box-office': 'Box Office', awards: 'Awards', other: 'Off the Chart' } as const;

/** What the stub of a further ticket says. */
export const categoryTitle = (prediction: Prediction): string => titles[prediction.category];
