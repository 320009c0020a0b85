/** One figure of two builds, each with what every visit measured. `Infinity`: it never came. */
export type Compared = {
  what: string;
  here: readonly number[];
  beside: readonly number[];
  show: (value: number) => string;
  /** Which of the values is the figure. */
  of: 'median' | 'worst';
  /** A smaller difference is none: what the browser rounds to. */
  resolution?: number;
};

/** Of as many values, the lowest and the highest do not count as noise. */
const OUTLIERS_FROM = 5;

/** What the table says of its last two columns. */
export const NOISE_NOTE = `Noise: the larger spread of the two builds, from the lowest to the highest visit (from ${OUTLIERS_FROM} visits on without these two). A difference
counts where it is larger than the noise.`;

/** The mean of the two in the middle where there is no middle. */
export function middle(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] =
    sorted.length % 2 === 1 ? [sorted[half], sorted[half]] : [sorted[half - 1], sorted[half]];
  return low === high ? low : (low + high) / 2;
}

/** How far values of one build lie from each other. */
export function spreadOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const inner = sorted.length >= OUTLIERS_FROM ? sorted.slice(1, -1) : sorted;
  const [first = 0, last = 0] = [inner[0], inner.at(-1)];
  return first === last ? 0 : last - first;
}

/** `difference` is above 0 where this checkout has more. */
export function compare({ here, beside, of, resolution = 0 }: Compared): {
  here: number;
  beside: number;
  difference: number;
  noise: number;
  isBeyondNoise: boolean;
} {
  const figure = (values: readonly number[]) => (of === 'median' ? middle(values) : Math.max(...values));
  const [one, other] = [figure(here), figure(beside)];
  const difference = one === other ? 0 : one - other;
  const noise = Math.max(spreadOf(here), spreadOf(beside), resolution);
  // A build in which something never comes differs from one in which it mostly does, however that one varies.
  const isBeyondNoise = Number.isFinite(difference) ? Math.abs(difference) > noise : true;
  return { here: one, beside: other, difference, noise, isBeyondNoise };
}

/** Rows of the table, its head first. */
export function comparedRows(all: readonly Compared[]): string[][] {
  return [
    ['', 'here', 'beside', 'difference', 'noise', 'beyond noise'],
    ...all.map((compared) => {
      const { here, beside, difference, noise, isBeyondNoise } = compare(compared);
      const show = (value: number) => (Number.isFinite(value) ? compared.show(value) : 'never');
      const sign = difference > 0 ? '+' : difference < 0 ? '-' : '';
      const told = Number.isFinite(difference) ? sign + show(Math.abs(difference)) : '';
      return [
        compared.what,
        show(here),
        show(beside),
        told,
        Number.isFinite(noise) ? show(noise) : '',
        isBeyondNoise ? (difference < 0 ? 'less' : 'more') : 'no',
      ];
    }),
  ];
}
