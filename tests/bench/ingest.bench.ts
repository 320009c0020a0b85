import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore, Transaction, type Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { creditOf, draftText, extractiveSummary } from '../../functions/src/features/scraping/ingest/draft-text.ts';
import {
  loadRecentTitles,
  readSource,
  type PipelineSource,
} from '../../functions/src/features/scraping/ingest/pipeline.ts';
import { normaliseFeed, type Story } from '../../functions/src/features/scraping/ingest/normalise-feed.ts';
import { parseFeed } from '../../functions/src/features/scraping/ingest/parse-feed.ts';
import { rememberStories } from '../../functions/src/features/scraping/store/stories.ts';
import { storyToArticle } from '../../functions/src/features/scraping/ingest/story-to-article.ts';
import { createLock } from '../../functions/src/platform/firestore/lock.ts';
import { countReads } from '../../functions/src/testing/count-reads.ts';
import { rss, type FeedStory } from '../../functions/src/testing/source-server.ts';
import type { Bench, Figure } from './lib/bench.ts';

const SIZES = { small: 1_000, large: 100_000 } as const;
const ROUNDS = 7;
const ITEMS = 100;
/**
 * Items per round: `KNOWN` are known, `RETOLD` retell a story of another source, the others are
 * new.
 */
const KNOWN = 50;
const RETOLD = 10;
const RATIO_MAX = 1.5;
/** Stories per day from twenty active sources. */
const STORIES_A_DAY = 300;
const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-21T06:00:00.000Z');

/**
 * Measures how fast the pipeline parses the items of a feed, compares them with known stories and
 * records them, without network and triggers. Rounds alternate between two databases, so that other
 * load on the machine affects both.
 */
export const bench: Bench = {
  summary: `items a second, documents read and written per item, with ${number(SIZES.small)} and with ${number(SIZES.large)} known stories`,
  needs: 'site',
  async run({ step }) {
    const sides = [await open('small'), await open('large')];
    try {
      for (const side of sides) {
        step(`Filling in ${number(SIZES[side.size])} known stories …`);
        await fill(side.db, SIZES[side.size]);
      }
      step(`${ROUNDS} rounds of ${ITEMS} items each, in turn …`);
      for (let round = -1; round < ROUNDS; round += 1) {
        for (const side of sides) {
          const measured = await readRound(side, round + 1);
          // The first round warms up.
          if (round >= 0) side.rounds.push(measured);
        }
      }
    } finally {
      for (const side of sides) await side.close();
    }
    return figuresOf(sides);
  },
};

type Round = { milliseconds: number; reads: number; writes: number; added: number; merged: number; known: number };
type Side = { size: keyof typeof SIZES; db: Firestore; rounds: Round[]; close: () => Promise<void> };

function open(size: keyof typeof SIZES): Promise<Side> {
  // Use a separate project, so that the functions' triggers do not run.
  const projectId = `demo-bench-ingest-${size}-${process.pid}`;
  const app = initializeApp({ projectId }, projectId);
  const db = initializeFirestore(app);
  db.settings({ ignoreUndefinedProperties: true });
  return Promise.resolve({ size, db, rounds: [], close: () => deleteApp(app) });
}

const SUBJECTS = [
  'potter',
  'weaver',
  'postman',
  'usher',
  'tailor',
  'painter',
  'singer',
  'driver',
  'teacher',
  'cook',
  'clerk',
  'drummer',
];
const DEEDS = [
  'opens a hall',
  'mends the screen',
  'keeps the last reel',
  'sells the first ticket',
  'paints a hoarding',
  'finds a lost song',
  'walks to the premiere',
];
const PLACES = ['Nashik', 'Lucknow', 'Nagpur', 'Pune', 'Lalbaug', 'Dadar', 'Surat', 'Bhopal', 'Indore'];
const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/** A story that the site already knows. Each index has a different headline. */
function known(index: number): FeedStory {
  const title = `A ${pick(SUBJECTS, index)} called N${index.toString(36)} ${pick(DEEDS, Math.floor(index / 7))} in ${pick(PLACES, index)} before the rains of K${(index * 7919) % 100_003}`;
  return {
    title,
    link: `https://known.example/${index}`,
    guid: `known-${index}`,
    description: 'A few words about it, which nobody looks at here.',
  };
}

