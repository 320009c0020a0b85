import type { CommentAuthor, CommentAuthorHistory } from '@first-show/domain/comments/moderation-desk.schema';
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { callStaffApi } from '../../lib/desk/staff-api.ts';

/** Authors per call. */
const IDS_MAX = 50;
const PATH = '/api/admin/comment-authors';

type Batch = { ids: Set<string>; found: Promise<readonly CommentAuthor[]> };
let nextBatch: Batch | null = null;

async function load(ids: ReadonlySet<string>): Promise<readonly CommentAuthor[]> {
  nextBatch = null;
  return callStaffApi<CommentAuthor[]>(`${PATH}?ids=${[...ids].map(encodeURIComponent).join(',')}`);
}

/** One call for all authors whose cards appeared together. */
async function loadAuthor(authorId: string): Promise<CommentAuthor | null> {
  if (nextBatch === null || nextBatch.ids.size >= IDS_MAX) {
    const ids = new Set<string>();
    nextBatch = { ids, found: Promise.resolve().then(() => load(ids)) };
  }
  nextBatch.ids.add(authorId);
  const { found } = nextBatch;
  return (await found).find((author) => author.authorId === authorId) ?? null;
}

const keyOf = (authorId: string | null) => ['comment-authors', authorId] as const;

/**
 * The author's counts. `undefined`: not loaded, and no history is shown; `null`: no comment of this
 * author was ever decided.
 */
export const useAuthor = (authorId: string | null): CommentAuthor | null | undefined =>
  useQuery({
    queryKey: keyOf(authorId),
    queryFn: authorId === null ? skipToken : () => loadAuthor(authorId),
    refetchOnMount: 'always',
  }).data;

/** Stores an author that a call has returned. */
export const storeAuthor = (client: QueryClient, author: CommentAuthor): void =>
  void client.setQueryData(keyOf(author.authorId), author);

/** Loads authors again, because a decision changed their counts. */
export function reloadAuthors(client: QueryClient, authorIds: readonly (string | null)[]): void {
  for (const id of new Set(authorIds)) void client.invalidateQueries({ queryKey: keyOf(id) });
}

/** The author's latest comments in every state. */
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
