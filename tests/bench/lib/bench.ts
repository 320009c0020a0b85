import type { Firestore } from 'firebase-admin/firestore';
import type { GivenOptions, Options } from './options.ts';

/**
 * A measurement. `tests/bench/<name>.bench.ts` exports it as `bench`, `npm run bench -- <name>`
 * runs it, and `npm run bench` lists all of them.
 */
export type Bench = {
  /** Description in the list of measurements, one line. */
  summary: string;
  /**
   * 'site': the runner starts a separate site with the demo. 'nothing': the measurement creates
   * what it needs.
   */
  needs: 'site' | 'nothing';
  /** Command-line options besides `--running`. */
  options?: Options;
  /**
   * Checks the requirements of the machine before anything is built or filled. Throws
   * `CommandError` if one is missing.
   */
  prepare?: (given: GivenOptions) => Promise<void>;
  /** Figures, or a finished table if there is no goal. */
  run: (context: BenchContext) => Promise<Figure[] | string>;
};

type BenchContext = {
  /** Origin of the site, always on this machine. '' for `needs: 'nothing'`. */
  siteUrl: string;
  /** The site's database, bypassing the security rules. */
  db: () => Promise<Firestore>;
  /** The given options with their values. */
  given: GivenOptions;
  /** Prints a line of progress. */
  step: (text: string) => void;
};

/**
 * A row of the result table. `isMet` says whether the goal is met; it is omitted if there is no
 * goal.
 */
export type Figure = { what: string; measured: string; goal?: string; isMet?: boolean };

/** How many figures have a goal, and how many of them meet it. */
export type Score = { met: number; goals: number };

export function scoreOf(figures: readonly Figure[]): Score {
  const judged = figures.filter(({ isMet }) => isMet !== undefined);
  return { met: judged.filter(({ isMet }) => isMet).length, goals: judged.length };
}

/** The figures as aligned text. */
export const tableOf = (figures: readonly Figure[]): string =>
  alignedRows([
    ['', 'measured', 'goal', ''],
    ...figures.map(({ what, measured, goal, isMet }) => [
      what,
      measured,
      goal ?? '',
      isMet === undefined ? '' : isMet ? 'met' : 'MISSED',
    ]),
  ]);

/** Aligns rows with the same number of cells, one line per row. */
export function alignedRows(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
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
