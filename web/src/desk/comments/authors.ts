import { addressIn, type CommentFilter } from '@first-show/domain/comments/comment-keys';
import type { CommentAuthor, CommentAuthorHistory } from '@first-show/domain/comments/moderation-desk.schema';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { infiniteQueryOptions, type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { REFRESH_MS } from '../lib/query-client.tsx';
import { callStaffApi } from '../lib/staff-api.ts';
import { afterQuery } from '../lib/use-live-list.ts';

/** The API's limit of authors per request. */
const IDS_MAX = 50;
const PATH = '/api/admin/comment-authors';

type Batch = { ids: Set<string>; found: Promise<readonly CommentAuthor[]> };
let nextBatch: Batch | null = null;

/** Loads an author's counts. Cards that appear together share one request. */
async function loadAuthor(authorId: string): Promise<CommentAuthor | null> {
  if (nextBatch === null || nextBatch.ids.size >= IDS_MAX) {
    const ids = new Set<string>();
    const found = Promise.resolve().then(() => {
      nextBatch = null;
      return callStaffApi<CommentAuthor[]>(`${PATH}?ids=${[...ids].map(encodeURIComponent).join(',')}`);
    });
    nextBatch = { ids, found };
  }
  nextBatch.ids.add(authorId);
  const { found } = nextBatch;
  return (await found).find((author) => author.authorId === authorId) ?? null;
}

const keyOf = (authorId: string | null) => ['comment-authors', authorId] as const;

/** The author's email and counts. `undefined`: not loaded. `null`: the author was erased. */
export const useAuthor = (authorId: string | null): CommentAuthor | null | undefined =>
  useQuery({
    queryKey: keyOf(authorId),
    queryFn: authorId === null ? skipToken : () => loadAuthor(authorId),
    refetchOnMount: 'always',
  }).data;

/** The id of the author with this email address: the same hash as `addressId` of the functions. */
export async function authorIdOf(email: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.trim().toLowerCase()));
  return new Uint8Array(digest).reduce((hex, byte) => hex + byte.toString(16).padStart(2, '0'), '').slice(0, 40);
}

/**
 * The filter with the author's id in place of an email address in its text, because comments have
 * no address. `null` until the id is computed.
 */
export function useFilterById(filter: CommentFilter): CommentFilter | null {
  const { email, rest } = useMemo(() => addressIn(filter.text ?? ''), [filter.text]);
  const { data: authorId } = useQuery({
    queryKey: ['author-id', email],
    queryFn: email === null ? skipToken : () => authorIdOf(email),
  });
  return useMemo(() => {
    if (email === null) return filter;
    return authorId === undefined ? null : { ...filter, text: rest, authorId };
  }, [filter, email, rest, authorId]);
}

/** Stores an author from an answer of the API in the query cache. */
export const storeAuthor = (client: QueryClient, author: CommentAuthor): void =>
  void client.setQueryData(keyOf(author.authorId), author);

/** The authors whose new comments are rejected, the latest block first. */
export const blockedAuthorsQuery = infiniteQueryOptions({
  queryKey: ['blocked-authors'],
  queryFn: ({ pageParam, signal }) =>
    callStaffApi<CommentAuthor[]>(`/api/admin/blocked-authors${afterQuery(pageParam)}`, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < LIST_MAX ? undefined : page.at(-1)?.authorId),
  select: ({ pages }) => [...new Map(pages.flat().map((author) => [author.authorId, author])).values()],
  refetchInterval: REFRESH_MS,
  refetchOnMount: 'always',
});

/** Refetches authors after a decision or an undo, which changes their counts. */
export function reloadAuthors(client: QueryClient, authorIds: readonly (string | null)[]): void {
  for (const id of new Set(authorIds)) void client.invalidateQueries({ queryKey: keyOf(id) });
}

/** The author's latest comments of every status. Also stores the author's counts. */
export const authorHistoryQuery = (authorId: string) =>
  queryOptions({
    queryKey: ['comment-author-history', authorId],
    queryFn: async ({ signal, client }) => {
      const history = await callStaffApi<CommentAuthorHistory>(`${PATH}/${encodeURIComponent(authorId)}`, { signal });
      storeAuthor(client, history);
      return history;
    },
    gcTime: 0,
  });
