import { join } from 'node:path';
import { buildDemo } from '../../demo/build-demo.ts';
import { searchQueries as demoQueries } from '../../demo/content/search-queries.ts';
import { searchQuality, type SearchQuality } from '../../demo/search-quality.ts';
import { collections } from '@first-show/domain/core/collections';
import { root } from '../../scripts/lib/paths.ts';
import { indexArticles } from '../../functions/src/lists/search-index.ts';
import { registerSearch } from '../../functions/src/features/search/routes.ts';
import { searchArticleIds } from '../../functions/src/features/search/store/search.ts';
import { createApp } from '../../functions/src/api/app.ts';
import { NOW } from './lib/archive.ts';
import { openArchives, type Archive } from './lib/archive-process.ts';
import type { Bench, Figure } from './lib/bench.ts';
import { depsOf } from './lib/deps-of.ts';
import { connect } from './lib/indexed-store/connect.ts';
import { serveIndexedStore } from './lib/indexed-store/serve.ts';
import { percentile } from './lib/load.ts';
import { countOf } from './lib/options.ts';
import { queryKinds, searchQueries, type SearchQuery } from './lib/search-queries.ts';

const SIZES = { hundred: 100, thousand: 1_000, large: 100_000 };
type Size = keyof typeof SIZES;
const GOAL_ARTICLES = SIZES.large;
const ROUNDS = 3;
const GOAL_MS = 15;
const RATIO_MAX = 1.1;
/** The number of results that a reader sees. An article further down counts as not found. */
const SHOWN = 10;
const RANK_GOAL = 0.9;

/**
 * Measures `GET /api/search` as the API answers it, over Firestore's protocol: the search, the
 * cards of the results and their JSON. Runs 200 searches on archives of three sizes in turn, then
 * sixty searches of the demo for the ranking. `--missed` lists the searches that did not find the
 * right article; `--articles <number>` changes the largest size.
 */
export const bench: Bench = {
  summary: `milliseconds and recall of 200 answers of the search in ${number(SIZES.large)} articles: typos, spellings, Hindi and English`,
  needs: 'nothing',
  options: { articles: 'string', missed: 'boolean' },
  async run({ step, given }) {
    SIZES.large = countOf(given, 'articles', SIZES.large);
    step(`Filling three archives of up to ${number(SIZES.large)} articles …`);
    const sizes = Object.fromEntries(
      Object.entries(SIZES).map(([name, articles]) => [
        name,
        { articles, comments: 0, messages: 0, subscribers: 0, parts: 'search' as const },
      ]),
    );
    const { archives, close } = await openArchives(sizes, {
      indexFile: join(root, 'firestore.indexes.json'),
      onFilled: () => undefined,
    });
    try {
      const sides = await Promise.all(
        (Object.keys(SIZES) as Size[]).map(async (size): Promise<Side> => ({
          size,
          archive: archives[size] as Archive,
          search: searchOf(archives[size] as Archive),
          queries: searchQueries(SIZES[size]),
          times: [],
          floor: [],
          missed: [],
          documents: 0,
          entries: 0,
        })),
      );
      step(`${ROUNDS} rounds of ${sides[0]?.queries.length} searches each, in turn …`);
      const reads = () => Promise.all(sides.map(({ archive }) => archive.reads()));
      // Search once before the measurement, because the store builds its indexes at the first
      // search.
      for (const { search } of sides) await search('none zzq');
      const before = await reads();
      for (let round = -1; round < ROUNDS; round += 1) {
        for (const index of sides[0]?.queries.keys() ?? []) {
          for (const side of sides) await measure(side, index, round);
        }
        if (round >= 0) continue;
        for (const [index, after] of (await reads()).entries()) {
          const side = sides[index] as Side;
          // Subtract the one document that the baseline reads.
          side.documents = (after.documentsRead - (before[index]?.documentsRead ?? 0)) / side.queries.length - 1;
          side.entries = (after.entriesRead - (before[index]?.entriesRead ?? 0)) / side.queries.length;
        }
      }
      if (given.missed === true)
        for (const { size, missed } of sides)
          step(`${size}: ${missed.map(({ kind, text }) => `${text} (${kind})`).join(', ')}`);
      step(`${demoQueries.length} searches of the demo …`);
      const quality = await demoQuality();
      if (given.missed === true) for (const sentence of quality.missed) step(sentence);
      return [...figuresOf(sides), ...rankFigures(quality)];
    } finally {
      await close();
    }
  },
};

/**
 * Measures the ranking on the demo's texts, for searches whose best results a person chose
 * (`demo/content/search-queries.ts`).
 */
async function demoQuality(): Promise<SearchQuality> {
  const served = await serveIndexedStore(join(root, 'firestore.indexes.json'));
  const { db, close } = connect(served.host, `demo-search-quality-${process.pid}`);
  try {
    await indexArticles(buildDemo(NOW).articles, db);
    return await searchQuality(demoQueries, (text) => searchArticleIds(db, text));
  } finally {
    await close();
    served.stop();
  }
}

