import type { QueuedComment } from '@first-show/domain/comments/comment.schema';
import type { BulkOutcome, BulkResult } from '@first-show/domain/comments/moderation-desk.schema';
import { chunksOf } from '@first-show/domain/core/chunks';
import { BULK_DECISIONS_MAX } from '@first-show/domain/core/limits';
import { ApiError } from '../../shared/lib/call-api.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { failureText } from '../../shared/lib/failure-text.ts';
import type { Act } from './acts.ts';

/** After this time without an answer, a decision counts as failed, and its card comes back. */
const timeoutMs = 30_000;

/** The result for one comment. `notice`: the server's text about a colleague's earlier decision. */
export type Outcome = BulkOutcome & { notice?: string | null };

/** Never rejects. `unsent`: the items of failed calls. `failure`: the reason of the last one. */
export async function sendInChunks<Item>(
  items: readonly Item[],
  send: (chunk: readonly Item[]) => Promise<Outcome[]>,
): Promise<{ outcomes: Outcome[]; unsent: Item[]; failure: string | null }> {
  const outcomes: Outcome[] = [];
  const unsent: Item[] = [];
  let failure: string | null = null;
  for (const chunk of chunksOf(items, BULK_DECISIONS_MAX)) {
    try {
      outcomes.push(...(await send(chunk)));
    } catch (error) {
      unsent.push(...chunk);
      failure = failureText(error, 'Please try again.');
    }
  }
  return { outcomes, unsent, failure };
}

/**
 * Sends a decision about one comment to the comment's endpoint, and about several to the bulk
 * endpoint. 'dismiss' has no bulk endpoint: it is sent for the first comment only.
 */
export async function sendDecision(comments: readonly QueuedComment[], act: Act): Promise<Outcome[]> {
  // `isReversal` tells the server that the moderator changes an earlier decision on purpose.
  const isReversal = (act === 'approve' || act === 'reject') && comments.some(({ status }) => status !== 'pending');
  const reversal = isReversal ? { isReversal } : undefined;
  const [only] = comments;
  if (only !== undefined && (comments.length === 1 || act === 'dismiss')) return sendOne(only.id, act, reversal);
  const body = { ids: comments.map(({ id }) => id), decision: act, ...reversal };
  return (await callStaffApi<BulkResult>('/api/admin/comments/decisions', { method: 'POST', body, timeoutMs })).results;
}

/** A conflict (409) or an unknown id (404) becomes an outcome. Other failures are thrown. */
async function sendOne(id: string, act: Act, body?: { isReversal: boolean }): Promise<Outcome[]> {
  const path = `/api/admin/comments/${encodeURIComponent(id)}`;
  try {
    const action = act === 'dismiss' ? 'dismiss-reports' : act;
    if (act === 'delete') await callStaffApi(path, { method: 'DELETE', keepalive: true, timeoutMs });
    else await callStaffApi(`${path}/${action}`, { method: 'POST', keepalive: true, body, timeoutMs });
    return [{ id, outcome: 'done' }];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const comment = error.body?.comment as QueuedComment | undefined;
    if (error.status === 409) return [{ id, outcome: 'conflict', comment, notice: error.readerMessage }];
    if (error.status === 404) return [{ id, outcome: 'missing' }];
    throw error;
  }
}

export async function sendUndo(comments: readonly QueuedComment[]): Promise<Outcome[]> {
  const body = { ids: comments.map(({ id }) => id) };
  return (await callStaffApi<BulkResult>('/api/admin/comments/undo', { method: 'POST', body, timeoutMs })).results;
}
