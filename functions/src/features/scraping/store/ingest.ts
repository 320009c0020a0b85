import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { chunksOf } from '@first-show/domain/core/chunks';
import { collections } from '@first-show/domain/core/collections';
import { idsInTrash } from '../../../platform/firestore/trash.ts';

/**
 * Firestore access of a manual import: known stories, free slugs, and writes. The number of reads
 * depends on the size of the feed, not on the number of articles.
 */

/** Maximum number of values per `in` query, a limit of Firestore. */
const IN_MAX = 30;
const ALREADY_EXISTS = 6;

export type KnownStories = { ids: ReadonlySet<string>; guidKeys: ReadonlySet<string>; titles: ReadonlySet<string> };

/** Which of these stories are known, by id (URL), guid or headline. */
export async function findKnown(
  db: Firestore,
  stories: readonly { id: string; guidKey: string | null; title: string }[],
): Promise<KnownStories> {
  if (stories.length === 0) return { ids: new Set(), guidKeys: new Set(), titles: new Set() };
  const refs = stories.map(({ id }) => db.collection(collections.articles).doc(id));
  const guidKeys = stories.flatMap(({ guidKey }) => guidKey ?? []);
  const [byId, trashed, notes, byTitle] = await Promise.all([
    db.getAll(...refs, { fieldMask: ['slug'] }),
    idsInTrash(
      db,
      'article',
      stories.map(({ id }) => id),
    ),
    inChunks(db, { collection: collections.articleDesk, field: 'feedGuidKey', values: guidKeys }),
    inChunks(db, { collection: collections.articles, field: 'title', values: stories.map(({ title }) => title) }),
  ]);
  // A desk document without an article is from an interrupted import, or its article was deleted.
  const noted =
    notes.length === 0
      ? []
      : await db.getAll(...notes.map(({ id }) => db.collection(collections.articles).doc(id)), { fieldMask: ['slug'] });
  const existing = new Set(noted.filter(({ exists }) => exists).map(({ id }) => id));
  return {
    // A deleted article is known too, until it is removed from the trash for good.
    ids: new Set([...trashed, ...byId.filter(({ exists }) => exists).map(({ id }) => id)]),
    guidKeys: new Set(notes.filter(({ id }) => existing.has(id)).map((note) => note.get('feedGuidKey') as string)),
    titles: new Set(byTitle.map((found) => found.get('title') as string)),
  };
}

async function inChunks(
  db: Firestore,
  query: { collection: string; field: string; values: readonly string[] },
): Promise<DocumentSnapshot[]> {
  const found = await Promise.all(
    chunksOf(query.values, IN_MAX).map((chunk) =>
      db.collection(query.collection).where(query.field, 'in', chunk).select(query.field).get(),
    ),
  );
  return found.flatMap(({ docs }) => docs);
}

/** Article ids by slug, for those of `slugs` that are taken. */
export async function slugHolders(db: Firestore, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const found = await db.getAll(...slugs.map((slug) => db.collection(collections.articleSlugs).doc(slug)));
  return new Map(
    found
      .filter((snapshot) => snapshot.exists)
      .map((snapshot) => [snapshot.id, (snapshot.get('articleId') as string | undefined) ?? '']),
  );
}

export type NewArticle = { article: ArticleDoc; guidKey: string | null; feedUrl: string | null };

/** The first step of adding articles: writes their slugs and desk documents. Idempotent. */
export async function reserveArticles(db: Firestore, added: readonly NewArticle[]): Promise<void> {
  const writer = db.bulkWriter();
  const failures = collectFailures(writer);
  for (const { article, guidKey, feedUrl } of added) {
    void writer
      .set(db.collection(collections.articleSlugs).doc(article.slug), { articleId: article.id, redirectTo: null })
      .catch(noted);
    void writer
      .set(
        db.collection(collections.articleDesk).doc(article.id),
        { feedGuidKey: guidKey, feedUrl, importedAt: article.createdAt },
        { merge: true },
      )
      .catch(noted);
  }
  await writer.close();
  if (failures.length > 0) throw new Error(`The slugs could not be reserved: ${failures[0]}`);
}

/**
 * The last step of adding articles: writes the articles. `alreadyThere` are the ids of articles
 * that another import has written in the meantime.
 */
export async function createArticles(
  db: Firestore,
  articles: readonly ArticleDoc[],
): Promise<{ alreadyThere: string[] }> {
  const alreadyThere: string[] = [];
  const writer = db.bulkWriter();
  const failures = collectFailures(writer);
  for (const article of articles) {
    void writer
      .create(db.collection(collections.articles).doc(article.id), article)
      .catch((error: { code: number }) => {
        if (Number(error.code) === ALREADY_EXISTS) alreadyThere.push(article.id);
      });
  }
  await writer.close();
  if (failures.length > 0) throw new Error(`The articles could not all be written: ${failures[0]}`);
  return { alreadyThere };
}

/** Ignores the rejection, because the writer's error listener handles it. */
const noted = (): void => undefined;

function collectFailures(writer: ReturnType<Firestore['bulkWriter']>): string[] {
  const failures: string[] = [];
  writer.onWriteError((error) => {
    if (Number(error.code) === ALREADY_EXISTS) return false;
    if (error.failedAttempts < 4) return true;
    failures.push(`${error.documentRef.path}: ${error.message}`);
    return false;
  });
  return failures;
}