async function fill(db: Firestore, count: number): Promise<void> {
  await db.doc('categories/film-news').set({ id: 'film-news' });
  await db.doc('sources/measured').set({ categoryId: 'film-news', isActive: true, isTrusted: false });
  const chunk = 5_000;
  for (let first = 0; first < count; first += chunk) {
    const stories = storiesOf(
      Array.from({ length: Math.min(chunk, count - first) }, (_, index) => known(first + index)),
    );
    // The newest story was seen a moment ago; a higher index is older.
    const seenAt = (index: number) => new Date(NOW.getTime() - ((first + index) / STORIES_A_DAY) * DAY_MS);
    await rememberStories(
      db,
      stories.map((story, index) => ({ story, seenAt: seenAt(index) })),
      { sourceId: 'known', isEmulator: true },
    );
  }
  await draftRetold(db);
}

/** Stores the stories that another source will retell, as drafts with only the first source. */
async function draftRetold(db: Firestore): Promise<void> {
  const batch = db.batch();
  for (const story of storiesOf(Array.from({ length: (ROUNDS + 1) * RETOLD }, (_, index) => known(index)))) {
    const credit = await creditOf(story, {
      sourceId: 'known',
      sourceName: 'Known',
      summarise: extractiveSummary,
      now: NOW,
    });
    const { summary, content, provenance } = draftText([credit]);
    const options = {
      slug: story.id,
      categoryId: 'film-news',
      sourceName: 'Known',
      isPublished: false,
      now: NOW,
      text: { summary, content },
    };
    batch.set(db.collection(collections.articles).doc(story.id), storyToArticle(story, options));
    batch.set(db.collection(collections.articleDesk).doc(story.id), {
      credits: [credit],
      provenance,
      creditSourceIds: ['known'],
    });
  }
  await batch.commit();
}

function storiesOf(items: readonly FeedStory[]): Story[] {
  const stories: Story[] = [];
  // `parseFeed` reads at most a thousand items of a feed, so parse the items in parts.
  for (let first = 0; first < items.length; first += 500) {
    const feed = parseFeed(rss(items.slice(first, first + 500)));
    if (feed !== null) stories.push(...normaliseFeed(feed, { now: NOW, feedUrl: null, sourceName: null }).stories);
  }
  return stories;
}

/** A feed with known items, items that retell known stories at another address, and new ones. */
function feedOf(round: number, size: keyof typeof SIZES): string {
  const old = Array.from({ length: KNOWN }, (_, index) => known(((round * KNOWN + index) * 997) % SIZES[size]));
  const retold = Array.from({ length: RETOLD }, (_, index) => {
    const { title, ...other } = known(round * RETOLD + index);
    return {
      ...other,
      title: `${title}, we hear`,
      link: `https://retold.example/${round}-${index}`,
      guid: `retold-${round}-${index}`,
    };
  });
  const words =
    'It took a whole morning, two ladders and the patience of everybody who lives in the street. The second sentence is there to be left out. A third one ends it, and it is not much longer than the first.';
  const fresh = Array.from({ length: ITEMS - KNOWN - RETOLD }, (_, index) => ({
    title: `Round ${round} of row H, seat ${index}: a ${pick(SUBJECTS, index * 5 + round)} of ${pick(PLACES, index)} tells X${round}Y${index} and Z${index * 31 + round} nothing`,
    link: `https://fresh.example/${round}-${index}`,
    guid: `fresh-${round}-${index}`,
    description: words,
  }));
  return rss([...old, ...retold, ...fresh]);
}

