import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { boxOfficeFilm, type BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { collections } from '@first-show/domain/core/collections';
import { slugify } from '@first-show/domain/core/paths';
import { withoutEndedPoster } from '../../articles/store/ended-pictures.ts';
import { isDocumentId } from '../../../platform/firestore/ids.ts';

/** The stored film. */
export const storedFilm = (snapshot: DocumentSnapshot): BoxOfficeFilm => snapshot.data() as BoxOfficeFilm;

/** The film as readers see it: without a poster whose licence has ended. */
const filmOf = (snapshot: DocumentSnapshot): BoxOfficeFilm =>
  withoutEndedPoster(boxOfficeFilm.parse(storedFilm(snapshot)), snapshot.data());

async function findFilm(db: Firestore, id: string): Promise<DocumentSnapshot | null> {
  if (!isDocumentId(id)) return null;
  const snapshot = await db.collection(collections.films).doc(id).get();
  return snapshot.exists ? snapshot : null;
}

/** One film as readers see it, by its id; `null` if there is none. */
export async function loadFilm(db: Firestore, id: string): Promise<BoxOfficeFilm | null> {
  const snapshot = await findFilm(db, id);
  return snapshot === null ? null : filmOf(snapshot);
}

/** Like `loadFilm`, but with the stored poster even if its licence has ended. */
export async function loadFilmForDesk(db: Firestore, id: string): Promise<BoxOfficeFilm | null> {
  const snapshot = await findFilm(db, id);
  return snapshot === null ? null : boxOfficeFilm.parse(storedFilm(snapshot));
}

/** One film as readers see it, by its slug; `null` if there is none. One read. */
export async function loadFilmBySlug(db: Firestore, slug: string): Promise<BoxOfficeFilm | null> {
  const [found] = (await db.collection(collections.films).where('slug', '==', slug).limit(1).get()).docs;
  return found === undefined ? null : filmOf(found);
}

/**
 * One film as readers see it, by the last segment of its page ('war-2'), its name ('War 2') or a
 * former slug; `null` if there is none. Of several films with the same name, the one whose slug
 * equals the name's slug comes first. At most 4 reads.
 */
export async function loadFilmByName(db: Firestore, name: string): Promise<BoxOfficeFilm | null> {
  const bySegment = await loadFilmBySlug(db, name);
  if (bySegment !== null) return bySegment;
  const slug = slugify(name);
  const bySlug = slug === '' || slug === name ? null : await loadFilmBySlug(db, slug);
  if (bySlug !== null) return bySlug;
  const [named] = (await db.collection(collections.films).where('movieName', '==', name).limit(1).get()).docs;
  if (named !== undefined) return filmOf(named);
  return formerSlug(db, name);
}

async function formerSlug(db: Firestore, slug: string): Promise<BoxOfficeFilm | null> {
  if (!isDocumentId(slug)) return null;
  const former = (await db.collection(collections.filmSlugs).doc(slug).get()).data() as
    { filmId?: string; redirectTo?: string | null } | undefined;
  if (former?.redirectTo) return loadFilmBySlug(db, former.redirectTo);
  return former?.filmId === undefined ? null : loadFilm(db, former.filmId);
}
