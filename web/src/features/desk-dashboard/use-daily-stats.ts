import { useMemo } from 'react';
import { daysUpTo, fillDays, type DayStats } from '@first-show/domain/analytics/daily-stats';
import { indianDay } from '@first-show/domain/core/dates';
import { useNow } from '../../lib/use-now.ts';
import { useLiveQueryState } from '../../lib/desk/use-live-state.ts';

const LONGEST = 30;
/** One query for the longest range, so that a shorter range needs no request. */
const DAYS = { collection: 'dailyStats', where: [], orderBy: [['day', 'desc']], limit: LONGEST } as const;

/** The last `count` days in India, oldest first, live; `null` until the first answer. */
export function useDailyStats(count: number): { days: DayStats[] | null; hasFailed: boolean } {
  const { status, docs } = useLiveQueryState<DayStats>(DAYS);
  const now = useNow();
  const today = now === null ? null : indianDay(now.toISOString());
  const hasFailed = status === 'error' && docs.length === 0;
  const isWaiting = status === 'loading' || hasFailed || today === null;
  const days = useMemo(
    () => (isWaiting ? null : fillDays(daysUpTo(today, count), docs)),
    [isWaiting, today, count, docs],
  );
  return { days, hasFailed };
}
