import type { Firestore } from 'firebase-admin/firestore';

/**
 * A measurement: `tests/bench/<name>.bench.ts` exports one as `bench`, and `npm run bench -- <name>` runs it. `npm run bench` alone
 * lists them all. Bounded in time and number; says beside each figure what the goal is.
 */
export type Bench = {
  /** One line of the list. */
  summary: string;
  /** 'site': a whole site of its own, with the demo; 'nothing': it brings along what it measures. */
  needs: 'site' | 'nothing';
  run: (context: BenchContext) => Promise<Figure[]>;
};

export type BenchContext = {
  /** Origin of the site, always on this machine. '' with `needs: 'nothing'`. */
  siteUrl: string;
  /** Its database, past all rules. */
  db: () => Promise<Firestore>;
  /** What stands behind the name on the command line. */
  args: string[];
  /** A line of progress. */
  step: (text: string) => void;
};

/** One row of the table. `isMet` is left out where there is no goal. */
export type Figure = { what: string; measured: string; goal?: string; isMet?: boolean };

/** The rows as aligned text. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [
    ['', 'measured', 'goal', ''],
    ...figures.map(({ what, measured, goal, isMet }) => [
      what,
      measured,
      goal ?? '',
      isMet === undefined ? '' : isMet ? 'met' : 'MISSED',
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map(
      (row) =>
        `  ${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}`,
    )
    .join('\n');
}
