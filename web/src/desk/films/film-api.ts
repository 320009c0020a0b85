import type { QueryClient } from '@tanstack/react-query';
import type { DeskFilm, DeskFilmRow, DeskFilms } from '@first-show/domain/films/film.schema';
import { entriesKey } from '../box-office/use-entries.ts';
import { cursorQuery, openedQuery } from '../lib/queries.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import type { NameOption } from '../ui/name-search.tsx';

const PATH = '/api/admin/films';

/** The desk's table of films. `filter`: `q` and `show` of the API. */
export const filmRowsQuery = (filter: { q: string; show: string }) =>
  cursorQuery('desk-films', { path: PATH, filter, itemsOf: ({ films }: DeskFilms) => films });

export const filmFactsQuery = (id: string) =>
  openedQuery<DeskFilm>(['film-facts', id], `${PATH}/${encodeURIComponent(id)}`);

/** Loads the lists of films again, after a change of one of them. */
export const reloadFilms = (client: QueryClient): void => {
  for (const queryKey of [['desk-films'], entriesKey]) void client.invalidateQueries({ queryKey });
};

export type FilmOption = NameOption & { film: DeskFilmRow };

const yearOf = ({ releaseDate }: Pick<DeskFilmRow, 'releaseDate'>): string => releaseDate?.slice(0, 4) ?? '';

export async function searchFilms(text: string, signal: AbortSignal): Promise<FilmOption[]> {
  const query = new URLSearchParams({ q: text, limit: '8' });
  const { films } = await callStaffApi<DeskFilms>(`${PATH}?${query.toString()}`, { signal });
  return films.map((film) => ({
    id: film.id,
    name: film.title,
    note: [yearOf(film), film.languages[0] ?? ''].filter((part) => part !== '').join(' · '),
    film,
  }));
}
