/** Scales of charts: the position of a value, from 0 to 1. */

/** A whole power of ten at or above (`up`) or below the value. */
const powerOfTen = (value: number, round: (exponent: number) => number): number =>
  10 ** round(Math.log10(Math.max(1, value)));

export type Scale = { at: (value: number) => number; ticks: readonly number[] };

/**
 * Equal steps from 0 to a round number above the highest value, with at most five ticks. `least` is
 * the smallest step.
 */
export function linearScale(most: number, least = 1): Scale {
  const raw = Math.max(most, least) / 4;
  const power = powerOfTen(raw, Math.floor);
  const step = Math.max(least, power * ([1, 2, 2.5, 5, 10].find((factor) => power * factor >= raw) ?? 10));
  const count = Math.ceil(Math.max(most, least) / step);
  return {
    at: (value) => value / (step * count),
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}

const DAY_TICKS = [1, 2, 3, 5, 7, 14, 28, 56, 112, 224, 364] as const;
/** Up to this number of days, every day has the same width. */
const EVEN_DAYS = 14;

/**
 * Days since the release. In a long chart the first days are wider than later ones: otherwise a
 * film of two days would be a dot beside one of sixty.
 */
export function dayScale(lastDay: number): Scale {
  const last = Math.max(2, lastDay);
  const at =
    last <= EVEN_DAYS
      ? (day: number) => (day - 1) / (last - 1)
      : (day: number) => Math.log(Math.max(1, day)) / Math.log(last);
  return { at, ticks: DAY_TICKS.filter((day) => day <= last) };
}
