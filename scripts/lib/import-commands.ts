import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { parseBoxOfficeCsv } from '../../functions/src/features/films/import-csv.ts';
import { importBoxOffice } from '../../functions/src/features/films/store/import-box-office.ts';
import { decodeFeed } from '../../functions/src/features/scraping/ingest/decode-feed.ts';
import { importFeed, type FeedImport } from '../../functions/src/features/scraping/ingest/import-feed.ts';
import { normaliseFeed } from '../../functions/src/features/scraping/ingest/normalise-feed.ts';
import { parseFeed } from '../../functions/src/features/scraping/ingest/parse-feed.ts';
import { CommandError } from './console.ts';

/**
 * The part of `npm run import` that works on the input and the open database. This code is in no
 * feature, because it combines several features.
 */

export type FeedInput = { bytes: Uint8Array; contentType: string | null; url: string | null };
export type FeedOptions = { categoryId: string; isPublished: boolean; sourceName: string | null; now: Date };

/**
 * Adds a feed's stories to the site. Throws `CommandError` for an error that the person can fix.
 */
export async function runFeedImport(
  db: Firestore,
  input: FeedInput,
  options: FeedOptions,
): Promise<FeedImport & { sourceName: string; isMended: boolean }> {
  const raw = parseFeed(decodeFeed(input.bytes, input.contentType));
  if (raw === null)
    throw new CommandError('This is not an RSS or Atom feed: give the URL of a feed, not of a web page.');
  await expectCategory(db, options.categoryId);
  const feed = normaliseFeed(raw, { now: options.now, feedUrl: input.url, sourceName: options.sourceName });
  const result = await importFeed(db, feed, {
    categoryId: options.categoryId,
    isPublished: options.isPublished,
    now: options.now,
    feedUrl: input.url,
  });
  return { ...result, sourceName: feed.sourceName, isMended: raw.state === 'mended' };
}

async function expectCategory(db: Firestore, categoryId: string): Promise<void> {
  const found = await db.collection(collections.categories).select().limit(50).get();
  const ids = found.docs.map((doc) => doc.id);
  if (ids.length === 0)
    throw new CommandError('The site has no categories yet: fill it first (npm start does), then run this again.');
  if (!ids.includes(categoryId))
    throw new CommandError(`There is no category '${categoryId}': choose one of ${ids.join(', ')}.`);
}

/**
 * Adds and updates films from a CSV. Throws `CommandError` if the file cannot be parsed.
 */
export async function runBoxOfficeImport(
  db: Firestore,
  csv: Uint8Array,
  options: { now: Date; source: string | null },
): Promise<Awaited<ReturnType<typeof importBoxOffice>>> {
  const rows = parseBoxOfficeCsv(decodeFeed(csv));
  if (!rows.ok) throw new CommandError(`${rows.error} Nothing was written.`);
  return importBoxOffice(db, rows.value, options);
}
