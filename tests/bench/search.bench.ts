import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { createApp } from '../../functions/src/api/app.ts';
import { registerSearch } from '../../functions/src/features/search/routes.ts';
import { indexArticles } from '../../functions/src/lists/search-index.ts';
import { watchReads } from '../../functions/src/testing/count-reads.ts';
import { articleOf, filmNamesOf } from './lib/archive.ts';
import type { Bench, Figure } from './lib/bench.ts';
import { depsOf } from './lib/deps-of.ts';
import { countOf } from './lib/options.ts';
import { queryKinds, searchQueries, type QueryKind, type SearchQuery } from './lib/search-queries.ts';

const ARTICLES = 3_000;
/** The number of results that a reader sees. An article further down counts as not found. */
const SHOWN = 10;
const FOUND_GOAL = 0.95;
const PROCESSOR_MS_MAX = 15;
const WARM_UPS = 20;

/**
 * Measures `GET /api/search` as the API answers it: the search, the cards of the results and their
 * JSON. The time is the processor time of the API, because the emulator has no indexes and looks at
 * every article. `--missed` lists the searches that did not find a right article. The ranking has a
 * test of its own (`demo/search-quality.emulator.test.ts`).
 */
export const bench: Bench = {
  summary: `processor time and recall of 200 searches in ${ARTICLES} articles: typos, spellings, Hindi and English`,
  needs: 'site',
  options: { articles: 'string', missed: 'boolean' },
  async run({ step, given }) {
    const count = countOf(given, 'articles', ARTICLES);
    step(`Filling an archive of ${count} articles …`);
    // Use a separate project, so that the functions' triggers do not run.
    const app = initializeApp({ projectId: `demo-bench-search-${process.pid}` }, 'search');
    const db = initializeFirestore(app);
    try {
      await fill(db, count);
      const queries = searchQueries(count);
      step(`${queries.length} searches …`);
      const measured = await measure(db, queries);
      if (given.missed === true) for (const { kind, text } of measured.missed) step(`${text} (${kind})`);
      return figuresOf(queries, measured);
    } finally {
      await deleteApp(app);
    }
  },
};

async function fill(db: Firestore, count: number): Promise<void> {
  const articles = Array.from({ length: count }, (_, index) => articleOf(index, count));
  const writer = db.bulkWriter({ throttling: false });
  for (const article of articles) void writer.set(db.collection(collections.articles).doc(article.id), article);
  for (const [id, movieName] of filmNamesOf(count))
    void writer.set(db.collection(collections.films).doc(id), { movieName });
  await writer.close();
  await indexArticles(articles, db);
}

/** Ids of the cards in the answer to a search, best first. */
type Search = (text: string) => Promise<string[]>;

function searchOf(db: Firestore): Search {
  const api = createApp(depsOf({ db }), registerSearch);
  return async (text) => {
    const answer = await api.request(`/api/search?q=${encodeURIComponent(text)}`);
    const body = await answer.text();
    if (answer.status !== 200)
      throw new Error(`A search for '${text}' was answered with ${answer.status}: ${body.slice(0, 200)}`);
    return (JSON.parse(body) as { id: string }[]).map(({ id }) => id);
  };
}

type Measured = {
  /** The searches without a right result. */
  missed: SearchQuery[];
  documentsPerSearch: number;
  processorMsPerSearch: number;
};

async function measure(db: Firestore, queries: readonly SearchQuery[]): Promise<Measured> {
  const search = searchOf(db);
  for (const { text } of queries.slice(0, WARM_UPS)) await search(text);
  const missed: SearchQuery[] = [];
  const watch = watchReads(db);
  const before = process.cpuUsage();
  try {
    for (const query of queries) {
      const ids = await search(query.text);
      if (!ids.slice(0, SHOWN).some((id) => query.isMeant(Number(id.slice(1))))) missed.push(query);
    }
    const { user, system } = process.cpuUsage(before);
    return {
      missed,
      documentsPerSearch: watch.reads() / queries.length,
      processorMsPerSearch: (user + system) / 1000 / queries.length,
    };
  } finally {
    watch.stop();
  }
}

function figuresOf(queries: readonly SearchQuery[], measured: Measured): Figure[] {
  const { missed, documentsPerSearch, processorMsPerSearch } = measured;
  const found = (kind?: QueryKind): number => {
    const isOfKind = (query: SearchQuery) => kind === undefined || query.kind === kind;
    return 1 - missed.filter(isOfKind).length / queries.filter(isOfKind).length;
  };
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    {
      what: `found among the first ${SHOWN}`,
      measured: percent(found()),
      goal: `at least ${percent(FOUND_GOAL)}`,
      isMet: found() >= FOUND_GOAL,
    },
    ...queryKinds.map((kind) => ({ what: `  ${kind}`, measured: percent(found(kind)) })),
    {
      what: 'processor time of a search',
      measured: `${processorMsPerSearch.toFixed(1)} ms`,
      goal: `at most ${PROCESSOR_MS_MAX} ms`,
      isMet: processorMsPerSearch <= PROCESSOR_MS_MAX,
    },
    { what: 'documents read by a search, its cards among them', measured: documentsPerSearch.toFixed(1) },
  ];
}
