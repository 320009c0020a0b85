import type { DeskFilmRow, DeskFilms } from '@first-show/domain/films/film.schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callStaffApi } from './staff-api.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

/** Films with and without figures, for fields that refer to them by id. */

const load = async (query: Record<string, string>, signal: AbortSignal): Promise<DeskFilmRow[]> => {
  const path = `/api/admin/films?${new URLSearchParams(query).toString()}`;
  return (await callStaffApi<DeskFilms>(path, { signal })).films;
};

/** A function that returns the name of each of these films, and the id of an unknown one. */
export function useFilmNames(ids: readonly string[]): (id: string) => string {
  const wanted = [...new Set(ids)].filter((id) => id !== '').join(',');
  const { data: films } = useQuery({
    queryKey: ['desk-films', 'names', wanted],
    queryFn: ({ signal }) => load({ ids: wanted }, signal),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  return (id) => films?.find((film) => film.id === id)?.title ?? id;
}

const SHOWN_MAX = '20';

/**
 * The films that match the typed text, else the newest; and the names of these and of the `chosen`
 * ones.
 */
export function useFilmChoices(text: string, chosen: readonly string[]) {
  const q = useDebouncedValue(text.trim());
  const { data: found = [], isError } = useQuery({
    queryKey: ['desk-films', 'choices', q],
    queryFn: ({ signal }) => load({ limit: SHOWN_MAX, ...(q !== '' && { q }) }, signal),
    placeholderData: keepPreviousData,
  });
  const nameOfChosen = useFilmNames(chosen);
  return {
    ids: [...new Set([...chosen, ...found.map(({ id }) => id)])],
    nameOf: (id: string): string => found.find((film) => film.id === id)?.title ?? nameOfChosen(id),
    isError,
  };
}
