/**
 * A figure measured in two builds, with the value of every visit. `Infinity`: the measured event
 * never happened.
 */
export type Compared = {
  what: string;
  here: readonly number[];
  beside: readonly number[];
  show: (value: number) => string;
  /** Which value becomes the figure. */
  of: 'median' | 'worst';
  /** The browser rounds values to multiples of this number, so the noise is at least as large. */
  resolution?: number;
};

/** From this many values on, the lowest and the highest are ignored as outliers. */
const OUTLIERS_FROM = 5;

/**
 * From this many pairs of visits on, chance hardly explains that all pairs agree: 3 % with six
 * pairs.
 */
const PAIRS_FROM = 6;

/** Explains the last three columns of the table. */
export const NOISE_NOTE = [
  `Noise: the larger spread of the two builds, lowest to highest visit; from ${OUTLIERS_FROM} visits on without the lowest and the highest.`,
  `Pairs: in how many pairs of visits this checkout had less, and more.`,
  `A difference is real where it is larger than the noise, or where all of at least ${PAIRS_FROM} pairs agree.`,
];

/** The median; the mean of the two middle values for an even number. */
export function middle(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] =
    sorted.length % 2 === 1 ? [sorted[half], sorted[half]] : [sorted[half - 1], sorted[half]];
  return low === high ? low : (low + high) / 2;
}

/** The difference between the highest and the lowest value of one build, without outliers. */
export function spreadOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const inner = sorted.length >= OUTLIERS_FROM ? sorted.slice(1, -1) : sorted;
  const [first = 0, last = 0] = [inner[0], inner.at(-1)];
  return first === last ? 0 : last - first;
}

/**
 * Pairs the visits of both builds in order. `less` and `more`: in how many pairs `here` has the
 * lower and the higher value.
 */
export function pairsOf(
  here: readonly number[],
  beside: readonly number[],
): { less: number; more: number; all: number } {
  const all = Math.min(here.length, beside.length);
  const differences = here.slice(0, all).map((value, index) => [value, beside[index] ?? value] as const);
  return {
    less: differences.filter(([one, other]) => one < other).length,
    more: differences.filter(([one, other]) => one > other).length,
    all,
  };
}

/**
 * Compares the figures of both builds. `difference` is above 0 if this checkout has the higher
 * value; `isReal` says whether it is more than noise (see `NOISE_NOTE`).
 */
export function compare({ here, beside, of, resolution = 0 }: Compared): {
  here: number;
  beside: number;
  difference: number;
  noise: number;
  isReal: boolean;
} {
  const figure = (values: readonly number[]) => (of === 'median' ? middle(values) : Math.max(...values));
  const [one, other] = [figure(here), figure(beside)];
  const difference = one === other ? 0 : one - other;
  const noise = Math.max(spreadOf(here), spreadOf(beside), resolution);
  const { less, more, all } = pairsOf(here, beside);
  const agree = all >= PAIRS_FROM && (difference < 0 ? less : more) === all;
  // If the event never happened in one build, the difference is real whatever the spread of the
  // other.
  const isReal = difference !== 0 && (!Number.isFinite(difference) || Math.abs(difference) > noise || agree);
  return { here: one, beside: other, difference, noise, isReal };
}

/** Rows of the table, header first. */
export function comparedRows(all: readonly Compared[]): string[][] {
  return [
    ['', 'here', 'beside', 'difference', 'noise', 'pairs', 'real'],
    ...all.map((compared) => {
      const { here, beside, difference, noise, isReal } = compare(compared);
      const show = (value: number) => (Number.isFinite(value) ? compared.show(value) : 'never');
      const sign = difference > 0 ? '+' : difference < 0 ? '-' : '';
      const { less, more } = pairsOf(compared.here, compared.beside);
      return [
        compared.what,
        show(here),
        show(beside),
        Number.isFinite(difference) ? sign + show(Math.abs(difference)) : '',
        Number.isFinite(noise) ? show(noise) : '',
        `${less} less, ${more} more`,
        isReal ? (difference < 0 ? 'less' : 'more') : 'no',
      ];
    }),
  ];
}
