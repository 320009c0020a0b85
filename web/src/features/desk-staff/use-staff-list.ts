import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffAccount } from '@first-show/domain/staff/staff.schema';
import { callStaffApi } from '../../lib/desk/staff-api.ts';

const PAGE = 50;
/** The refetch interval, for the column 'Last seen'. */
const AGAIN_MS = 30_000;

type Pages = InfiniteData<StaffAccount[], unknown>;

const staffQuery = infiniteQueryOptions({
  queryKey: ['staff'],
  queryFn: ({ pageParam, signal }) => {
    const query = new URLSearchParams({ limit: String(PAGE), ...pageParam });
    return callStaffApi<StaffAccount[]>(`/api/admin/staff?${query.toString()}`, { signal });
  },
  initialPageParam: {} as { after?: string },
  getNextPageParam: (page) => (page.length < PAGE ? undefined : { after: page.at(-1)?.uid ?? '' }),
  select: byName,
  refetchOnMount: 'always',
  refetchInterval: AGAIN_MS,
});

/** All staff accounts, in pages. `put` adds or replaces an account in the list. */
export function useStaffList() {
  const client = useQueryClient();
  const put = (account: StaffAccount): void =>
    void client.setQueryData(staffQuery.queryKey, (data) => data && withAccount(data, account));
  return { list: useInfiniteQuery(staffQuery), put };
}

/** The accounts of all pages, sorted by name. */
export function byName({ pages }: Pages): StaffAccount[] {
  return pages
    .flat()
    .toSorted((one, other) => (one.displayName < other.displayName ? -1 : one.displayName > other.displayName ? 1 : 0));
}

/** Adds or replaces an account. The last row stays last, because the next page starts after it. */
export function withAccount(data: Pages, account: StaffAccount): Pages {
  const isSame = ({ uid }: StaffAccount) => uid === account.uid;
  const [first = [], ...rest] = data.pages;
  const pages = data.pages.flat().some(isSame)
    ? data.pages.map((page) => page.map((one) => (isSame(one) ? account : one)))
    : [[account, ...first], ...rest];
  return { ...data, pages };
}
