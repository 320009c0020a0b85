import type { Firestore } from 'firebase-admin/firestore';
import type { Asked, Options } from './options.ts';

/**
 * A measurement: `tests/bench/<name>.bench.ts` exports one as `bench`, and
 * `npm run bench -- <name>` runs it. `npm run bench` alone lists them all. Bounded in time and
 * number; says beside each figure what the goal is.
 */
export type Bench = {
  /** One line of the list. */
  summary: string;
  /**
   * 'site': a whole site of its own, with the demo; 'nothing': it brings along what it measures.
   */
  needs: 'site' | 'nothing';
  /** What it takes behind its name, beside `--running`. */
  options?: Options;
  /**
   * Looks for what the machine must have, and throws a sentence where it is missing: before
   * anything is built or filled.
   */
  prepare?: (asked: Asked) => Promise<void>;
  /** Figures, or a finished table where there is no goal to compare with. */
  run: (context: BenchContext) => Promise<Figure[] | string>;
};

export type BenchContext = {
  /** Origin of the site, always on this machine. '' with `needs: 'nothing'`. */
  siteUrl: string;
  /** Its database, past all rules. */
  db: () => Promise<Firestore>;
  /** Of `options`, what stands behind the name on the command line. */
  asked: Asked;
  /** A line of progress. */
  step: (text: string) => void;
};

/** One row of the table. `isMet` is left out where there is no goal. */
export type Figure = { what: string; measured: string; goal?: string; isMet?: boolean };

/** How many figures have a goal, and how many of these meet it. */
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

/** Rows of as many cells each, a line a row. */
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
