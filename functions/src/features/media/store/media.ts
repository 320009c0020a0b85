import { FieldValue, type Firestore, type Query, type Transaction } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { chunksOf } from '@first-show/domain/core/chunks';
import { collections } from '@first-show/domain/core/collections';
import { indianDay, plusDays } from '@first-show/domain/core/dates';
import type { FilmDoc, FilmStill } from '@first-show/domain/films/film.schema';
import { ok, type Result } from '@first-show/domain/core/result';
import { isLicenceEnded } from '@first-show/domain/media/licence';
import type { Media, MediaDetails, MediaDoc, MediaUse } from '@first-show/domain/media/media.schema';
import { jpegWidth, libraryPicture, renditionUrl, renditionWidths } from '@first-show/domain/media/picture-address';
import { foldWords } from '@first-show/domain/search/fold';
import { mediaRef } from '../../articles/store/article-media.ts';
import { ENDED_FIELD } from '../../articles/store/ended-pictures.ts';
import { mediaKeys, PREFIX } from './media-keys.ts';
import type { LogChange } from '../../../platform/desk-log/desk-log.ts';
import { moveToTrash, readTrash, restoreFromTrash } from '../../../platform/firestore/trash.ts';

/**
 * Firestore access of the media library: pictures (`media`), and where articles and films use them.
 */

/** The name in the log of a picture without alt text. */
const UNTITLED = 'A picture';

/** The folder of a picture's files in the file store. */
export const mediaFolder = (id: string): string => `media/${id}`;

const urlOf = ({ id, largestWidth }: Pick<MediaDoc, 'id' | 'largestWidth'>): string =>
  renditionUrl(id, largestWidth, 'webp');

function presentMedia(doc: MediaDoc, uses: MediaUse[]): Media {
  const { keys: _keys, fileName: _name, storedBytes: _bytes, isAltFromArticle: _from, largestWidth, ...shown } = doc;
  const jpeg = jpegWidth(largestWidth);
  return {
    ...shown,
    url: urlOf(doc),
    renditions: [
      ...renditionWidths(largestWidth).flatMap((width) =>
        (['avif', 'webp'] as const).map((format) => ({ width, format, url: renditionUrl(doc.id, width, format) })),
      ),
      { width: jpeg, format: 'jpg' as const, url: renditionUrl(doc.id, jpeg, 'jpg') },
    ],
    usedBy: uses.map(({ id }) => id),
    uses,
  };
}

export async function findMedia(db: Firestore, id: string): Promise<Media | null> {
  const doc = (await mediaRef(db, id).get()).data() as MediaDoc | undefined;
  return doc === undefined ? null : ((await present(db, [doc]))[0] ?? null);
}

type MediaListRules = {
  /** Search text. Each of its words must be the beginning of a word in the texts of the picture. */
  q?: string | undefined;
  /** Lists only pictures whose licence has ended, the most recently ended first. */
  licence?: 'ended' | undefined;
  /** Lists only pictures without alt text. */
  alt?: 'none' | undefined;
  /** The id of the last picture of the previous page. */
  after?: string | undefined;
  limit: number;
  now: Date;
};

/** A page of the library, newest first. Empty if `after` is the id of no picture. */
export async function listMedia(
  db: Firestore,
  { q, licence, alt, after, limit, now }: MediaListRules,
): Promise<Media[]> {
  const words = q === undefined ? [] : foldWords(q).map((word) => word.slice(0, PREFIX.max));
  if (q !== undefined && words.length === 0) return [];
  // The query uses the longest word, which is usually the rarest. (The query for ended licences
  // uses no word.) All words are checked in memory.
  const [longest] = [...words].sort((a, b) => b.length - a.length);
  let query: Query;
  if (licence === 'ended') query = endedLicences(db, now).orderBy(EXPIRES_ON, 'desc');
  else {
    query = db.collection(collections.media).orderBy('createdAt', 'desc');
    if (alt === 'none') query = query.where('alt', '==', '');
    if (longest !== undefined) query = query.where('keys', 'array-contains', longest);
  }
  let last = after === undefined ? null : await mediaRef(db, after).get();
  if (last !== null && !last.exists) return [];
  const found: MediaDoc[] = [];
  for (;;) {
    const { docs } = await (last === null ? query : query.startAfter(last)).limit(limit).get();
    for (const snapshot of docs) {
      const doc = snapshot.data() as MediaDoc;
      if (found.length < limit && words.every((word) => doc.keys.includes(word))) found.push(doc);
    }
    if (docs.length < limit || found.length === limit) return present(db, found);
    last = docs.at(-1) ?? null;
  }
}

/** Maximum number of values in one `in` or `array-contains-any` of Firestore. */
const VALUES_MAX = 30;
/**
 * Maximum number of articles, and of films, that a search for the uses of up to thirty pictures
 * reads.
 */
