import { useQuery } from '@tanstack/react-query';
import { filmsQuery } from './queries.ts';

/** A function that returns the name of a film by its id. The id stands in for an unknown film. */
export function useFilmNames({ enabled }: { enabled: boolean }): (id: string) => string {
  const { data: films } = useQuery({ ...filmsQuery, enabled });
  return (id) => films?.find((film) => film.id === id)?.movieName ?? id;
}
