import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import {
  boxOfficeEntry,
  hasFigures,
  namesakeOf,
  type BoxOfficeEntry,
} from '@first-show/domain/box-office/box-office.schema';
import { diffFilms } from '@first-show/domain/box-office/history';
import { rankByTotal } from '@first-show/domain/box-office/suggest';
import { collections } from '@first-show/domain/core/collections';
import { BOX_OFFICE_FILMS_MAX } from '@first-show/domain/core/limits';
import { movieSlug } from '@first-show/domain/box-office/movie-slug';
import { nameKeyOf } from '@first-show/domain/core/name-keys';
import { changedFilm, emptyFilm, type DocChanges } from '@first-show/domain/films/change-facts';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import { ok, type Failure, type Result } from '@first-show/domain/core/result';
import { libraryPicture } from '@first-show/domain/media/picture-address';
import { readDeletedPictures, refusalOfPoster } from '../../articles/store/article-media.ts';
import { removeCounter } from '../../../platform/counters/counters.ts';
import type { LogChange } from '../../../platform/desk-log/desk-log.ts';
import {
  moveToTrash,
  readTrash,
  removeFromTrash,
  restoreFromTrash,
  type Removal,
} from '../../../platform/firestore/trash.ts';
import { deskRef, historyEntry, type FilmDeskDoc } from './film-history.ts';
import { checkCredits, linkNames } from './link-credits.ts';
import { storedFilm } from './read-box-office.ts';
import { versionsOf } from './versions.ts';

/**
 * Editors' changes to `films` and `filmSlugs/{slug}`. Each slug that a film has or had is a
 * document `{ filmId, redirectTo: null }`, so that a former address still works and no other film
 * takes it.
 */

const filmRef = (db: Firestore, id: string) => db.collection(collections.films).doc(id);
const slugRef = (db: Firestore, slug: string) => db.collection(collections.filmSlugs).doc(slug);
const SLUGS_MAX = 50;

type SlugDoc = { filmId: string; redirectTo: null };
/** `endedMediaIds`: the id of the film's picture if its licence has ended. */
type StoredFilm = FilmDoc & { endedMediaIds?: string[] };

/** `existing` is a known film with the same name, and the same or an unknown year. */
export type Created =
  | { outcome: 'created'; film: FilmDoc }
  | { outcome: 'namesake'; existing: BoxOfficeEntry }
  | { outcome: 'refused'; failure: Failure };

/** The editor's name (`by`), the time of the change, and the films of the ranking (`others`). */
export type Occasion = { by: string; now: Date; others: readonly BoxOfficeEntry[] };

type Named = { id: string; movieName: string; language: string | null; releaseDate: string | null };

/** A slug that no other film has or had. Call this function before the transaction's writes. */
async function freeSlug(db: Firestore, transaction: Transaction, film: Named): Promise<string> {
  const taken = new Set<string>();
  for (;;) {
    const slug = movieSlug(film, (candidate) => taken.has(candidate));
    const [known, used] = await Promise.all([
      transaction.get(slugRef(db, slug)),
      transaction.get(db.collection(collections.films).where('slug', '==', slug).select().limit(2)),
    ]);
    const owner = (known.data() as SlugDoc | undefined)?.filmId ?? film.id;
    if (owner === film.id && used.docs.every((document) => document.id === film.id)) return slug;
    taken.add(slug);
  }
}

/**
 * Adds a film with these fields; other films move to make room for its rank. With `isNamesake` the
 * film may have the same name and year as another film.
 */
