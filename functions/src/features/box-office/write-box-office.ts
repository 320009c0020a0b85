import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { BoxOfficeEntry, BoxOfficeFilm, NewBoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import type { FilmChanges } from '@first-show/domain/box-office/change-film';
import { diffFilms } from '@first-show/domain/box-office/history';
import { suggestFigures } from '@first-show/domain/box-office/suggest';
import { collections } from '@first-show/domain/core/collections';
import { movieSlug } from '@first-show/domain/core/paths';
import { cancelPurge, schedulePurge } from '../../lib/purge.ts';
import { deskPaths, deskRef, historyEntry, type FilmDeskDoc } from './film-history.ts';
import { storedFilm } from './read-box-office.ts';

/**
 * What editors do to `boxOffice`, and `movieSlugs/{slug}`: `{ filmId, redirectTo: null }` for every slug a film has or had.
 */

const filmRef = (db: Firestore, id: string) => db.collection(collections.boxOffice).doc(id);
const slugRef = (db: Firestore, slug: string) => db.collection(collections.movieSlugs).doc(slug);
/** `system/deletedFilm_{id}` holds a deleted film while that can be undone. */
export const DELETED_FILM = 'deletedFilm_';
const binRef = (db: Firestore, id: string) => db.collection(collections.system).doc(`${DELETED_FILM}${id}`);
const purgeName = (id: string) => `film-${id}`;
const SLUGS_MAX = 50;

type SlugDoc = { filmId: string; redirectTo: null };

/** Who writes when, and the films to rank it among. */
export type Occasion = { by: string; now: Date; others: readonly BoxOfficeEntry[] };

type Named = { id: string; movieName: string; language: string | null; releaseDate: string | null };

/** The slug of `film` that no other film has or had. Reads only: before the writes. */
async function freeSlug(db: Firestore, transaction: Transaction, film: Named): Promise<string> {
  const taken = new Set<string>();
  for (;;) {
    const slug = movieSlug(film, (candidate) => taken.has(candidate));
    const [known, used] = await Promise.all([
      transaction.get(slugRef(db, slug)),
      transaction.get(db.collection(collections.boxOffice).where('slug', '==', slug).select().limit(2)),
    ]);
    const owner = (known.data() as SlugDoc | undefined)?.filmId ?? film.id;
    if (owner === film.id && used.docs.every((document) => document.id === film.id)) return slug;
    taken.add(slug);
  }
}

export async function createFilm(
  db: Firestore,
  input: { id: string; form: NewBoxOfficeEntry } & Occasion,
): Promise<BoxOfficeFilm> {
  const { id, form, now, by, others } = input;
  return db.runTransaction(async (transaction) => {
    const slug = await freeSlug(db, transaction, { ...form, id, language: null });
    const film: BoxOfficeFilm = {
      id,
      slug,
      ...form,
      nativeTitle: null,
      language: null,
      imageUrl: null,
      totalGrossRupees: null,
      budgetRupees: null,
      verdict: null,
      about: null,
      socialBullets: [],
      director: null,
      cast: [],
      studio: null,
      runtimeMinutes: null,
      certificate: null,
      days: [],
      updatedAt: now.toISOString(),
      revision: 1,
    };
    const entry = historyEntry(db, { before: null, after: film, by, at: film.updatedAt, kind: 'create' });
    transaction.set(filmRef(db, id), film);
    transaction.set(slugRef(db, slug), { filmId: id, redirectTo: null } satisfies SlugDoc);
    transaction.set(entry.ref, entry.data);
    transaction.set(deskRef(db, id), { isRankPinned: overrulesRank(film, others) } satisfies FilmDeskDoc);
    return film;
  });
}

export type Changed<T> = { outcome: 'changed'; doc: T } | { outcome: 'stale'; doc: T } | { outcome: 'missing' };

/** True where the rank is another one than the film's total gives it. */
function overrulesRank(film: BoxOfficeFilm, others: readonly BoxOfficeEntry[]): boolean {
  const byTotal = suggestFigures(film, others).find(({ field }) => field === 'rank')?.suggested ?? null;
  return byTotal !== null && byTotal !== film.rank;
}

/**
 * Changes what was sent. A new name makes a new slug, and the former one still finds the film. What is sent as it stands writes
 * nothing.
 */
export async function changeFilm(
  db: Firestore,
  input: { id: string; revision: number | undefined; changes: FilmChanges } & Occasion,
): Promise<Changed<BoxOfficeFilm>> {
  const { id, changes, now, by, others } = input;
  return db.runTransaction(async (transaction) => {
    const found = await transaction.get(filmRef(db, id));
    if (!found.exists) return { outcome: 'missing' as const };
    const before = storedFilm(found);
    const revision = before.revision ?? 1;
    if (input.revision !== undefined && input.revision !== revision) return { outcome: 'stale' as const, doc: before };
    const after: BoxOfficeFilm = { ...before, ...changes, revision: revision + 1, updatedAt: now.toISOString() };
    if (diffFilms(before, after).length === 0) return { outcome: 'changed' as const, doc: before };
    if (after.movieName !== before.movieName) after.slug = await freeSlug(db, transaction, after);
    const entry = historyEntry(db, { before, after, by, at: after.updatedAt, kind: 'edit' });
    transaction.set(filmRef(db, id), after);
    transaction.set(entry.ref, entry.data);
    if (after.rank !== before.rank) {
      transaction.set(deskRef(db, id), { isRankPinned: overrulesRank(after, others) } satisfies FilmDeskDoc);
    }
    if (after.slug !== before.slug) {
      for (const slug of [before.slug, after.slug])
        transaction.set(slugRef(db, slug), { filmId: id, redirectTo: null } satisfies SlugDoc);
    }
    return { outcome: 'changed' as const, doc: after };
  });
}

/** Takes a film away at once; for ten seconds `restoreFilm` brings it back. False where there is none. */
export async function deleteFilm(db: Firestore, input: { id: string; now: Date }): Promise<boolean> {
  const { id, now } = input;
  const ofDesk = await deskPaths(db, id);
  return db.runTransaction(async (transaction) => {
    const [found, slugs] = await Promise.all([
      transaction.get(filmRef(db, id)),
      transaction.get(db.collection(collections.movieSlugs).where('filmId', '==', id).select().limit(SLUGS_MAX)),
    ]);
    const film = found.data();
    if (film === undefined) return false;
    transaction.delete(filmRef(db, id));
    transaction.set(binRef(db, id), { film });
    const paths = [binRef(db, id).path, ...slugs.docs.map((document) => document.ref.path), ...ofDesk];
    schedulePurge(db, transaction, { key: purgeName(id), paths, now });
    return true;
  });
}

/** Brings a deleted film back; `null` when it is gone for good. */
export async function restoreFilm(db: Firestore, id: string): Promise<BoxOfficeFilm | null> {
  return db.runTransaction(async (transaction) => {
    const [binned, standing] = await transaction.getAll(binRef(db, id), filmRef(db, id));
    const bin = binned?.data() as { film: BoxOfficeFilm } | undefined;
    if (bin === undefined || standing?.exists === true) return null;
    transaction.set(filmRef(db, id), bin.film);
    transaction.delete(binRef(db, id));
    cancelPurge(db, transaction, purgeName(id));
    return { ...bin.film, id };
  });
}
