import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { useLiveDocState } from '../../lib/desk/use-live-state.ts';
import { loadDeskFilm } from './box-office-api.ts';

export const revisionOf = (film: Pick<BoxOfficeFilm, 'revision'>): number => film.revision ?? 1;

/** The film as saved now. Reloads when somebody saves it. */
export function useFilm(id: string) {
  const query = useQuery({ queryKey: ['film', id], queryFn: ({ signal }) => loadDeskFilm(id, signal), gcTime: 0 });
  const { data, refetch } = query;
  const live = useLiveDocState<BoxOfficeFilm>(`boxOffice/${id}`);
  const isBehind = data !== undefined && live.doc !== null && revisionOf(live.doc) > revisionOf(data.film);
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  return { ...query, isDeleted: data !== undefined && live.status === 'ready' && live.doc === null };
}