export async function createFilm(
  db: Firestore,
  input: {
    id: string;
    fields: DocChanges & { movieName: string };
    isNamesake?: boolean;
    log?: LogChange;
  } & Occasion,
): Promise<Created> {
  const { id, fields, isNamesake = false, now, by, others } = input;
  return db.runTransaction(async (transaction) => {
    const empty = emptyFilm({ id, slug: '', movieName: fields.movieName, updatedAt: now.toISOString() });
    const credited = await withCredits(db, transaction, empty, { ...fields, rank: null });
    if (!credited.ok) return { outcome: 'refused' as const, failure: credited.error };
    const sent = credited.value;
    if (!isNamesake) {
      // `others` were read before this transaction and may lack a film that was just added, or that
      // is not in the chart.
      const existing = namesakeOf(sent, [...(await filmsNamed(db, transaction, sent.movieName)), ...others]);
      if (existing !== null) return { outcome: 'namesake' as const, existing: boxOfficeEntry.parse(existing) };
    }
    const failure = await refusalOfPoster(db, transaction, { imageUrl: sent.imageUrl, now });
    if (failure !== null) return { outcome: 'refused' as const, failure };
    const slug = await freeSlug(db, transaction, { ...sent, language: null });
    const rank = hasFigures(sent) ? (fields.rank ?? rankByTotal(sent, others)) : null;
    const film = changedFilm(sent, { slug, rank });
    const moved = await filmsToMove(db, transaction, { id, from: null, to: film.rank });
    const entry = historyEntry(db, { before: null, after: film, by, at: film.updatedAt, kind: 'create' });
    transaction.set(filmRef(db, id), film);
    moveFilms(db, transaction, moved, { by, at: film.updatedAt });
    transaction.set(slugRef(db, slug), { filmId: id, redirectTo: null } satisfies SlugDoc);
    transaction.set(entry.ref, entry.data);
    transaction.set(deskRef(db, id), { isRankPinned: overrulesRank(film, others) } satisfies FilmDeskDoc);
    input.log?.(transaction, { title: film.movieName, id });
    return { outcome: 'created' as const, film };
  });
}

/** The film after a change, with its credits checked, or linked to people by their names. */
async function withCredits(
  db: Firestore,
  transaction: Transaction,
  before: FilmDoc,
  changes: DocChanges,
): Promise<Result<FilmDoc>> {
  const after = changedFilm(before, changes);
  const input = { credits: after.credits, before: before.credits };
  if (changes.credits === undefined)
    return ok(changedFilm(after, { credits: await linkNames(db, transaction, input) }));
  const checked = await checkCredits(db, transaction, input);
  return checked.ok ? ok(after) : checked;
}

/** Films that have this name among their titles, however it is written. */
async function filmsNamed(db: Firestore, transaction: Transaction, name: string): Promise<FilmDoc[]> {
  const key = nameKeyOf(name);
  if (key === '') return [];
  const alike = db.collection(collections.films).where('nameKeys', 'array-contains', key).limit(NAMESAKES_MAX);
  return (await transaction.get(alike)).docs.map(storedFilm);
}

type Move = { before: FilmDoc; rank: number };

/**
 * The films whose rank changes by one when a film moves, so that no two share a rank. If the film
 * moves down, these are the films below its old rank, as far as its new rank. If the film moves up
 * or enters the ranking, these are the films from its new rank down to the first gap. If the film
 * leaves the ranking, these are the films below it, down to the next gap. Empty if the new rank is
 * free. Call this function before the transaction's writes.
 */
async function filmsToMove(
  db: Firestore,
  transaction: Transaction,
  film: { id: string; from: number | null; to: number | null },
): Promise<Move[]> {
  const { id, from, to } = film;
  if (to === from) return [];
  if (to === null) {
    const below = await filmsToNextGap(db, transaction, { id, from: (from ?? 0) + 1 });
    return below.map((before) => ({ before, rank: (before.rank ?? 0) - 1 }));
  }
  const ranked = db.collection(collections.films).orderBy('rank');
  const others = (docs: readonly DocumentSnapshot[]) => docs.filter((one) => one.id !== id).map(storedFilm);
  const isTaken = others((await transaction.get(ranked.where('rank', '==', to).limit(2))).docs).length > 0;
  if (!isTaken) return [];
  if (from !== null && from < to) {
    const between = others(
      (await transaction.get(ranked.where('rank', '>', from).where('rank', '<=', to).limit(BOX_OFFICE_FILMS_MAX))).docs,
    );
    return between.map((before) => ({ before, rank: (before.rank ?? 0) - 1 }));
  }
  const below = await filmsToNextGap(db, transaction, { id, from: to });
  return below.map((before, index) => ({ before, rank: to + index + 1 }));
}

