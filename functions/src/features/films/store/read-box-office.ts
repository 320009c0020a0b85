import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { slugify } from '@first-show/domain/core/paths';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import { withoutEndedPoster, withoutEndedStills } from '../../articles/store/ended-pictures.ts';
import { findDocument } from '../../../platform/firestore/ids.ts';

export const filmRef = (db: Firestore, id: string) => db.collection(collections.films).doc(id);

/** The stored film. */
export const storedFilm = (snapshot: DocumentSnapshot): FilmDoc => snapshot.data() as FilmDoc;

/**
 * The film as readers see it: without pictures whose licence has ended. `null` for an unpublished
 * one.
 */
export function publishedFilm(snapshot: DocumentSnapshot | undefined): FilmDoc | null {
  if (snapshot?.get('isPublished') !== true) return null;
  const stored = snapshot.data();
  return withoutEndedStills(withoutEndedPoster(storedFilm(snapshot), stored), stored);
}

/** One film as readers see it, by its id; `null` if there is none. */
export const loadFilm = async (db: Firestore, id: string): Promise<FilmDoc | null> =>
  publishedFilm(await findDocument(db.collection(collections.films), id));

/** A published or unpublished film, with the stored poster even if its licence has ended. */
export async function loadFilmForDesk(db: Firestore, id: string): Promise<FilmDoc | null> {
  const found = await findDocument(db.collection(collections.films), id);
  return found === undefined ? null : storedFilm(found);
}

/** One film as readers see it, by its slug; `null` if there is none. One read. */
export async function loadFilmBySlug(db: Firestore, slug: string): Promise<FilmDoc | null> {
  const [found] = (await db.collection(collections.films).where('slug', '==', slug).limit(1).get()).docs;
  return publishedFilm(found);
}

/**
 * One film as readers see it, by the last segment of its page ('war-2'), its name ('War 2') or a
 * former slug; `null` if there is none. Of several films with the same name, the one whose slug
 * equals the name's slug comes first. At most 4 reads.
 */
export async function loadFilmByName(db: Firestore, name: string): Promise<FilmDoc | null> {
  const bySegment = await loadFilmBySlug(db, name);
  if (bySegment !== null) return bySegment;
  const slug = slugify(name);
  const bySlug = slug === '' || slug === name ? null : await loadFilmBySlug(db, slug);
  if (bySlug !== null) return bySlug;
  const [named] = (await db.collection(collections.films).where('movieName', '==', name).limit(1).get()).docs;
  return publishedFilm(named) ?? formerFilm(db, name);
}

/** One film as readers see it, by a slug that it had. */
export async function formerFilm(db: Firestore, slug: string): Promise<FilmDoc | null> {
  const former = (await findDocument(db.collection(collections.filmSlugs), slug))?.data() as
    { filmId?: string; redirectTo?: string | null } | undefined;
  if (former?.redirectTo) return loadFilmBySlug(db, former.redirectTo);
  return former?.filmId === undefined ? null : loadFilm(db, former.filmId);
}
