export { PredictionsDesk as Component } from '../predictions/predictions-desk.tsx';
