export { PredictionsDesk as Component } from '../../../features/desk-predictions/predictions-desk.tsx';
