import type { Firestore, Query } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { collections } from '@first-show/domain/core/collections';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import type { DeskFilmRow, DeskFilms, deskFilmsQuery } from '@first-show/domain/films/film.schema';
import { staleCheckDay } from '@first-show/domain/films/gaps';
import { DESK_ROW_FIELDS, deskFilmRowOf } from '@first-show/domain/films/present-film';
import { typedStarts } from '@first-show/domain/search/name-starts';
import { findDocument, isDocumentId } from '../../../platform/firestore/ids.ts';
import { UNKNOWN_AFTER } from '../../../platform/http/failure.ts';
import { storedFilm } from './read-box-office.ts';
import { byNewest, filmsByWordStart } from './read-films.ts';

type Rules = z.output<typeof deskFilmsQuery> & { today: string };

/** A search reads this many films that have its longest word, and looks for the others in them. */
const SEARCHED_MAX = 100;

/**
 * Films for the desk, also unpublished ones, the newest release first; of those whose platform is
 * to be checked, the oldest check first. One read for each film, and one for `after`. A search has
 * one page. Fails if `after` is not the id of a film.
 */
export async function listDeskFilms(db: Firestore, rules: Rules): Promise<Result<DeskFilms>> {
  const { ids, q = '', limit, after, today } = rules;
  const films = db.collection(collections.films);
  if (ids !== undefined) return ok({ films: await filmsById(db, rules, ids.split(',')), nextAfter: null });
  if (q !== '') return ok({ films: await searchFilms(db, { ...rules, q }), nextAfter: null });
  let query = filteredFilms(films, rules);
  if (after !== undefined) {
    const last = await findDocument(films, after);
    if (last === undefined) return fail(UNKNOWN_AFTER);
    query = query.startAfter(last);
  }
  const { docs } = await query
    .limit(limit)
    .select(...DESK_ROW_FIELDS)
    .get();
  const rows = docs.map((doc) => deskFilmRowOf(storedFilm(doc), today));
  return ok({ films: rows, nextAfter: docs.length < limit ? null : (rows.at(-1)?.id ?? null) });
}

async function filmsById(db: Firestore, { limit, today }: Rules, ids: readonly string[]): Promise<DeskFilmRow[]> {
  const wanted = [...new Set(ids)].filter(isDocumentId).slice(0, limit);
  if (wanted.length === 0) return [];
  const found = await db.getAll(...wanted.map((id) => db.collection(collections.films).doc(id)), {
    fieldMask: [...DESK_ROW_FIELDS],
  });
  return found.filter(({ exists }) => exists).map((doc) => deskFilmRowOf(storedFilm(doc), today));
}

function filteredFilms(films: Query, { show, today }: Rules): Query {
  if (show === 'all') return byNewest(films);
  if (show === 'unpublished') return byNewest(films.where('isPublished', '==', false));
  if (show !== 'platform') return byNewest(films.where('gaps', 'array-contains', show));
  return films.where('platformsCheckedOn', '<=', staleCheckDay(today)).orderBy('platformsCheckedOn');
}

async function searchFilms(db: Firestore, { q, show, limit, today }: Rules & { q: string }): Promise<DeskFilmRow[]> {
  const [longest, ...others] = typedStarts(q);
  if (longest === undefined) return [];
  const { docs } = await filmsByWordStart(db, longest)
    .limit(SEARCHED_MAX)
    .select(...DESK_ROW_FIELDS)
    .get();
  return docs
    .map(storedFilm)
    .filter(({ nameStarts }) => others.every((start) => nameStarts.includes(start)))
    .map((film) => deskFilmRowOf(film, today))
    .filter((row) => show === 'all' || (show === 'unpublished' ? !row.isPublished : row.gaps.includes(show)))
    .slice(0, limit);
}
