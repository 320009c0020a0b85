import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.ts';
import { searchForDesk } from '../../functions/src/features/search/store/search.ts';
import { filmOf } from './lib/archive.ts';
import { openArchives, type Archive } from './lib/archive-process.ts';
import type { Bench, Figure } from './lib/bench.ts';
import { percentile } from './lib/load.ts';
import { countOf } from './lib/options.ts';
import { MONTH, readOperations } from '../costs/read-operations.ts';

const SMALL = { articles: 100, comments: 1_000 } as const;
const LARGE = { articles: 100_000, comments: 1_000_000 } as const;
/** Rounds per call. A short call gets more rounds, because noise affects it more. */
const ROUNDS = { least: 41, most: 201, budgetMs: 2_500 } as const;
const RATIO_MAX = 1.1;

/**
 * Measures every page and list with the code that serves it, bypassing caches, on archives of two
 * sizes in turn. Both archives are asked for the same page of the same list. The sitemap of a month
 * is measured per address. The search is for a name that occurs equally often in both archives: in
 * a larger archive more names sound alike, which would give more results. (`-- search` measures
 * that.) `tests/costs/read-operations.ts` has the rows, and the paths without a row.
 * `--articles <number>` and `--comments <number>` set the size of the large archive;
 * `--only <text>` selects rows.
 */
export const bench: Bench = {
  summary: `every page and list with ${number(SMALL.articles)} and with ${number(LARGE.articles)} articles and ${number(LARGE.comments)} comments: p50 and their ratio`,
  needs: 'nothing',
  options: { articles: 'string', comments: 'string', only: 'string' },
  async run({ step, given }) {
    const [articles, comments] = [
      countOf(given, 'articles', LARGE.articles),
      countOf(given, 'comments', LARGE.comments),
    ];
    step(`Filling in ${number(articles)} articles and ${number(comments)} comments …`);
    const sizes = {
      small: { ...SMALL, messages: 100, subscribers: 100, parts: 'all' },
      large: { articles, comments, messages: 5_000, subscribers: 20_000, parts: 'all' },
    } as const;
    const { archives, close } = await openArchives(sizes, {
      indexFile: join(root, 'firestore.indexes.json'),
      onFilled: (name, { seconds, memoryMb }) =>
        step(`The ${name} one is there after ${seconds.toFixed(0)} s, ${(memoryMb / 1000).toFixed(1)} GB`),
    });
    try {
      const name = await nameInBoth(archives);
      const small = {
        archive: archives.small,
        ...readOperations(archives.small.db, { name }),
      };
      const large = { archive: archives.large, ...readOperations(archives.large.db, { name }) };
      const rows: Row[] = [];
      const only = String(given.only ?? '');
      for (const what of Object.keys(small.calls).filter((row) => row.includes(only))) {
        step(what);
        rows.push(await measure(what, { small, large }));
      }
      return figuresOf(rows, { articles, comments });
    } finally {
      await close();
    }
  },
};

type Side = { archive: Archive; calls: ReturnType<typeof readOperations>['calls'] };
type Cost = { p50: number; documents: number; entries: number };
/**
 * The sitemap of a month has all articles of the month, ten times as many in the large archive. So
 * the time of this row is given per `PER_ADDRESSES` addresses.
 */
const PER_ADDRESSES = 100;
const addressesOf = (sitemap: string): number => sitemap.split('<loc>').length - 1;

type Row = { what: string; small: Cost; large: Cost; ratio: number };

const NAMES_TRIED = 12;

/**
 * The name of a film that a search finds equally often in both archives, so that the answers have
 * the same length.
 */
async function nameInBoth({ small, large }: { small: Archive; large: Archive }): Promise<string> {
  for (let index = 3; index < NAMES_TRIED; index += 1) {
    for (const { latin } of filmOf(index).words) {
      const [few, many] = await Promise.all(
        [small, large].map(async ({ db }) => (await searchForDesk(db, latin)).length),
      );
      if (few === many) return latin;
    }
  }
  throw new Error('No film name has the same number of results in both archives.');
}

async function measure(what: string, sides: { small: Side; large: Side }): Promise<Row> {
  const times = { small: [] as number[], large: [] as number[] };
  const reads = { small: { documents: 0, entries: 0 }, large: { documents: 0, entries: 0 } };
  for (const size of ['small', 'large'] as const) {
    const { archive, calls } = sides[size];
    // Warm up: these calls build roll-ups that were never read, and the store's indexes.
    await calls[what]?.(-1);
    await calls[what]?.(-1);
    const before = await archive.reads();
    await calls[what]?.(0);
    const after = await archive.reads();
    reads[size] = {
      documents: after.documentsRead - before.documentsRead,
      entries: after.entriesRead - before.entriesRead,
    };
  }
  const began = performance.now();
  for (
    let round = 0;
    round < ROUNDS.most && (round < ROUNDS.least || performance.now() - began < ROUNDS.budgetMs);
    round += 1
  ) {
    // The archives alternate in changing order, so that other load on the machine affects both.
    for (const size of round % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const)) {
      const begun = performance.now();
      const answer = await sides[size].calls[what]?.(round);
      const share = what === MONTH ? addressesOf(String(answer)) / PER_ADDRESSES : 1;
      times[size].push((performance.now() - begun) / share);
    }
  }
  const cost = (size: 'small' | 'large'): Cost => ({
    p50: percentile(
      times[size].sort((a, b) => a - b),
      0.5,
    ),
    ...reads[size],
  });
  const [small, large] = [cost('small'), cost('large')];
  return { what, small, large, ratio: large.p50 / small.p50 };
}

function figuresOf(rows: readonly Row[], large: { articles: number; comments: number }): Figure[] {
  const shown = ({ p50, documents, entries }: Cost) =>
    `${p50.toFixed(1)} ms (${documents} documents, ${entries} entries)`;
  return [
    {
      what: 'articles in the large archive',
      measured: number(large.articles),
      goal: number(LARGE.articles),
      isMet: large.articles >= LARGE.articles,
    },
    {
      what: 'comments in the large archive',
      measured: number(large.comments),
      goal: number(LARGE.comments),
      isMet: large.comments >= LARGE.comments,
    },
    ...rows.map(({ what, small, large, ratio }): Figure => {
      const isFloor = what.startsWith('floor');
      return {
        what,
        measured: `${shown(small)} → ${shown(large)}: ${ratio.toFixed(2)}`,
        ...(isFloor ? {} : { goal: `at most ${RATIO_MAX}`, isMet: ratio <= RATIO_MAX }),
      };
    }),
  ];
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
