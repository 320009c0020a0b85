import type { CommentAuthor, CommentAuthorHistory } from '@first-show/domain/comments/moderation-desk.schema';
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { callStaffApi } from '../lib/staff-api.ts';

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

/**
 * The author's counts. `undefined`: not loaded. `null`: none of their comments was ever decided.
 */
export const useAuthor = (authorId: string | null): CommentAuthor | null | undefined =>
  useQuery({
    queryKey: keyOf(authorId),
    queryFn: authorId === null ? skipToken : () => loadAuthor(authorId),
    refetchOnMount: 'always',
  }).data;

/** Stores an author from an answer of the API in the query cache. */
export const storeAuthor = (client: QueryClient, author: CommentAuthor): void =>
  void client.setQueryData(keyOf(author.authorId), author);

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