const rankFigures = ({ meanReciprocalRank, firstThree }: SearchQuality): Figure[] => [
  {
    what: `mean reciprocal rank of ${demoQueries.length} searches of the demo`,
    measured: meanReciprocalRank.toFixed(3),
    goal: `at least ${RANK_GOAL}`,
    isMet: meanReciprocalRank >= RANK_GOAL,
  },
  { what: '  their expected stories among the first three', measured: `${(firstThree * 100).toFixed(1)} %` },
];

/** Ids of the cards in the answer to a search, best first. */
type Search = (text: string) => Promise<string[]>;
type Side = {
  size: Size;
  archive: Archive;
  search: Search;
  queries: SearchQuery[];
  times: number[];
  floor: number[];
  missed: SearchQuery[];
  documents: number;
  entries: number;
};

function searchOf(archive: Archive): Search {
  const api = createApp(depsOf(archive), registerSearch);
  return async (text) => {
    const answer = await api.request(`/api/search?q=${encodeURIComponent(text)}`);
    const body = await answer.text();
    if (answer.status !== 200)
      throw new Error(`A search for '${text}' was answered with ${answer.status}: ${body.slice(0, 200)}`);
    return (JSON.parse(body) as { id: string }[]).map(({ id }) => id);
  };
}

/**
 * Measures one search. Round -1 is the warm-up and notes searches without a right result; the other
 * rounds are timed.
 */
async function measure(side: Side, index: number, round: number): Promise<void> {
  const query = side.queries[index];
  if (query === undefined) return;
  const { db } = side.archive;
  const begun = performance.now();
  const ids = await side.search(query.text);
  const searched = performance.now();
  await db.collection(collections.searchIndex).doc('none').get();
  const read = performance.now();
  if (round >= 0) {
    side.times.push(searched - begun);
    side.floor.push(read - searched);
    return;
  }
  if (!ids.slice(0, SHOWN).some((id) => query.isMeant(Number(id.slice(1))))) side.missed.push(query);
}

function figuresOf(sides: readonly Side[]): Figure[] {
  const p = (values: readonly number[], share: number) =>
    percentile(
      [...values].sort((a, b) => a - b),
      share,
    );
  const [hundred, thousand, large] = sides;
  if (hundred === undefined || thousand === undefined || large === undefined) throw new Error('Nothing was measured');
  const named = (side: Side) => `in ${number(SIZES[side.size])} articles`;
  const ratioTo = (side: Side): Figure => {
    const ratio = p(large.times, 0.5) / p(side.times, 0.5);
    return {
      what: `p50 ${named(large)} to ${named(side)}`,
      measured: ratio.toFixed(2),
      goal: `at most ${RATIO_MAX}`,
      isMet: ratio <= RATIO_MAX,
    };
  };
  const found = (side: Side, kind?: string) => {
    const asked = side.queries.filter((query) => kind === undefined || query.kind === kind).length;
    const missed = side.missed.filter((query) => kind === undefined || query.kind === kind).length;
    return `${(((asked - missed) / asked) * 100).toFixed(1)} %`;
  };
  return [
    {
      what: 'articles in the largest archive',
      measured: number(SIZES.large),
      goal: number(GOAL_ARTICLES),
      isMet: SIZES.large >= GOAL_ARTICLES,
    },
    {
      what: `p50 ${named(large)}`,
      measured: ms(p(large.times, 0.5)),
      goal: `at most ${GOAL_MS} ms`,
      isMet: p(large.times, 0.5) <= GOAL_MS,
    },
    { what: `p95 ${named(large)}`, measured: ms(p(large.times, 0.95)) },
    ...[thousand, hundred].map((side) => ({
      what: `p50, p95 ${named(side)}`,
      measured: `${ms(p(side.times, 0.5))}, ${ms(p(side.times, 0.95))}`,
    })),
    ratioTo(thousand),
    ratioTo(hundred),
    {
      what: 'floor: one document by its id, p50',
      measured: `${ms(p(large.floor, 0.5))} (p95 ${ms(p(large.floor, 0.95))}); an answer is ${(p(large.times, 0.5) / p(large.floor, 0.5)).toFixed(1)} × that`,
    },
    {
      what: 'documents read by a search, its cards among them; index entries looked at',
      measured: sides.map(({ documents, entries }) => `${documents.toFixed(1)}; ${entries.toFixed(0)}`).join(' · '),
    },
    ...sides.map((side) => ({ what: `found among the first ${SHOWN}, ${named(side)}`, measured: found(side) })),
    ...queryKinds.map((kind) => ({ what: `  ${kind}`, measured: sides.map((side) => found(side, kind)).join(', ') })),
  ];
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;
function number(value: number): string {
  return value.toLocaleString('en-US');
}
