import type { CommentAuthor } from '@first-show/domain/comments/moderation-desk.schema';
import { useEffect, useState } from 'react';
import { callStaffApi } from '../../lib/desk/staff-api.ts';

/** Authors per call. */
const IDS_MAX = 50;

type Known = ReadonlyMap<string, CommentAuthor | null>;
export type Authors = {
  /** `undefined`: not known yet; `null`: no comment of this author was ever decided. */
  get: (authorId: string) => CommentAuthor | null | undefined;
  /** Loads these authors again, because a decision changed their counts. */
  refresh: (authorIds: readonly string[]) => void;
  /** Stores an author that a call has just returned. */
  put: (author: CommentAuthor) => void;
};

/**
 * Histories of the authors on the page. One call loads all unknown ones. If it fails, the cards
 * show no history.
 */
export function useAuthors(authorIds: readonly (string | null)[]): Authors {
  const [known, setKnown] = useState<Known>(new Map());
  const [stale, setStale] = useState<ReadonlySet<string>>(new Set());
  const wanted = [...new Set(authorIds)]
    .filter((id): id is string => id !== null && (!known.has(id) || stale.has(id)))
    .slice(0, IDS_MAX)
    .join();

  useEffect(() => {
    if (wanted === '') return undefined;
    const ids = wanted.split(',');
    const gone = new AbortController();
    callStaffApi<CommentAuthor[]>(`/api/admin/comment-authors?ids=${ids.map(encodeURIComponent).join(',')}`, {
      signal: gone.signal,
    }).then(
      (found) => {
        const byId = new Map(found.map((author) => [author.authorId, author]));
        setKnown((current) => new Map([...current, ...ids.map((id) => [id, byId.get(id) ?? null] as const)]));
        setStale((current) => new Set([...current].filter((id) => !ids.includes(id))));
      },
      () => undefined,
    );
    return () => gone.abort();
  }, [wanted]);

  return {
    get: (authorId) => known.get(authorId),
    refresh: (ids) => setStale((current) => new Set([...current, ...ids])),
    put: (author) => setKnown((current) => new Map([...current, [author.authorId, author]])),
  };
}
