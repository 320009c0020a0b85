import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffAccount } from '@first-show/domain/staff/staff.schema';
import { callStaffApi } from '../../lib/desk/staff-api.ts';

const PAGE = 50;
/** Refresh interval of 'last seen'. */
const AGAIN_MS = 30_000;

type Pages = InfiniteData<StaffAccount[], unknown>;

const staffQuery = infiniteQueryOptions({
  queryKey: ['staff'],
  queryFn: ({ pageParam, signal }) =>
    callStaffApi<StaffAccount[]>(
      `/api/admin/staff?${new URLSearchParams({ limit: String(PAGE), ...pageParam }).toString()}`,
      { signal },
    ),
  initialPageParam: {} as { after?: string },
  getNextPageParam: (page) => (page.length < PAGE ? undefined : { after: page.at(-1)?.uid ?? '' }),
  select: byName,
  refetchOnMount: 'always',
  refetchInterval: AGAIN_MS,
});

/** All current and former staff accounts, in pages. `put` stores an account from another call. */
export function useStaffList() {
  const client = useQueryClient();
  const put = (account: StaffAccount): void =>
    void client.setQueryData(staffQuery.queryKey, (data) => data && withAccount(data, account));
  return { list: useInfiniteQuery(staffQuery), put };
}

/** The accounts of all pages by name. */
export function byName({ pages }: Pages): StaffAccount[] {
  return pages
    .flat()
    .toSorted((one, other) => (one.displayName < other.displayName ? -1 : one.displayName > other.displayName ? 1 : 0));
}

/** The pages with `account` in them once. The last row stays, as the next page begins after it. */
export function withAccount(data: Pages, account: StaffAccount): Pages {
  const isKnown = data.pages.some((page) => page.some(({ uid }) => uid === account.uid));
  const pages = isKnown
    ? data.pages.map((page) => page.map((one) => (one.uid === account.uid ? account : one)))
    : data.pages.map((page, index) => (index === 0 ? [account, ...page] : page));
  return { ...data, pages };
}
