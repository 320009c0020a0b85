export { PredictionsDesk as Page } from '../../../features/desk-predictions/predictions-desk.tsx';
