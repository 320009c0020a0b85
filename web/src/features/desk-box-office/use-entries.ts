import { useCallback, useState } from 'react';
import { livePaths } from '@first-show/domain/core/live-paths';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import type { BoxOfficeRollup } from '@first-show/domain/rollups/rollups';
import { useLiveDocState } from '../../lib/desk/use-live-state.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';

/** All entries of the chart, live. If the listener fails, `retry` loads them from the API. */
export function useEntries(): {
  status: 'loading' | 'ready' | 'error';
  entries: readonly BoxOfficeEntry[];
  retry: () => void;
} {
  const { status, doc } = useLiveDocState<BoxOfficeRollup>(livePaths.boxOffice);
  const [asked, setAsked] = useState<{
    status: 'idle' | 'loading' | 'ready' | 'error';
    entries: readonly BoxOfficeEntry[];
  }>({ status: 'idle', entries: NONE });
  const retry = useCallback(() => {
    setAsked((before) => ({ ...before, status: 'loading' }));
    callStaffApi<BoxOfficeEntry[]>('/api/box-office').then(
      (entries) => setAsked({ status: 'ready', entries }),
      () => setAsked((before) => ({ ...before, status: 'error' })),
    );
  }, []);
  if (doc !== null) return { status: 'ready', entries: doc.entries, retry };
  if (asked.status !== 'idle') return { status: asked.status, entries: asked.entries, retry };
  // The roll-up does not exist yet: a site without films.
  return { status, entries: NONE, retry };
}
const NONE: readonly BoxOfficeEntry[] = [];