const USES_READ = 500;

async function present(db: Firestore, docs: MediaDoc[]): Promise<Media[]> {
  const uses = await usesOf(db, docs);
  return docs.map((doc) => presentMedia(doc, uses.get(doc.id) ?? []));
}

async function usesOf(
  db: Firestore,
  docs: readonly MediaDoc[],
  transaction?: Transaction,
): Promise<Map<string, MediaUse[]>> {
  const uses = new Map<string, MediaUse[]>(docs.map(({ id }) => [id, []]));
  for (const some of chunksOf(docs, VALUES_MAX)) {
    const ids = some.map(({ id }) => id);
    const showing = (collection: string) => db.collection(collection).where('mediaIds', 'array-contains-any', ids);
    const inArticles = showing(collections.articles).select('title', 'mediaIds').limit(USES_READ);
    const onFilms = showing(collections.films).select('movieName', 'mediaIds').limit(USES_READ);
    const [articles, films] = await Promise.all(
      transaction === undefined
        ? [inArticles.get(), onFilms.get()]
        : [transaction.get(inArticles), transaction.get(onFilms)],
    );
    for (const snapshot of articles.docs) {
      const { title, mediaIds } = snapshot.data() as Pick<ArticleDoc, 'title' | 'mediaIds'>;
      for (const mediaId of mediaIds) uses.get(mediaId)?.push({ kind: 'article', id: snapshot.id, title });
    }
    for (const snapshot of films.docs) {
      const { movieName, mediaIds } = snapshot.data() as Pick<FilmDoc, 'movieName' | 'mediaIds'>;
      for (const mediaId of mediaIds) uses.get(mediaId)?.push({ kind: 'film', id: snapshot.id, title: movieName });
    }
  }
  return uses;
}

/** Stores a new picture, unless it exists already. Returns the stored one. */
export async function createMedia(db: Firestore, doc: MediaDoc, log?: LogChange): Promise<Media> {
  const stored = await db.runTransaction(async (transaction) => {
    const known = (await transaction.get(mediaRef(db, doc.id))).data() as MediaDoc | undefined;
    if (known !== undefined) return known;
    transaction.set(mediaRef(db, doc.id), doc);
    log?.(transaction, { title: doc.alt || doc.fileName || UNTITLED, id: doc.id });
    return doc;
  });
  return (await present(db, [stored]))[0] ?? presentMedia(stored, []);
}

export type MediaChanged = { outcome: 'changed' | 'stale'; media: Media } | { outcome: 'missing' };

/**
 * Changes the fields in `changes`. A new focal point is copied into every article that has the
 * picture as its lead and no other focal point of its own, and a new alt text into the stills of
 * films. With a new licence, articles and films with the picture record whether the licence has
 * ended.
 */
export async function changeMedia(
  db: Firestore,
  input: { id: string; revision: number | undefined; changes: Partial<MediaDetails>; now: Date; log?: LogChange },
): Promise<MediaChanged> {
  const { id, revision, changes, now } = input;
  const result = await db.runTransaction(async (transaction) => {
    const before = (await transaction.get(mediaRef(db, id))).data() as MediaDoc | undefined;
    if (before === undefined) return { outcome: 'missing' as const };
    if (revision !== undefined && revision !== before.revision) return { outcome: 'stale' as const, doc: before };
    const after: MediaDoc = { ...before, ...changes, revision: before.revision + 1 };
    if (after.alt !== before.alt) after.isAltFromArticle = false;
    after.keys = mediaKeys(after);
    const articles =
      changes.focalPoint === undefined
        ? []
        : (
            await transaction.get(
              db.collection(collections.articles).where('imageUrl', '==', urlOf(before)).select('imageFocus'),
            )
          ).docs;
    const followers = articles.filter((article) => {
      const focus = article.get('imageFocus') as MediaDoc['focalPoint'] | null | undefined;
      return focus == null || (focus.x === before.focalPoint.x && focus.y === before.focalPoint.y);
    });
    const marking = changes.licence === undefined ? null : await readMarking(db, transaction, { media: after, now });
    const films = after.alt === before.alt ? [] : (await transaction.get(filmsWith(db, id).select('stills'))).docs;
    for (const { ref } of followers) transaction.update(ref, { imageFocus: after.focalPoint });
    for (const film of films) {
      const stills = film.get('stills') as FilmDoc['stills'];
      const isThis = ({ url }: FilmStill) => libraryPicture(url)?.id === id;
      if (stills.some(isThis))
        transaction.update(film.ref, { stills: stills.map((one) => (isThis(one) ? { ...one, alt: after.alt } : one)) });
    }
    marking?.write();
    transaction.set(mediaRef(db, id), after);
    input.log?.(transaction, { title: after.alt || UNTITLED });
    return { outcome: 'changed' as const, doc: after };
  });
  if (result.outcome === 'missing') return result;
  const { outcome, doc } = result;
  return { outcome, media: (await present(db, [doc]))[0] ?? presentMedia(doc, []) };
}

