import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import type { AdminStats } from '@first-show/domain/analytics/analytics.schema';
import type { DayStats } from '@first-show/domain/analytics/daily-stats';
import type { DeskTasks } from '@first-show/domain/analytics/desk-tasks.schema';
import type { ArticleNames, DeskArticles } from '@first-show/domain/articles/article-desk.schema';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import type { AdminCategory } from '@first-show/domain/categories/category-desk.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import type { ModerationSettings } from '@first-show/domain/comments/moderation-desk.schema';
import type { AdminMessage, MessageCounts, MessageStatus } from '@first-show/domain/contact/message-desk.schema';
import { DESK_COUNTS_MAX_AGE_SECONDS, LIST_MAX } from '@first-show/domain/core/limits';
import type { DigestPreview, DigestRun } from '@first-show/domain/digest/digest.schema';
import type { Proposal } from '@first-show/domain/enhancement/enhancement.schema';
import type { ArticleIdea } from '@first-show/domain/ideas/idea.schema';
import type {
  AdminSubscriber,
  ErasureCounts,
  SubscriberCounts,
  SubscriberStatus,
} from '@first-show/domain/newsletter/subscriber-desk.schema';
import type { DeskPerson } from '@first-show/domain/people/person.schema';
import type { ArticleProvenance } from '@first-show/domain/scraping/credit.schema';
import type { ScrapingStatus } from '@first-show/domain/scraping/scrape-job.schema';
import type { SuggestedSource } from '@first-show/domain/scraping/source.schema';
import { callApi } from '../../shared/lib/call-api.ts';
import { REFRESH_MS } from './query-client.tsx';
import { callStaffApi, secondsSinceOwnChange } from './staff-api.ts';

/**
 * HTTP queries of the desks with their keys. Some features define further queries. Invalidating a
 * key also invalidates the keys that start with it.
 */

/** Data that colleagues change too: refetched when the screen opens and then every minute. */
const followed = { refetchInterval: REFRESH_MS, refetchOnMount: 'always' } as const;

const get =
  <Data>(path: string) =>
  ({ signal }: { signal: AbortSignal }): Promise<Data> =>
    callStaffApi<Data>(path, { signal });
const followedQuery = <Data>(queryKey: QueryKey, path: string) =>
  queryOptions({ queryKey, queryFn: get<Data>(path), ...followed });
/**
 * Counts. All desks share one answer for some seconds, but this window accepts none from before its
 * own last change.
 */
const countedQuery = <Data>(queryKey: QueryKey, path: string) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => {
      const maxAgeSeconds = Math.floor(Math.min(DESK_COUNTS_MAX_AGE_SECONDS, secondsSinceOwnChange()));
      return callStaffApi<Data>(`${path}?maxAgeSeconds=${maxAgeSeconds}`, { signal });
    },
    ...followed,
  });
/** Data that is loaded each time the screen opens, and not refetched while the screen is open. */
export const openedQuery = <Data>(queryKey: QueryKey, path: string) =>
  queryOptions({ queryKey, queryFn: get<Data>(path), gcTime: 0 });
/** Public data, as readers get it: refetched when the screen opens. */
const publicQuery = <Data>(queryKey: QueryKey, path: string) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => callApi<Data>(path, { isPublic: true, signal }),
    refetchOnMount: 'always',
  });

const encode = encodeURIComponent;

/** `after`: id of the previous page's last item, or the API's cursor for the articles. */
type PageParam = { after?: string };
const firstPage: PageParam = {};
function nextPage<Item extends { id: string }>(page: Item[]): PageParam | undefined {
  const last = page.at(-1);
  return last === undefined || page.length < LIST_MAX ? undefined : { after: last.id };
}

/** The items of all pages. An item that moved between pages while they loaded is listed once. */
const itemsOf = <Item extends { id: string }>({ pages }: InfiniteData<Item[], PageParam>): Item[] => [
  ...new Map(pages.flat().map((item) => [item.id, item])).values(),
];
/**
 * The list at `path` in pages, or its search for `text`. `text` may be a name or an email address,
 * so it is sent in the body: URLs are logged.
 */
