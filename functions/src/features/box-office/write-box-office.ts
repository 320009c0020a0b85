import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  boxOfficeFilm,
  newBoxOfficeEntry,
  type BoxOfficeFilm,
  type NewBoxOfficeEntry,
} from '@first-show/domain/box-office/box-office.schema';
import { collections } from '@first-show/domain/core/collections';
import { movieSlug } from '@first-show/domain/core/paths';
import type { z } from 'zod';
import { cancelPurge, schedulePurge } from '../../lib/purge.ts';

/**
 * What editors do to `boxOffice`, and `movieSlugs/{slug}`: `{ filmId, redirectTo: null }` for every slug a film has or had.
 */

const filmRef = (db: Firestore, id: string) => db.collection(collections.boxOffice).doc(id);
const slugRef = (db: Firestore, slug: string) => db.collection(collections.movieSlugs).doc(slug);
/** Holds a deleted film while that can be undone. */
const binRef = (db: Firestore, id: string) => db.collection(collections.system).doc(`deletedFilm_${id}`);
const purgeName = (id: string) => `film-${id}`;
const SLUGS_MAX = 50;

type SlugDoc = { filmId: string; redirectTo: null };

/** Form fields, and what only the film's own page shows. */
export const changeableFilm = newBoxOfficeEntry.extend(
  boxOfficeFilm.pick({
    nativeTitle: true,
    language: true,
    imageUrl: true,
    totalGrossRupees: true,
    budgetRupees: true,
    verdict: true,
    about: true,
    socialBullets: true,
    director: true,
    cast: true,
    studio: true,
    runtimeMinutes: true,
    certificate: true,
    days: true,
  }).shape,
);
export type FilmChanges = Partial<z.output<typeof changeableFilm>>;

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
  input: { id: string; form: NewBoxOfficeEntry; now: Date },
): Promise<BoxOfficeFilm> {
  const { id, form, now } = input;
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
    transaction.set(filmRef(db, id), film);
    transaction.set(slugRef(db, slug), { filmId: id, redirectTo: null } satisfies SlugDoc);
    return film;
  });
}

export type Changed<T> = { outcome: 'changed'; doc: T } | { outcome: 'stale'; doc: T } | { outcome: 'missing' };

/** Changes what was sent. A new name makes a new slug, and the former one still finds the film. */
export async function changeFilm(
  db: Firestore,
  input: { id: string; revision: number | undefined; changes: FilmChanges; now: Date },
): Promise<Changed<BoxOfficeFilm>> {
  const { id, changes, now } = input;
  return db.runTransaction(async (transaction) => {
    const found = (await transaction.get(filmRef(db, id))).data() as BoxOfficeFilm | undefined;
    if (found === undefined) return { outcome: 'missing' as const };
    const before: BoxOfficeFilm = { ...found, id };
    const revision = before.revision ?? 1;
    if (input.revision !== undefined && input.revision !== revision) return { outcome: 'stale' as const, doc: before };
    const after: BoxOfficeFilm = { ...before, ...changes, revision: revision + 1, updatedAt: now.toISOString() };
    if (after.movieName !== before.movieName) after.slug = await freeSlug(db, transaction, after);
    transaction.set(filmRef(db, id), after);
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
  return db.runTransaction(async (transaction) => {
    const [found, slugs] = await Promise.all([
      transaction.get(filmRef(db, id)),
      transaction.get(db.collection(collections.movieSlugs).where('filmId', '==', id).select().limit(SLUGS_MAX)),
    ]);
    const film = found.data();
    if (film === undefined) return false;
    transaction.delete(filmRef(db, id));
    transaction.set(binRef(db, id), { film });
    const paths = [binRef(db, id).path, ...slugs.docs.map((document) => document.ref.path)];
    schedulePurge(db, transaction, { key: purgeName(id), paths, now });
    return true;
  });
}

/** Brings a deleted film back; `null` when it is gone for good. */
export async function restoreFilm(db: Firestore, id: string): Promise<BoxOfficeFilm | null> {
  return db.runTransaction(async (transaction) => {
    const bin = (await transaction.get(binRef(db, id))).data() as { film: BoxOfficeFilm } | undefined;
    if (bin === undefined) return null;
    transaction.set(filmRef(db, id), bin.film);
    transaction.delete(binRef(db, id));
    cancelPurge(db, transaction, purgeName(id));
    return { ...bin.film, id };
  });
}
