import type { AdminComment, CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import type { BulkOutcome, BulkResult, Decision, QueueList } from '@first-show/domain/comments/moderation-desk.schema';
import { chunksOf } from '@first-show/domain/core/chunks';
import { BULK_DECISIONS_MAX, UNDO_MS } from '@first-show/domain/core/limits';
import { ApiError } from '../../lib/call-api.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { StaffCall } from '../../lib/desk/staff-api.ts';
import { emptyOverlay, type Expectation, type Overlay } from './overlay.ts';
import { dropExpired, forgetIds, pushUndo, takeUndo, type UndoEntry } from './undo-stack.ts';

/**
 * Time after an answer from which the live list counts again. By then the listener has reported the
 * change, or never will.
 */
const SETTLE_MS = 4_000;

/** A moderator's action. 'dismiss': a reported comment may stay. */
export type Act = Decision | 'dismiss';

const done = { approve: 'approved', reject: 'rejected', delete: 'deleted' } as const;

export const successTitle = (act: Act, count: number): string =>
  act === 'dismiss'
    ? 'Reports dismissed'
    : `${count === 1 ? 'Comment' : `${count} comments`} ${done[act]} successfully`;
export const failureTitle = (act: Act, count: number): string =>
  act === 'dismiss' ? 'Failed to dismiss reports' : `Failed to ${act} ${count === 1 ? 'comment' : `${count} comments`}`;

/** The comment as the action will leave it, in the fields that lists query. */
function afterwards(comment: CommentQueueDoc, act: Act): CommentQueueDoc {
  return { ...comment, isReported: false, ...(act !== 'dismiss' && { status: done[act] }) };
}

type State = {
  overlay: Overlay;
  undoable: readonly UndoEntry[];
  /** The comments that were restored last, for the list to move to. A new object each time. */
  restored: { ids: readonly string[] } | null;
};

export type Tell = (message: {
  title: string;
  description?: string;
  tone?: 'success' | 'error';
  /** Undoes the decision; possible for `durationMs`. */
  undo?: () => void;
  durationMs?: number;
}) => void;

/** Notice of who decided a comment: 'Already approved by Gauri Naik'. */
export function settledNotice(comment: Pick<AdminComment, 'status' | 'moderatedBy'> | null): string {
  const by = comment?.moderatedBy ?? 'another moderator';
  if (comment === null) return `Already deleted by ${by}`;
  return comment.status === 'pending' ? 'Undone by another moderator' : `Already ${comment.status} by ${by}`;
}

/**
 * The decisions of this window. Each is shown at once and then sent. A failed one restores the
 * card, one that somebody else made first shows a notice, and each can be undone for ten seconds.
 * `call` calls the API, `now` is the clock in ms, `later` runs a function after a delay in ms.
 */
export function createDecisions(outside: {
  call: <Answer>(path: string, call: StaffCall) => Promise<Answer>;
  tell: Tell;
  now: () => number;
  later: (run: () => void, afterMs: number) => void;
}) {
  let state: State = { overlay: emptyOverlay, undoable: [], restored: null };
  let lastKey = 0;
  /** By key of the undo entry: the running request, and the comments as they were before it. */
  const sent = new Map<number, { answered: Promise<unknown>; before: readonly CommentQueueDoc[] }>();
  /** By comment id: the running undo. Never rejects. */
  const undoing = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  function set(changes: Partial<State>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }
  const withExpected = (entries: readonly (readonly [string, Expectation])[]) =>
    set({ overlay: { ...state.overlay, expected: new Map([...state.overlay.expected, ...entries]) } });
  function dropExpected(ids: ReadonlySet<string>): void {
    set({
      overlay: { ...state.overlay, expected: new Map([...state.overlay.expected].filter(([id]) => !ids.has(id))) },
    });
  }
  /**
   * Returns a function that filters `ids`: only comments without a newer decision since this call.
   */
  function expectations(ids: readonly string[]): () => ReadonlySet<string> {
    const now = new Map(ids.map((id) => [id, state.overlay.expected.get(id)]));
    return () => new Set(ids.filter((id) => state.overlay.expected.get(id) === now.get(id)));
  }
  /** Drops the expectations after a delay. From then on the live list counts. */
  function believeLater(ids: readonly string[]): void {
    const unchanged = expectations(ids);
    outside.later(() => dropExpected(unchanged()), SETTLE_MS);
  }
  function settle(list: QueueList, comment: CommentQueueDoc, notice: string): void {
    const expected = new Map(state.overlay.expected);
    expected.delete(comment.id);
    set({
      overlay: { expected, settled: new Map([...state.overlay.settled, [comment.id, { comment, notice, list }]]) },
    });
  }

  async function decide(list: QueueList, chosen: readonly CommentQueueDoc[], act: Act): Promise<void> {
    // Ignores a second click while the first is being sent. A restored comment can be decided
    // again.
    const isTaken = (id: string) =>
      state.overlay.expected.get(id)?.isRestored === false || state.overlay.settled.has(id);
    const comments = chosen.filter(({ id }) => !isTaken(id));
    if (comments.length === 0) return;
    const ids = comments.map(({ id }) => id);
    const untilMs = outside.now() + UNDO_MS;
    lastKey += 1;
    const key = lastKey;
    withExpected(comments.map((comment) => [comment.id, { comment: afterwards(comment, act), isRestored: false }]));
    set({ undoable: pushUndo(dropExpired(state.undoable, outside.now()), { key, ids, untilMs }) });
    const answered = send(list, comments, act);
    sent.set(key, { answered, before: comments });
    outside.later(() => sent.delete(key), UNDO_MS * 2);

    const { decided, taken, failure } = await answered;
    const undone = new Set(ids.filter((id) => !decided.includes(id)));
    if (undone.size > 0) set({ undoable: forgetIds(state.undoable, undone) });
    believeLater(decided);
    if (failure !== null || (decided.length === 0 && taken > 0)) {
      outside.tell({
        title: failureTitle(act, ids.length - decided.length),
        description:
          failure ?? (comments.length === 1 ? takenNotice(ids[0]) : 'Other moderators had decided them already.'),
        tone: 'error',
      });
      return;
    }
    // The decision was undone while it was being sent. The undo shows its own toast.
    if (!state.undoable.some((entry) => entry.key === key)) return;
    outside.tell({
      title: successTitle(act, decided.length),
      description:
        taken === 0 ? undefined : `${taken} ${taken === 1 ? 'was' : 'were'} already decided by someone else.`,
      undo: () => void undo(key),
      durationMs: Math.max(1_000, untilMs - outside.now()),
    });
  }

  const takenNotice = (id: string | undefined) =>
    id === undefined ? undefined : state.overlay.settled.get(id)?.notice;

  async function send(
    list: QueueList,
    comments: readonly CommentQueueDoc[],
    act: Act,
  ): Promise<{ decided: string[]; taken: number; failure: string | null }> {
    const decided: string[] = [];
    let taken = 0;
    let failure: string | null = null;
    const byId = new Map(comments.map((comment) => [comment.id, comment]));
    // Wait for a running undo. Otherwise it would also undo this decision.
    await Promise.all(comments.map(({ id }) => undoing.get(id) ?? Promise.resolve()));
    for (const chunk of chunksOf(comments, BULK_DECISIONS_MAX)) {
      try {
        for (const { id, outcome, comment, notice } of await post(chunk, act)) {
          const before = byId.get(id);
          if (outcome === 'done') decided.push(id);
          else if (before !== undefined) {
            taken += 1;
            settle(list, { ...before, ...comment }, notice ?? settledNotice(comment ?? null));
          }
        }
      } catch (error) {
        failure = failureText(error, 'Please try again.');
        dropExpected(new Set(chunk.map(({ id }) => id)));
      }
    }
    return { decided, taken, failure };
  }

  /**
   * Sends one comment to its own endpoint, several to the bulk endpoint. Conflicts and unknown ids
   * are outcomes; everything else throws.
   */
  async function post(
    comments: readonly CommentQueueDoc[],
    act: Act,
  ): Promise<(BulkOutcome & { notice?: string | null })[]> {
    const [only] = comments;
    // A decision on a decided comment changes its outcome, and the moderator knows it.
    const isReversal = (act === 'approve' || act === 'reject') && comments.some(({ status }) => status !== 'pending');
    const reversal = isReversal ? { isReversal } : {};
    if (only === undefined || (comments.length > 1 && act !== 'dismiss')) {
      const { results } = await outside.call<BulkResult>('/api/admin/comments/decisions', {
        method: 'POST',
        body: { ids: comments.map(({ id }) => id), decision: act, ...reversal },
      });
      return results;
    }
    const path = `/api/admin/comments/${encodeURIComponent(only.id)}`;
    try {
      if (act === 'delete') await outside.call(path, { method: 'DELETE', keepalive: true });
      else
        await outside.call(`${path}/${act === 'dismiss' ? 'dismiss-reports' : act}`, {
          method: 'POST',
          keepalive: true,
          ...(isReversal ? { body: reversal } : {}),
        });
      return [{ id: only.id, outcome: 'done' }];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const comment = error.body?.comment as AdminComment | undefined;
      if (error.status === 409) return [{ id: only.id, outcome: 'conflict', comment, notice: error.readerMessage }];
      if (error.status === 404) return [{ id: only.id, outcome: 'missing' }];
      throw error;
    }
  }

  /** Undoes the latest decision, or that of `key`. */
  async function undo(key?: number): Promise<void> {
    const taken = takeUndo(state.undoable, outside.now(), key);
    if (taken === null) {
      outside.tell({ title: 'Nothing to undo', description: 'A decision can be undone for 10 seconds.' });
      return;
    }
    set({ undoable: taken.rest });
    const { answered, before = [] } = sent.get(taken.entry.key) ?? {};
    // Wait for the decision itself. If the undo came first, the decision would win.
    const result = (await answered) as Awaited<ReturnType<typeof send>> | undefined;
    const ids = taken.entry.ids.filter((id) => result === undefined || result.decided.includes(id));
    if (ids.length === 0) return;
    const wanted = new Set(ids);
    withExpected(
      before.filter(({ id }) => wanted.has(id)).map((comment) => [comment.id, { comment, isRestored: true }]),
    );
    set({ restored: { ids } });
    const sending = takeBack({ ...taken.entry, ids });
    for (const id of ids) undoing.set(id, sending);
    await sending;
    for (const id of ids) if (undoing.get(id) === sending) undoing.delete(id);
  }

  /** Undoes a decision. If the call fails, it can be tried again within its time. */
  async function takeBack(entry: UndoEntry): Promise<void> {
    const unchanged = expectations(entry.ids);
    const undone: string[] = [];
    const unsent: string[] = [];
    let failure = '';
    for (const chunk of chunksOf(entry.ids, BULK_DECISIONS_MAX)) {
      try {
        undone.push(...(await postUndo(chunk)));
      } catch (error) {
        failure = failureText(error, 'Please try again.');
        unsent.push(...chunk);
      }
    }
    const stays = new Set(entry.ids.filter((id) => !undone.includes(id)));
    dropExpected(new Set([...unchanged()].filter((id) => stays.has(id))));
    believeLater(undone);
    const isOpen = unsent.length > 0 && entry.untilMs > outside.now();
    if (isOpen) set({ undoable: pushUndo(state.undoable, { ...entry, ids: unsent }) });
    const title = undone.length === 1 ? 'Decision undone' : `${undone.length} decisions undone`;
    if (stays.size === 0) outside.tell({ title });
    else
      outside.tell({
        title: undone.length === 0 ? 'Failed to undo' : `${title}, ${stays.size} failed`,
        description: unsent.length > 0 ? failure : 'It is too late, or someone else has decided since.',
        tone: 'error',
        ...(isOpen && { undo: () => void undo(entry.key), durationMs: Math.max(1_000, entry.untilMs - outside.now()) }),
      });
  }

  /** Returns the ids that were undone. */
  async function postUndo(ids: readonly string[]): Promise<string[]> {
    const { results } = await outside.call<BulkResult>('/api/admin/comments/undo', { method: 'POST', body: { ids } });
    return results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id);
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    decide,
    undo,
    /** Keeps the card of a comment that somebody else decided first, with a notice. */
    settle,
    /** Removes such a card. */
    dismiss(id: string): void {
      const settled = new Map(state.overlay.settled);
      if (settled.delete(id)) set({ overlay: { ...state.overlay, settled } });
    },
    /** Removes all such cards when their page closes. */
    dismissAll(): void {
      if (state.overlay.settled.size > 0) set({ overlay: { ...state.overlay, settled: new Map() } });
    },
  };
}

export type Decisions = ReturnType<typeof createDecisions>;
