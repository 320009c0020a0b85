import { FieldPath, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import { chunksOf } from '@first-show/domain/core/chunks';
import { collections } from '@first-show/domain/core/collections';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import type { FilmCard, FilmDoc, FilmStatus } from '@first-show/domain/films/film.schema';
import { CARD_FIELDS, filmCardOf } from '@first-show/domain/films/present-film';
import { ENDED_FIELD, withoutEndedPoster } from '../../articles/store/ended-pictures.ts';
import { findDocument, isDocumentId } from '../../../platform/firestore/ids.ts';
import { UNKNOWN_AFTER } from '../../../platform/http/failure.ts';
import { formerFilm, loadFilm, loadFilmBySlug, storedFilm } from './read-box-office.ts';

/** A film as readers see it, by slug, id or former slug. At most 4 reads. */
export const loadFilmByAddress = async (db: Firestore, slugOrId: string): Promise<FilmDoc | null> =>
  (await loadFilmBySlug(db, slugOrId)) ?? (await loadFilm(db, slugOrId)) ?? formerFilm(db, slugOrId);

const NAMES_AT_ONCE = 100;

/** The names of these films by id, as far as the films exist. One read each. */
export async function loadFilmNames(db: Firestore, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const films = db.collection(collections.films);
  const names = new Map<string, string>();
  for (const some of chunksOf([...new Set(ids)].filter(isDocumentId), NAMES_AT_ONCE)) {
    const found = await db.getAll(...some.map((id) => films.doc(id)), { fieldMask: ['movieName'] });
    for (const film of found) if (film.exists) names.set(film.id, film.get('movieName') as string);
  }
  return names;
}

type FilmsRules = {
  year?: string | undefined;
  language?: string | undefined;
  status?: FilmStatus | undefined;
  limit: number;
  after?: string | undefined;
  /** The day in India, which decides the status. */
  today: string;
};

/** The most films that a call reads to find those with a status, which no query can ask for. */
export const SCANNED_MAX = 600;
const SCANNED_AT_ONCE = 100;

/**
 * Published films, the newest release first, those without a date last. One read for each, and one
 * for `after`. A status is looked for among the next `SCANNED_MAX` films. Fails if `after` is not
 * the id of a film.
 */
export async function listFilms(
  db: Firestore,
  { status, limit, after, today, ...filter }: FilmsRules,
): Promise<Result<FilmCard[]>> {
  let query = filmsQuery(db, filter);
  if (after !== undefined) {
    const last = await findDocument(db.collection(collections.films), after);
    if (last === undefined) return fail(UNKNOWN_AFTER);
    query = query.startAfter(storedFilm(last).firstRelease, last.id);
  }
  const cards: FilmCard[] = [];
  const page = status === undefined ? limit : SCANNED_AT_ONCE;
  for (let scanned = 0; ;) {
    const { docs } = await query.limit(page).get();
    const found = docs.map((doc) => cardOf(doc, today));
    cards.push(...found.filter((card) => status === undefined || card.status === status));
    scanned += docs.length;
    const last = docs.at(-1);
    if (last === undefined || docs.length < page || cards.length >= limit || scanned >= SCANNED_MAX)
      return ok(cards.slice(0, limit));
    query = query.startAfter(last);
  }
}

/** The newest release first, films without a date last. */
export const byNewest = (films: Query): Query =>
  films.orderBy('firstRelease', 'desc').orderBy(FieldPath.documentId(), 'desc');

/** The most values of one query. */
const IN_QUERY_MAX = 30;

/** The films that have one of these keys (`nameKeyOf`) among their titles. One read each. */
export async function filmsWithTitles(db: Firestore, nameKeys: readonly string[]): Promise<DocumentSnapshot[]> {
  const films = db.collection(collections.films);
  const found = await Promise.all(
    chunksOf(nameKeys, IN_QUERY_MAX).map((keys) => films.where('nameKeys', 'array-contains-any', keys).get()),
  );
  return [...new Map(found.flatMap(({ docs }) => docs.map((doc) => [doc.id, doc] as const))).values()];
}

/** Films with a word in one of their titles that begins with `start`, a key of `typedStarts`. */
export const filmsByWordStart = (db: Firestore, start: string): Query =>
  byNewest(db.collection(collections.films).where('nameStarts', 'array-contains', start));

function filmsQuery(db: Firestore, { year, language }: Pick<FilmsRules, 'year' | 'language'>): Query {
  let films = db.collection(collections.films).where('isPublished', '==', true);
  if (language !== undefined) films = films.where('languages', 'array-contains', language);
  if (year !== undefined) films = films.where('firstRelease', '>=', year).where('firstRelease', '<', `${year}~`);
  return byNewest(films).select(...CARD_FIELDS, ENDED_FIELD);
}

function cardOf(doc: DocumentSnapshot, today: string): FilmCard {
  const film = withoutEndedPoster(storedFilm(doc), doc.data());
  return filmCardOf(film, today);
}