/** The films from a rank down to the first gap. The film `id` counts as a gap. */
async function filmsToNextGap(
  db: Firestore,
  transaction: Transaction,
  { id, from }: { id: string; from: number },
): Promise<FilmDoc[]> {
  const films: FilmDoc[] = [];
  const ranked = db.collection(collections.films).orderBy('rank').where('rank', '>=', from);
  for (let query = ranked.limit(MOVED_AT_ONCE); ;) {
    const { docs } = await transaction.get(query);
    for (const film of docs.filter((one) => one.id !== id).map(storedFilm)) {
      if ((film.rank ?? 0) > from + films.length) return films;
      films.push(film);
    }
    const last = docs.at(-1);
    if (last === undefined || docs.length < MOVED_AT_ONCE) return films;
    query = query.startAfter(last);
  }
}

const MOVED_AT_ONCE = 50;
const NAMESAKES_MAX = 10;

/** Writes new ranks. Keeps `updatedAt`, the time of the figures. */
function moveFilms(
  db: Firestore,
  transaction: Transaction,
  moves: readonly Move[],
  occasion: { by: string; at: string },
): void {
  for (const { before, rank } of moves) {
    const after = { ...before, rank, revision: (before.revision ?? 1) + 1 };
    const entry = historyEntry(db, { before, after, ...occasion, kind: 'edit' });
    transaction.update(filmRef(db, before.id), { rank, revision: after.revision });
    transaction.set(entry.ref, entry.data);
  }
}

export type FilmChanged =
  | { outcome: 'changed'; doc: FilmDoc }
  | { outcome: 'stale'; doc: FilmDoc }
  | { outcome: 'missing' }
  | { outcome: 'refused'; failure: Failure };

/** Whether the film's rank differs from its rank by total. */
function overrulesRank(film: FilmDoc, others: readonly BoxOfficeEntry[]): boolean {
  const byTotal = rankByTotal(film, others);
  return byTotal !== null && byTotal !== film.rank;
}

/**
 * Changes the sent fields. A new name gives a new slug, and the former slug still finds the film. A
 * call that changes no value writes nothing.
 */
export async function changeFilm(
  db: Firestore,
  input: { id: string; revision: number | undefined; changes: DocChanges; log?: LogChange } & Occasion,
): Promise<FilmChanged> {
  const { id, changes, now, by, others } = input;
  return db.runTransaction(async (transaction) => {
    const found = await transaction.get(filmRef(db, id));
    if (!found.exists) return { outcome: 'missing' as const };
    const before = storedFilm(found);
    const revision = before.revision ?? 1;
    if (input.revision !== undefined && input.revision !== revision) return { outcome: 'stale' as const, doc: before };
    const credited = await withCredits(db, transaction, before, {
      ...changes,
      revision: revision + 1,
      updatedAt: now.toISOString(),
    });
    if (!credited.ok) return { outcome: 'refused' as const, failure: credited.error };
    const after: StoredFilm = credited.value;
    if (after.imageUrl !== before.imageUrl) {
      const failure = await refusalOfPoster(db, transaction, { imageUrl: after.imageUrl, now });
      if (failure !== null) return { outcome: 'refused' as const, failure };
      // `endedMediaIds` refers to the former picture.
      delete after.endedMediaIds;
    }
    // A film without figures has no rank; it gets one with its first figure.
    if (!hasFigures(after)) after.rank = null;
    else if (after.rank === null) Object.assign(after, { rank: rankByTotal(after, others), isCharted: true });
    if (diffFilms(before, after).length === 0) return { outcome: 'changed' as const, doc: before };
    const moved = await filmsToMove(db, transaction, { id, from: before.rank, to: after.rank });
    if (after.movieName !== before.movieName) after.slug = await freeSlug(db, transaction, after);
    const entry = historyEntry(db, { before, after, by, at: after.updatedAt, kind: 'edit' });
    transaction.set(filmRef(db, id), after);
    transaction.set(entry.ref, entry.data);
    moveFilms(db, transaction, moved, { by, at: after.updatedAt });
    if (after.rank !== before.rank) {
      transaction.set(deskRef(db, id), { isRankPinned: overrulesRank(after, others) } satisfies FilmDeskDoc);
    }
    if (after.slug !== before.slug) {
      for (const slug of [before.slug, after.slug])
        transaction.set(slugRef(db, slug), { filmId: id, redirectTo: null } satisfies SlugDoc);
    }
    input.log?.(transaction, { title: after.movieName });
    return { outcome: 'changed' as const, doc: after };
  });
}