async function readRound({ db, size }: Side, round: number): Promise<Round> {
  const bytes = new TextEncoder().encode(feedOf(round, size));
  const source: PipelineSource = {
    id: 'measured',
    name: 'Measured',
    kind: 'feed',
    url: 'https://fresh.example/rss',
    categoryId: 'film-news',
    language: 'en',
    isTrusted: false,
    isPictureLicensed: false,
    selectors: null,
    maxItems: ITEMS,
    etag: null,
    lastModified: null,
  };
  const writes = countWrites();
  const begun = performance.now();
  const { reads, result } = await countReads(db, async () =>
    readSource(source, {
      db,
      now: () => NOW,
      recent: await loadRecentTitles(db, NOW),
      fetch: () =>
        Promise.resolve({
          kind: 'fetched',
          url: source.url,
          bytes,
          contentType: 'application/rss+xml',
          etag: null,
          lastModified: null,
        }),
      exclusively: createLock(),
    }),
  );
  const milliseconds = performance.now() - begun;
  return {
    milliseconds,
    reads,
    writes: writes.stop(),
    added: result.added,
    merged: result.merged,
    known: result.known,
  };
}

/** Counts documents written in transactions. An ingest round writes only in transactions. */
function countWrites(): { stop: () => number } {
  let writes = 0;
  const target = Transaction.prototype as unknown as Record<string, (...input: unknown[]) => unknown>;
  const originals = ['set', 'create', 'update', 'delete'].map((name) => [name, target[name]] as const);
  for (const [name, original] of originals) {
    target[name] = function (this: unknown, ...input: unknown[]) {
      writes += 1;
      return original?.apply(this, input);
    };
  }
  return {
    stop: () => {
      for (const [name, original] of originals) if (original !== undefined) target[name] = original;
      return writes;
    },
  };
}

function figuresOf(sides: readonly Side[]): Figure[] {
  const [small, large] = sides.map(({ rounds }) => ({
    perItemMs: median(rounds.map(({ milliseconds }) => milliseconds)) / ITEMS,
    reads: median(rounds.map(({ reads }) => reads)) / ITEMS,
    writes: median(rounds.map(({ writes }) => writes)) / ITEMS,
  }));
  if (small === undefined || large === undefined) throw new Error('Nothing was measured');
  const expected = { added: ITEMS - KNOWN - RETOLD, merged: RETOLD, known: KNOWN };
  const isRight = sides.every(({ rounds }) =>
    rounds.every((round) =>
      Object.entries(expected).every(([what, count]) => round[what as keyof typeof expected] === count),
    ),
  );
  const ratio = large.perItemMs / small.perItemMs;
  const sized = (size: keyof typeof SIZES) => `with ${number(SIZES[size])} known stories`;
  return [
    {
      what: 'each story told right: new, retold, known',
      measured: isRight ? 'all' : JSON.stringify(sides.map(({ rounds }) => rounds.at(-1))),
      goal: 'all',
      isMet: isRight,
    },
    { what: `items a second, ${sized('small')}`, measured: (1000 / small.perItemMs).toFixed(0) },
    { what: `items a second, ${sized('large')}`, measured: (1000 / large.perItemMs).toFixed(0) },
    {
      what: 'time per item, large to small',
      measured: ratio.toFixed(2),
      goal: `under ${RATIO_MAX}`,
      isMet: ratio < RATIO_MAX,
    },
    { what: `documents read per item, ${sized('small')}`, measured: small.reads.toFixed(2) },
    {
      what: `documents read per item, ${sized('large')}`,
      measured: large.reads.toFixed(2),
      goal: 'as many',
      isMet: large.reads <= small.reads * 1.1,
    },
    { what: `documents written per item, ${sized('small')}`, measured: small.writes.toFixed(2) },
    {
      what: `documents written per item, ${sized('large')}`,
      measured: large.writes.toFixed(2),
      goal: 'as many',
      isMet: large.writes <= small.writes * 1.1,
    },
  ];
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
function number(value: number): string {
  return value.toLocaleString('en-US');
}
