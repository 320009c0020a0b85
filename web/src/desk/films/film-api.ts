import type { DeskFilm, DeskFilms } from '@first-show/domain/films/film.schema';
import { cursorQuery, openedQuery } from '../lib/queries.ts';

const PATH = '/api/admin/films';

/** The desk's table of films. `filter`: `q` and `show` of the API. */
export const filmRowsQuery = (filter: { q: string; show: string }) =>
  cursorQuery('desk-films', { path: PATH, filter, itemsOf: ({ films }: DeskFilms) => films });

export const filmFactsQuery = (id: string) =>
  openedQuery<DeskFilm>(['film-facts', id], `${PATH}/${encodeURIComponent(id)}`);
