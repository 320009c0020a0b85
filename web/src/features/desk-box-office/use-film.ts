import { useEffect, useState } from 'react';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { ApiError } from '../../lib/call-api.ts';
import { useLiveDocState } from '../../lib/desk/use-live-state.ts';
import { type DeskFilm, loadDeskFilm } from './box-office-api.ts';

export const revisionOf = (film: Pick<BoxOfficeFilm, 'revision'>): number => film.revision ?? 1;

/** The film as saved now. Reloads when somebody saves it. */
export function useFilm(id: string) {
  const [loaded, setLoaded] = useState<DeskFilm | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const live = useLiveDocState<BoxOfficeFilm>(`boxOffice/${id}`);
  const isBehind = loaded !== null && live.doc !== null && revisionOf(live.doc) > revisionOf(loaded.film);
  useEffect(() => {
    const abort = new AbortController();
    loadDeskFilm(id, abort.signal).then(setLoaded, (failure: unknown) => {
      if (!abort.signal.aborted) setError(failure);
    });
    return () => abort.abort();
  }, [id, attempt, isBehind]);
  return {
    loaded,
    error,
    isMissing: error instanceof ApiError && error.status === 404,
    isDeleted: loaded !== null && live.status === 'ready' && live.doc === null,
    /** Loads the film again after an own save. */
    reload: () => {
      setError(null);
      setAttempt((count) => count + 1);
    },
  };
}