const listQuery = <Item extends { id: string }>(
  key: readonly string[],
  { path, filter, text }: { path: string; filter: Readonly<Record<string, string>>; text: string },
) =>
  infiniteQueryOptions({
    queryKey: [...key, 'list', filter, text],
    queryFn: ({ pageParam, signal }): Promise<Item[]> =>
      text === ''
        ? callStaffApi(
            `${path}?${new URLSearchParams({ ...filter, limit: String(LIST_MAX), ...pageParam }).toString()}`,
            { signal },
          )
        : callStaffApi(`${path}/search`, { method: 'POST', body: { ...filter, q: text, ...pageParam }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: nextPage<Item>,
    select: itemsOf<Item>,
    ...followed,
  });
/**
 * A list whose pages name the next page (`nextAfter`). Every action at the desks may change it, so
 * the cached list is always stale. Empty values of `filter` are left out.
 */
export const cursorQuery = <Page extends { nextAfter: string | null }, Item>(
  key: string,
  { path, filter, itemsOf: of }: { path: string; filter: Record<string, string>; itemsOf: (page: Page) => Item[] },
) =>
  infiniteQueryOptions({
    queryKey: [key, filter],
    queryFn: ({ pageParam: after, signal }) => {
      const given = Object.entries({ ...filter, after }).filter(([, value]) => value !== '');
      return callStaffApi<Page>(`${path}?${new URLSearchParams(given).toString()}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextAfter }) => nextAfter,
    select: ({ pages }) => pages.flatMap(of),
    ...followed,
  });
/** Updater for `setQueryData` of a paged list. */
export const changeItems =
  <Item>(change: (items: Item[]) => Item[]) =>
  <Data extends { pages: Item[][] }>(data: Data | undefined): Data | undefined =>
    data && { ...data, pages: data.pages.map(change) };

/** Use `useDeskStats`, which has the live number of pending comments. */
export const statsQuery = countedQuery<AdminStats>(['counts', 'stats'], '/api/admin/stats');
export const tasksQuery = countedQuery<DeskTasks>(['counts', 'tasks'], '/api/admin/tasks');
/** The last 30 days. */
export const dailyStatsQuery = countedQuery<DayStats[]>(['counts', 'days'], '/api/admin/daily-stats');

export const categoriesKey = ['categories'] as const;
export const deskCategoriesQuery = followedQuery<AdminCategory[]>([...categoriesKey, 'desk'], '/api/admin/categories');
/** The public categories: their names for filters and forms. */
export const categoriesQuery = publicQuery<Category[]>([...categoriesKey, 'public'], '/api/categories');

/** The films of the box-office desk's list. Invalidate it after an own change. */
export const entriesKey = ['box-office'] as const;

/** All films by rank, with the editor's own last change: refetched when the screen opens. */
export const filmsQuery = queryOptions({
  queryKey: ['films'],
  queryFn: get<BoxOfficeEntry[]>('/api/box-office'),
  refetchOnMount: 'always',
});

export const ballotsQuery = <Item>(collection: 'polls' | 'predictions') =>
  followedQuery<Item[]>([collection], `/api/admin/${collection}`);

export type InboxFilter = { status: MessageStatus | 'all'; category: AdminMessage['category'] | 'all'; text: string };

export const messagesKey = ['messages'] as const;
/** Messages, newest first. A search has only one page, with the newest matches. */
export const messagesQuery = ({ status, category, text }: InboxFilter) => {
  const filter = { ...(status !== 'all' && { status }), ...(category !== 'all' && { category }) };
  const query = listQuery<AdminMessage>(messagesKey, { path: '/api/admin/messages', filter, text });
  return text === '' ? query : { ...query, getNextPageParam: () => undefined };
};
export const messageCountsQuery = followedQuery<MessageCounts>(
  [...messagesKey, 'counts'],
  '/api/admin/messages/counts',
);

export const subscribersQuery = ({ status, text }: { status: SubscriberStatus; text: string }) =>
  listQuery<AdminSubscriber>(['subscribers'], { path: '/api/admin/subscribers', filter: { status }, text });
export const subscriberCountsQuery = followedQuery<SubscriberCounts>(
  ['subscribers', 'counts'],
  '/api/admin/subscribers/counts',
);
/** The result of one erasure call. `next`: where the next call continues; `null`: finished. */
export type ErasurePart = ErasureCounts & { searched: number; next: object | null };
/** Counts the documents that an erasure would remove, without removing any. */
export const erasureQuery = ({ id, email }: AdminSubscriber) =>
  queryOptions({
    queryKey: ['subscribers', 'erasure', id],
    queryFn: ({ signal }) =>
      callStaffApi<ErasurePart>(`/api/admin/subscribers/${id}/erase`, {
        method: 'POST',
        body: { email, isDryRun: true },
        signal,
      }),
    gcTime: 0,
  });

export const digestPreviewQuery = followedQuery<DigestPreview>(['digest', 'preview'], '/api/admin/digest/preview');
export const digestRunsQuery = followedQuery<DigestRun[]>(['digest', 'runs'], '/api/admin/digests?limit=14');

export const scrapingStatusQuery = followedQuery<ScrapingStatus>(['scraping', 'status'], '/api/admin/scraping/status');
export const suggestedSourcesQuery = openedQuery<SuggestedSource[]>(
  ['scraping', 'suggestions'],
  '/api/admin/sources/suggestions',
);

export const articlesKey = ['articles'] as const;
/** The table of articles. `call`: the filter as the API's query string. */
export const deskArticlesQuery = (call: string) =>
  infiniteQueryOptions({
    queryKey: [...articlesKey, call],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(call)), ...pageParam });
      return callStaffApi<DeskArticles>(`/api/admin/articles?${query.toString()}`, { signal });
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ nextAfter }): PageParam | undefined => (nextAfter === null ? undefined : { after: nextAfter }),
    refetchOnMount: 'always',
  });

export const articleNamesQuery = openedQuery<ArticleNames>(['article-names'], '/api/admin/article-names');

export const provenanceQuery = (articleId: string) =>
  openedQuery<ArticleProvenance>(['provenance', articleId], `/api/admin/articles/${encode(articleId)}/provenance`);
/** The proposals for an article, newest first. */
export const proposalsQuery = (articleId: string) =>
  openedQuery<{ proposals: Proposal[] }>(
    ['proposals', articleId],
    `/api/admin/articles/${encode(articleId)}/proposals`,
  );

export const ideasQuery = (categorySlug: string) =>
  openedQuery<ArticleIdea[]>(['ideas', categorySlug], `/api/admin/article-ideas/${encode(categorySlug)}`);
export const moderationSettingsQuery = openedQuery<ModerationSettings>(
  ['moderation-settings'],
  '/api/admin/moderation-settings',
);

export const personQuery = (id: string) =>
  openedQuery<DeskPerson>(['desk-person', id], `/api/admin/people/${encode(id)}`);

/** Loads the lists of films again, after a change of one of them. */
export const reloadFilms = (client: QueryClient): void => {
  for (const queryKey of [['desk-films'], entriesKey]) void client.invalidateQueries({ queryKey });
};
