import type { DeskFilmRow, DeskFilms } from '@first-show/domain/films/film.schema';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { personQuery } from './queries.ts';
import { callStaffApi } from './staff-api.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

/** Names of films, with and without figures, and of people, for fields that refer to them by id. */

export const loadFilmRows = async (query: Record<string, string>, signal: AbortSignal): Promise<DeskFilmRow[]> => {
  const path = `/api/admin/films?${new URLSearchParams(query).toString()}`;
  return (await callStaffApi<DeskFilms>(path, { signal })).films;
};

function useFilmTitles(ids: readonly string[]): ReadonlyMap<string, string> | undefined {
  const wanted = [...new Set(ids)].filter((id) => id !== '').join(',');
  const { data: films } = useQuery({
    queryKey: ['desk-films', 'names', wanted],
    queryFn: ({ signal }) => loadFilmRows({ ids: wanted }, signal),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  return films && new Map(films.map(({ id, title }) => [id, title]));
}

/** A function that returns the name of each of these films, and the id of an unknown one. */
export function useFilmNames(ids: readonly string[]): (id: string) => string {
  const titles = useFilmTitles(ids);
  return (id) => titles?.get(id) ?? id;
}

/** Like `useFilmNames`, for ids of films and people. */
export function useSubjectNames(ids: readonly string[]): (id: string) => string {
  const titles = useFilmTitles(ids);
  const others = titles === undefined ? [] : [...new Set(ids)].filter((id) => id !== '' && !titles.has(id));
  const people = useQueries({ queries: others.map(personQuery) });
  return (id) => titles?.get(id) ?? people[others.indexOf(id)]?.data?.name ?? id;
}

const SHOWN_MAX = '20';

/** The names of films, with the year for those of one title: 'Raat (2009)', 'Raat (2027)'. */
export function namesApart(films: readonly DeskFilmRow[]): ReadonlyMap<string, string> {
  const titles = films.map(({ title }) => title);
  const isShared = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  return new Map(
    films.map(({ id, title, firstRelease }) => [
      id,
      isShared(title) ? `${title} (${firstRelease.slice(0, 4) || 'no date'})` : title,
    ]),
  );
}

/**
 * The films that match the typed text, else the newest; and the names of these and of the `chosen`
 * ones. Two films of one title have their years.
 */
export function useFilmChoices(text: string, chosen: readonly string[]) {
  const typed = text.trim();
  const q = useDebouncedValue(typed);
  const {
    data: found = [],
    isError,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['desk-films', 'choices', q],
    queryFn: ({ signal }) => loadFilmRows({ limit: SHOWN_MAX, ...(q !== '' && { q }) }, signal),
    placeholderData: keepPreviousData,
  });
  const nameOfChosen = useFilmNames(chosen);
  const names = namesApart(found);
  // Until the answer is there, a quick Enter must not pick a film that was found for another text.
  const isLoading = typed !== q || isPlaceholderData;
  const offered = isLoading ? [] : found.map(({ id }) => id);
  return {
    ids: [...new Set([...chosen, ...offered])],
    isLoading,
    nameOf: (id: string): string => names.get(id) ?? nameOfChosen(id),
    isError,
  };
}
