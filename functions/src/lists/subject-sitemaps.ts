import { isDeepStrictEqual } from 'node:util';
import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import type { SitemapEntry, SubjectSitemapRollup } from '@first-show/domain/rollups/rollups';
import { openBulkSet } from '../platform/firestore/bulk-set.ts';
import { rollupRef } from './rollups.ts';

/**
 * The sitemaps' entries of films and people. Each kind has sixteen roll-ups, because one document
 * could not hold those of 20,000 people.
 */

type Kind = 'films' | 'people';
type Subject = SitemapEntry & { isPublished: boolean };

const SHARDS = 16;
/** The number of roll-ups of one kind, which a sitemap reads. */
export const SUBJECT_SITEMAP_READS = SHARDS;

const shardOf = (id: string): string =>
  ([...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % SHARDS).toString(SHARDS);

const entryOf = ({ slug, updatedAt }: SitemapEntry): SitemapEntry => ({ slug, updatedAt });

const listedEntry = (subject: Subject | undefined): SitemapEntry | undefined =>
  subject?.isPublished === true ? entryOf(subject) : undefined;

/** Called after a film or person was written or deleted; `before` and `after` are its documents. */
export async function updateSubjectSitemap(
  db: Firestore,
  { kind, id, before, after }: { kind: Kind; id: string; before: Subject | undefined; after: Subject | undefined },
): Promise<void> {
  const entry = listedEntry(after);
  if (isDeepStrictEqual(listedEntry(before), entry)) return;
  await rollupRef(db, rollupIds.subjectSitemap(kind, shardOf(id))).set(
    { entries: { [id]: entry ?? FieldValue.delete() } },
    { mergeFields: [new FieldPath('entries', id)] },
  );
}

/** The entries of all published films or people. */
export async function readSubjectSitemap(db: Firestore, kind: Kind): Promise<SitemapEntry[]> {
  const shards = Array.from({ length: SHARDS }, (_, shard) => shard.toString(SHARDS));
  const found = await db.getAll(...shards.map((shard) => rollupRef(db, rollupIds.subjectSitemap(kind, shard))));
  return found.flatMap((one) => Object.values((one.data() as SubjectSitemapRollup | undefined)?.entries ?? {}));
}

/** Builds the roll-ups of both kinds, after a database was filled. */
export async function rebuildSubjectSitemaps(db: Firestore): Promise<void> {
  const writer = openBulkSet(db);
  for (const kind of ['films', 'people'] as const) {
    const { docs } = await db
      .collection(collections[kind])
      .where('isPublished', '==', true)
      .select('slug', 'updatedAt')
      .get();
    for (const [shard, some] of Map.groupBy(docs, ({ id }) => shardOf(id))) {
      const entries = Object.fromEntries(some.map((doc) => [doc.id, entryOf(doc.data() as SitemapEntry)]));
      writer.set(rollupRef(db, rollupIds.subjectSitemap(kind, shard)), { entries } satisfies SubjectSitemapRollup);
    }
  }
  await writer.close();
}
