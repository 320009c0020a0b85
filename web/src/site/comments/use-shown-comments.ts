import type { Comment } from '@first-show/domain/comments/comment.schema';
import { livePaths } from '@first-show/domain/core/live-paths';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { afterFrame } from '../../shared/lib/after-frame.ts';
import { ApiError, callApi } from '../../shared/lib/call-api.ts';
import { failureText } from '../../shared/lib/failure-text.ts';
import { useLiveDoc } from '../../shared/lib/live/use-live.ts';
import { passFocus } from '../../shared/lib/pass-focus.ts';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { hasWithdrawal, type LiveComments, mergeWithShown } from './comment-tree.ts';

/** Number of comments for each API call, which is also the API's limit. */
const PAGE = 50;
/** The comments of a story that was withdrawn or deleted while the page is open. */
const NONE: LiveComments = { comments: [], total: 0 };

/** The comments as the server has rendered them. */
type Rendered = { articleId: string; comments: readonly Comment[]; commentTotal: number };

/**
 * The comments that this page shows: the newest, which are live, and earlier ones that were loaded.
 */
export function useShownComments({ articleId, comments, commentTotal }: Rendered) {
  const path = `/api/articles/${encodeURIComponent(articleId)}/comments`;
  // One document holds the newest comments and the total of all comments, so one listener is
  // enough.
  const live = useLiveDoc<{ comments?: Comment[]; commentTotal?: number }, LiveComments>(
    livePaths.shownComments(articleId),
    { comments, total: commentTotal },
    (doc) => ({ comments: doc.comments ?? [], total: doc.commentTotal ?? 0 }),
    {
      gone: NONE,
      refresh: async () => {
        const fresh = await callApi<Comment[]>(`${path}?limit=${PAGE}`, { isPublic: true }).catch(noneIfMissing);
        // An answer with fewer comments than the limit has all comments. After an answer with as
        // many comments as the limit, the total is not known.
        return { comments: fresh, total: fresh.length < PAGE ? fresh.length : Math.max(commentTotal, PAGE) };
      },
    },
  );
  const { comments: newest, total } = live;
  /**
   * Comments that this page has shown. They stay visible when newer ones push them out of the
   * document with the newest.
   */
  const seen = useRef<readonly Comment[]>([]);
  /**
   * The id of the oldest comment, set once a call has shown that there are no earlier ones. It
   * hides the button even if the total is higher.
   */
  const [endId, setEndId] = useState<string>();
  const [isLoading, setIsLoading] = useState(false);
  const shown = mergeWithShown(newest, total, seen.current);
  const oldest = shown.at(-1);
  // This is a layout effect, because a normal effect might run after `loadOlder` has added a page
  // to `seen`, and remove that page again.
  useLayoutEffect(() => {
    seen.current = shown;
  });

  // An earlier comment may have been withdrawn, so load those again that this page shows.
  const [, showReloaded] = useReducer((count: number) => count + 1, 0);
  const before = useRef(live);
  const reloadOlder = useEffectEvent(async () => {
    const olderCount = seen.current.length - newest.length;
    if (olderCount <= 0) return;
    const older: Comment[] = [];
    try {
      for (let last = newest.at(-1); last !== undefined && older.length < olderCount; last = older.at(-1)) {
        // With the total in the URL, no cache answers with the comments from before the withdrawal.
        const query = `limit=${PAGE}&after=${encodeURIComponent(last.id)}&total=${total}`;
        const page = await callApi<Comment[]>(`${path}?${query}`, { isPublic: true });
        older.push(...page);
        if (page.length < PAGE) break;
      }
      seen.current = [...newest, ...older];
    } catch {
      // Show no comment that may have been withdrawn. The reader can load them again.
      seen.current = newest;
    }
    showReloaded();
  });
  useEffect(() => {
    if (hasWithdrawal(before.current, live)) void reloadOlder();
    before.current = live;
  }, [live]);

  async function loadOlder(button: Element): Promise<void> {
    if (oldest === undefined || isLoading) return;
    setIsLoading(true);
    try {
      const page = await callApi<Comment[]>(`${path}?limit=${PAGE}&after=${encodeURIComponent(oldest.id)}`, {
        isPublic: true,
      });
      seen.current = [...shown, ...page];
      // If there were no earlier comments, the button disappears too. The focus then moves to the
      // last comment.
      const added = page.length === 0 ? [oldest] : page;
      if (page.length < PAGE) setEndId(added.at(-1)?.id);
      // Pass the focus to the added comment that comes first in the document. It need not be the
      // first one of `page`, because a reply is below its comment.
      void afterFrame().then(() =>
        passFocus(button, document.querySelector(added.map(({ id }) => `[id="comment-${id}"]`).join())),
      );
    } catch (error) {
      // A 400 means that the comment used as cursor was erased. Remove it, so that the next attempt
      // uses the one before it.
      const isErased = error instanceof ApiError && error.status === 400;
      if (isErased) seen.current = shown.slice(0, -1);
      showToast({
        title: 'Error',
        description: failureText(isErased ? null : error, 'Earlier comments did not load. Please try again.'),
        tone: 'error',
      });
    } finally {
      setIsLoading(false);
    }
  }

  return { shown, total, hasOlder: shown.length < total && oldest?.id !== endId, isLoading, loadOlder };
}

/** Readers get no comments of a story that was withdrawn or deleted. */
function noneIfMissing(error: unknown): Comment[] {
  if (error instanceof ApiError && error.status === 404) return [];
  throw error;
}
