import { useCallback, useEffect, useState } from 'react';
import type { StaffAccount } from '@first-show/domain/staff/staff.schema';
import { callStaffApi } from '../../lib/desk/staff-api.ts';

const PAGE = 50;
/** Refresh interval of 'last seen'. */
const AGAIN_MS = 30_000;

export type StaffList = {
  /** `null` until the first answer. */
  people: readonly StaffAccount[] | null;
  hasFailed: boolean;
  hasMore: boolean;
  loadMore: () => Promise<void>;
  retry: () => void;
  /** Replaces an account with the version that another call returned. */
  replace: (account: StaffAccount) => void;
};

/**
 * All current and former staff accounts by name, in pages. Refreshes periodically while the page is
 * visible.
 */
export function useStaffList(): StaffList {
  const [people, setPeople] = useState<readonly StaffAccount[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [hasMore, setMore] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const pages = Math.max(1, Math.ceil((people?.length ?? 0) / PAGE));

  useEffect(() => {
    let isGone = false;
    const load = async () => {
      try {
        const found = await callStaffApi<StaffAccount[]>(`/api/admin/staff?limit=${PAGE}`);
        if (isGone) return;
        setFailed(false);
        setMore(found.length === PAGE);
        setPeople(found);
      } catch {
        if (!isGone) setFailed(true);
      }
    };
    void load();
    // A refresh would drop further pages, so it stops once somebody has loaded them.
    const timer = setInterval(() => !document.hidden && pages === 1 && void load(), AGAIN_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [attempt, pages]);

  const loadMore = async () => {
    const last = people?.at(-1);
    if (last === undefined) return;
    const found = await callStaffApi<StaffAccount[]>(
      `/api/admin/staff?limit=${PAGE}&after=${encodeURIComponent(last.uid)}`,
    );
    setMore(found.length === PAGE);
    setPeople((known) => [...(known ?? []), ...found]);
  };
  const replace = useCallback((account: StaffAccount) => setPeople((known) => withAccount(known ?? [], account)), []);
  return {
    people,
    hasFailed: hasFailed && people === null,
    hasMore,
    loadMore,
    retry: () => setAttempt((count) => count + 1),
    replace,
  };
}

/** The list with `account` in it once, sorted by name. */
export function withAccount(people: readonly StaffAccount[], account: StaffAccount): StaffAccount[] {
  const others = people.filter(({ uid }) => uid !== account.uid);
  return [...others, account].toSorted((one, other) =>
    one.displayName < other.displayName ? -1 : one.displayName > other.displayName ? 1 : 0,
  );
}