/**
 * Moves a film to the trash, and returns it; `null` if there is none. The films below it move up by
 * one, down to the next gap. Its slugs become free.
 */
export async function deleteFilm(
  db: Firestore,
  input: { id: string; by: string; now: Date; log?: LogChange },
): Promise<FilmDoc | null> {
  const { id, by, now } = input;
  return db.runTransaction(async (transaction) => {
    const [found, desk, slugs] = await Promise.all([
      transaction.get(filmRef(db, id)),
      transaction.get(deskRef(db, id)),
      transaction.get(db.collection(collections.filmSlugs).where('filmId', '==', id).limit(SLUGS_MAX)),
    ]);
    if (!found.exists) return null;
    const film = storedFilm(found);
    const moved = await filmsToMove(db, transaction, { id, from: film.rank, to: null });
    moveToTrash(db, transaction, {
      kind: 'film',
      title: film.movieName,
      by,
      now,
      documents: [found, desk, ...slugs.docs],
    });
    moveFilms(db, transaction, moved, { by, at: now.toISOString() });
    input.log?.(transaction, { title: film.movieName });
    return film;
  });
}

/**
 * Restores a deleted film at its former rank, with its picture if that was deleted too. A slug that
 * another film has taken in the meantime stays with that film; if it was the current one, the
 * restored film gets a new slug.
 */
export async function restoreFilm(
  db: Firestore,
  input: { id: string; by: string; now: Date; log?: LogChange },
): Promise<Result<FilmDoc>> {
  const { id, by, now } = input;
  return db.runTransaction(async (transaction) => {
    const trashed = await readTrash(db, transaction, { kind: 'film', id });
    if (!trashed.ok) return trashed;
    const { item, others } = trashed.value;
    const { endedMediaIds: _former, ...stored } = item as StoredFilm;
    const film = { ...stored, id };
    const picture = film.imageUrl === null ? null : libraryPicture(film.imageUrl);
    const mediaIds = picture === null ? [] : [picture.id];
    const pictures = await readDeletedPictures(db, transaction, { mediaIds, now });
    const moved = await filmsToMove(db, transaction, { id, from: null, to: film.rank });
    const isTaken = (await transaction.get(slugRef(db, film.slug))).exists;
    const slug = isTaken ? await freeSlug(db, transaction, film) : film.slug;
    const restored: StoredFilm = {
      ...film,
      slug,
      ...(pictures.endedMediaIds.length > 0 && { endedMediaIds: pictures.endedMediaIds }),
    };
    restoreFromTrash(db, transaction, { kind: 'film', id, item: restored, others });
    transaction.set(slugRef(db, slug), { filmId: id, redirectTo: null } satisfies SlugDoc);
    moveFilms(db, transaction, moved, { by, at: now.toISOString() });
    pictures.restore();
    input.log?.(transaction, { title: restored.movieName });
    return ok(restored);
  });
}

/** Removes a film from the trash for good, with its history and its ratings. */
export const removeDeletedFilm = (db: Firestore, removal: Removal): Promise<void> =>
  removeFromTrash(db, { kind: 'film', ...removal }, async () => {
    await db.recursiveDelete(deskRef(db, removal.id));
    await db.recursiveDelete(versionsOf(db, removal.id));
    await removeCounter(db, { kind: 'ratings', itemId: removal.id });
  });
