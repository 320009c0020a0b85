import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchForDesk } from '../../functions/src/features/search/store/search.ts';
import { rebuildAllRollups } from '../../functions/src/lists/rebuild.ts';
import { watchReads } from '../../functions/src/testing/count-reads.ts';
import { countWrites } from '../../functions/src/testing/count-writes.ts';
import { openTestApp, type TestApp } from '../../functions/src/testing/reader-app.ts';
import { filmOf } from '../bench/lib/archive.ts';
import { fillArchive, type ArchiveSize } from '../bench/lib/fill-archive.ts';
import { readOperations } from './read-operations.ts';
import { writeOperations } from './write-operations.ts';

/**
 * No operation costs more on a large site: each one reads and writes as many documents with 3,000
 * articles as with 100. (A `count()` is billed as one read for each thousand documents that it
 * counts. It is one read here.)
 */
const rest = { messages: 100, subscribers: 100 };
const sizes = {
  small: { articles: 100, comments: 1_000, ...rest },
  large: { articles: 3_000, comments: 6_000, ...rest },
} satisfies Record<string, ArchiveSize>;

type Cost = { read: Record<string, number>; written: Record<string, number> };
type Operation = () => Promise<() => Promise<unknown>>;
type Site = { db: Firestore; operations: Record<string, Operation> };

/** The first calls build lists that were never read. */
const WARM_UPS = 2;

/** The most documents of operations whose lists 100 articles do not fill. */
const BOUNDED: Record<string, number> = {
  // The news of 48 hours, one roll-up for each month of the archive, 32 of films and people, and
  // the chart.
  '/sitemap.xml': 140,
  // A page of reviews, of which a small site has fewer, and the lists of every page.
  'reviews, by stars': 16,
  'reviews, in Hindi by stars': 16,
  // 60 stories of the category, 100 stories of the last days, and the lists of what readers want.
  'desk: ideas for a category': 200,
  // Also removes the cached choices of at most 36 related articles, for each state of the article.
  'trigger: the tags of an article were changed': 260,
  'trigger: an article was published': 260,
  // Names that are new are looked for in 30 stories each.
  'trigger: a film was written': 400,
  'trigger: a person was written': 400,
  // Two pages of 30 drafts and their desk documents, and the position of the second page.
  'every five minutes: find the drafts to enhance': 121,
};

/** The names of the operations, which are the same for every database. */
const names = Object.keys(operationsOf({} as Firestore, ''));
let apps: TestApp[] = [];
let sites: { small: Site; large: Site };

function operationsOf(db: Firestore, name: string): Record<string, Operation> {
  const reads = Object.entries(readOperations(db, { name }).calls).map(([title, call]) => {
    let round = -2;
    const operation: Operation = () => Promise.resolve(() => call((round += 1) - 1));
    return [title, operation] as const;
  });
  return { ...Object.fromEntries(reads), ...writeOperations(db) };
}

async function fill(db: Firestore, size: ArchiveSize): Promise<void> {
  const writer = db.bulkWriter({ throttling: false });
  fillArchive((collection, id, doc) => void writer.set(db.collection(collection).doc(id), doc), size);
  await writer.close();
  await rebuildAllRollups(db);
}

/** The name of a film that a search finds equally often on both sites. */
async function nameInBoth(small: Firestore, large: Firestore): Promise<string> {
  for (let index = 3; index < 12; index += 1) {
    for (const { latin } of filmOf(index).words) {
      const [few, many] = await Promise.all([small, large].map(async (db) => (await searchForDesk(db, latin)).length));
      if (few === many) return latin;
    }
  }
  throw new Error('No film name has the same number of results on both sites.');
}

beforeAll(async () => {
  const [small, large] = [openTestApp('small', () => undefined), openTestApp('large', () => undefined)];
  apps = [small, large];
  await Promise.all([fill(small.db, sizes.small), fill(large.db, sizes.large)]);
  const name = await nameInBoth(small.db, large.db);
  sites = {
    small: { db: small.db, operations: operationsOf(small.db, name) },
    large: { db: large.db, operations: operationsOf(large.db, name) },
  };
}, 180_000);
afterAll(() => Promise.all(apps.map((app) => app.close())));

/** The documents that an operation reads and writes, by collection, once its caches are there. */
async function costOf({ db, operations }: Site, name: string): Promise<Cost> {
  const prepare = operations[name] ?? (() => Promise.reject(new Error(`No operation is called ${name}`)));
  for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1) await (await prepare())();
  const act = await prepare();
  const [read, written] = [watchReads(db), countWrites(db)];
  try {
    await act();
    return { read: Object.fromEntries(read.counts()), written: Object.fromEntries(written.counts()) };
  } finally {
    read.stop();
    written.stop();
  }
}
const totalOf = ({ read, written }: Cost): number =>
  [...Object.values(read), ...Object.values(written)].reduce((sum, count) => sum + count, 0);

// Slow, because the emulator has no indexes: each query looks at all of the 3,000 articles.
describe('an operation reads and writes as many documents with 3,000 articles as with 100', { tags: ['slow'] }, () => {
  it.each(names)('%s', async (name) => {
    const [small, large] = [await costOf(sites.small, name), await costOf(sites.large, name)];
    if (name in BOUNDED) expect(totalOf(large)).toBeLessThanOrEqual(BOUNDED[name] ?? 0);
    else expect(large).toEqual(small);
  });
});
