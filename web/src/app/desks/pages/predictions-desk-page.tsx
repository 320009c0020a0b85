import { PredictionsDesk } from '../../../features/desk-predictions/predictions-desk.tsx';

export function Page() {
  return <PredictionsDesk />;
}
