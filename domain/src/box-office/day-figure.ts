import type { BoxOfficeDay } from './box-office.schema.ts';

type Figures = Pick<BoxOfficeDay, 'nettRupees' | 'grossRupees'>;

/** Whether the nett or the gross of a day is known. */
export const hasDayFigure = ({ nettRupees, grossRupees }: Figures): boolean =>
  nettRupees !== null || grossRupees !== null;

/** The last day with a figure. */
export const lastDayWithFigure = <Day extends Figures>(days: readonly Day[]): Day | undefined =>
  days.findLast(hasDayFigure);