/** The films that have a picture as their poster or a still. */
const filmsWith = (db: Firestore, id: string): Query =>
  db.collection(collections.films).where('mediaIds', 'array-contains', id);

const EXPIRES_ON = 'licence.expiresOn';
const endedLicences = (db: Firestore, now: Date): Query =>
  db.collection(collections.media).where(EXPIRES_ON, '<', indianDay(now.toISOString()));

/**
 * Reads the articles and films with a picture. `write` then records in each of them whether the
 * licence of the picture has ended, and returns whether that changed any. Idempotent.
 */
async function readMarking(
  db: Firestore,
  transaction: Transaction,
  { media, now }: { media: MediaDoc; now: Date },
): Promise<{ write: () => boolean }> {
  const [articles, films] = await Promise.all([
    transaction.get(
      db.collection(collections.articles).where('mediaIds', 'array-contains', media.id).select(ENDED_FIELD),
    ),
    transaction.get(filmsWith(db, media.id).select(ENDED_FIELD)),
  ]);
  const isEnded = isLicenceEnded(media, now);
  const outdated = [...articles.docs, ...films.docs].filter(
    (one) => ((one.get(ENDED_FIELD) as string[] | undefined) ?? []).includes(media.id) !== isEnded,
  );
  const change = { [ENDED_FIELD]: isEnded ? FieldValue.arrayUnion(media.id) : FieldValue.arrayRemove(media.id) };
  return {
    write: () => {
      for (const { ref } of outdated) transaction.update(ref, change);
      return outdated.length > 0;
    },
  };
}

/**
 * `endLicences` also checks the licences that ended up to this many days ago, in case the job
 * failed for some nights.
 */
const LICENCE_DAYS_BACK = 30;

/**
 * Records in articles and films that the licence of a picture ended in the last `LICENCE_DAYS_BACK`
 * days. Public reads then replace the picture. (When an editor changes a licence, `changeMedia`
 * records at once whether it has ended.) Returns the ids of the pictures that were newly recorded
 * somewhere. Idempotent.
 */
export async function endLicences(db: Firestore, now: Date): Promise<string[]> {
  const since = plusDays(indianDay(now.toISOString()), -LICENCE_DAYS_BACK);
  const { docs } = await endedLicences(db, now).where(EXPIRES_ON, '>=', since).select().get();
  const replaced: string[] = [];
  for (const { id } of docs) {
    const isReplaced = await db.runTransaction(async (transaction) => {
      const media = (await transaction.get(mediaRef(db, id))).data() as MediaDoc | undefined;
      return media !== undefined && (await readMarking(db, transaction, { media, now })).write();
    });
    if (isReplaced) replaced.push(id);
  }
  return replaced;
}

export type MediaDeleted =
  { outcome: 'deleted'; doc: MediaDoc } | { outcome: 'missing' } | { outcome: 'used'; uses: MediaUse[] };

/**
 * Moves an unused picture to the trash. Its files stay until it is removed for good, so a restored
 * article or film shows it again.
 */
export async function deleteMedia(
  db: Firestore,
  { id, by, now, log }: { id: string; by: string; now: Date; log?: LogChange },
): Promise<MediaDeleted> {
  return db.runTransaction(async (transaction) => {
    const found = await transaction.get(mediaRef(db, id));
    const doc = found.data() as MediaDoc | undefined;
    if (doc === undefined) return { outcome: 'missing' as const };
    const uses = (await usesOf(db, [doc], transaction)).get(id) ?? [];
    if (uses.length > 0) return { outcome: 'used' as const, uses };
    moveToTrash(db, transaction, { kind: 'picture', title: doc.alt, by, now, documents: [found] });
    log?.(transaction, { title: doc.alt || UNTITLED });
    return { outcome: 'deleted' as const, doc };
  });
}

export async function restoreMedia(db: Firestore, id: string, log?: LogChange): Promise<Result<Media>> {
  const restored = await db.runTransaction(async (transaction) => {
    const trashed = await readTrash(db, transaction, { kind: 'picture', id });
    if (!trashed.ok) return trashed;
    restoreFromTrash(db, transaction, { kind: 'picture', id, ...trashed.value });
    log?.(transaction, { title: (trashed.value.item as MediaDoc).alt || UNTITLED, id });
    return trashed;
  });
  if (!restored.ok) return restored;
  const doc = restored.value.item as MediaDoc;
  return ok((await present(db, [doc]))[0] ?? presentMedia(doc, []));
}
