import { useMemo } from 'react';
import { dayAfter } from '@first-show/domain/analytics/daily-stats';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { followedSince, lacksFigure } from '@first-show/domain/box-office/today';
import { collections } from '@first-show/domain/core/collections';
import { indianDay } from '@first-show/domain/core/dates';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { useLiveQueryState } from '../../lib/desk/use-live-state.ts';
import { useNow } from '../../lib/use-now.ts';

/**
 * Ids of the films in cinemas without a figure for today, live. The chart's list has no days, so
 * the films are read one by one, and only while `isWanted`. `ids` is `null` until they are known.
 */
export function useFilmsWithoutFigure(isWanted: boolean): { ids: ReadonlySet<string> | null; hasFailed: boolean } {
  const now = useNow();
  const today = now === null ? null : indianDay(now.toISOString());
  const { status, docs } = useLiveQueryState<BoxOfficeFilm>(
    !isWanted || today === null
      ? null
      : {
          collection: collections.boxOffice,
          where: [
            ['releaseDate', '>=', followedSince(today)],
            ['releaseDate', '<', dayAfter(today)],
          ],
          orderBy: [['releaseDate', 'desc']],
          limit: LIST_MAX,
        },
  );
  const ids = useMemo(
    () =>
      status === 'loading' || today === null
        ? null
        : new Set(docs.filter((film) => lacksFigure(film, today)).map(({ id }) => id)),
    [status, docs, today],
  );
  return { ids, hasFailed: status === 'error' };
}
