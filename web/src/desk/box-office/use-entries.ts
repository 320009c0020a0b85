import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BoxOfficeEntry, BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { followedSince, lacksFigure } from '@first-show/domain/box-office/today';
import { collections } from '@first-show/domain/core/collections';
import { indianDay, plusDays } from '@first-show/domain/core/dates';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { livePaths } from '@first-show/domain/core/live-paths';
import type { BoxOfficeRollup } from '@first-show/domain/rollups/rollups';
import { entriesKey, openedQuery } from '../lib/queries.ts';
import { type LiveStatus, useLiveDocState, useLiveQueryState } from '../lib/use-live-state.ts';
import { useNow } from '../../shared/lib/use-now.ts';
import { deleteWithUndo } from '../ui/delete-with-undo.ts';

/**
 * All films. The API reads them from their documents, so they contain the editor's own last change.
 * A change of the live roll-up, which follows every change a second later, loads them again.
 */
export function useEntries() {
  const { status: liveStatus, doc } = useLiveDocState<BoxOfficeRollup>(livePaths.boxOffice);
  const { data, isFetching, isError, refetch } = useQuery({
    ...openedQuery<BoxOfficeEntry[]>([...entriesKey, doc?.updatedAt ?? null], '/api/box-office'),
    enabled: liveStatus !== 'loading',
    placeholderData: keepPreviousData,
  });
  const entries = data ?? doc?.entries;
  let status: LiveStatus = 'ready';
  // If the listener is ready and there is no document, the site has no films yet.
  if (entries === undefined) status = isFetching ? 'loading' : isError ? 'error' : liveStatus;
  return { status, entries: entries ?? [], retry: () => void refetch() };
}

/**
 * Live ids of the films in cinemas that have no figure for today; `null` until they are known. The
 * roll-up of all films has no daily figures, so this hook listens to the documents of the films,
 * but only while `isWanted` is true.
 */
export function useFilmsWithoutFigure(isWanted: boolean) {
  const now = useNow();
  const today = now === null ? null : indianDay(now.toISOString());
  const { status, docs } = useLiveQueryState<BoxOfficeFilm>(
    !isWanted || today === null
      ? null
      : {
          collection: collections.films,
          where: [
            ['releaseDate', '>=', followedSince(today)],
            ['releaseDate', '<', plusDays(today, 1)],
          ],
          orderBy: [['releaseDate', 'desc']],
          limit: LIST_MAX,
        },
  );
  const isKnown = status !== 'loading' && today !== null;
  return {
    ids: isKnown ? new Set(docs.filter((film) => lacksFigure(film, today)).map(({ id }) => id)) : null,
    hasFailed: status === 'error',
  };
}

/** Deletes a film and offers an undo. Resolves with whether the film is deleted. */
export const deleteFilm = (film: { id: string; movieName: string }, onUndone?: () => void): Promise<boolean> =>
  deleteWithUndo({ path: `/api/box-office/${encodeURIComponent(film.id)}`, name: film.movieName }, onUndone);
