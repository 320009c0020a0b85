import { VERDICT_SCALE } from '@first-show/domain/box-office/figures';

/** The choices of a film's verdict. */
export const VERDICTS = [
  ['', 'None'] as const,
  ...VERDICT_SCALE.map(({ verdict, label }) => [verdict, label] as const),
];
