import type { QueuedComment } from '@first-show/domain/comments/comment.schema';
import type { QueueList } from '@first-show/domain/comments/moderation-desk.schema';
import { UNDO_MS } from '@first-show/domain/core/limits';
import { useSyncExternalStore } from 'react';
import { showToast, type Toast } from '../../shared/ui/toast/toast.ts';
import { type Outcome, sendDecision, sendInChunks, sendUndo } from './decision-calls.ts';
import { type Act, decidedByText, failureTitle, statusAfter, successTitle } from './acts.ts';
import { belongsTo } from './list-filter.ts';
import { type DecidedElsewhere, emptyOverlay, type Expectation, type Overlay } from './overlay.ts';

/** How long a decision still overrides the live list after the API's answer. */
const LISTENER_MS = 4_000;

type Comments = readonly QueuedComment[];

/**
 * A decision that can be undone. `comments`: the comments as before the decision; after the answer,
 * only those that the server changed. `untilMs`: ten seconds after the decision. The server refuses
 * an undo after the same time.
 */
type Undoable = { comments: Comments; untilMs: number };

/**
 * `restored`: the comments that came back last, by an undo or because a decision failed. When this
 * object changes after an undo, the list moves to the first of these comments that it contains.
 */
type State = {
  overlay: Overlay;
  restored: { ids: readonly string[]; isUndo: boolean } | null;
  /** The authors of the comments in the server's last answer. Their counts may have changed. */
  answeredAuthors: readonly (string | null)[];
  /** The comments that the server's last answer changed, as they are now. */
  answered: Comments;
};

/**
 * The decisions of this window. A decision is shown at once and then sent, and it can be undone for
 * ten seconds. If the call fails, the card comes back. If somebody else has decided the comment
 * first, the card comes back with a notice.
 */
export class Decisions {
  private current: State = { overlay: emptyOverlay, restored: null, answeredAuthors: [], answered: [] };
  /** The latest decision is last. */
  private undoable: readonly Undoable[] = [];
  /** The latest call for each comment id. */
  private readonly running = new Map<string, Promise<unknown>>();
  private readonly listeners = new Set<() => void>();

  state = (): State => this.current;
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Decides about comments of a list. Ignores comments for which `isOpen` is false. */
  async decide(list: QueueList, chosen: Comments, act: Act): Promise<void> {
    const comments = chosen.filter(({ id }) => this.isOpen(list, id));
    if (comments.length === 0) return;
    const undoable: Undoable = { comments, untilMs: Date.now() + UNDO_MS };
    const keepUndoable = this.supersede(comments);
    this.undoable = [...this.undoable.filter(({ untilMs }) => untilMs > Date.now()), undoable];
    const expected = comments.map((comment): Expectation => ({ comment: afterwards(comment, act), isRestored: false }));
    this.expect(expected);
    await this.inOrder(comments, async () => {
      const { outcomes, failure } = await sendInChunks(comments, (some) => sendDecision(some, act));
      const taken = takenOf(list, comments, outcomes);
      this.keepNotices(taken);
      const done = this.afterAnswer(expected, outcomes);
      undoable.comments = undoable.comments.filter(({ id }) => done.has(id));
      keepUndoable(done);
      if (done.size < comments.length)
        this.restore(
          comments.filter(({ id }) => !done.has(id)),
          false,
        );
      if (failure !== null || (done.size === 0 && taken.length > 0)) {
        const reason = comments.length === 1 ? taken[0]?.notice : 'Other moderators had already decided them.';
        const title = failureTitle(act, comments.length - done.size);
        showToast({ title, description: failure ?? reason, tone: 'error' });
      } else if (this.undoable.includes(undoable) && undoable.comments.length > 0)
        // If it was undone or changed meanwhile, only the later action shows a toast.
        showToast({
          title: successTitle(act, done.size),
          ...(taken.length > 0 && {
            description: `${taken.length} ${taken.length === 1 ? 'was' : 'were'} already decided by someone else.`,
          }),
          ...this.undoAction(undoable),
        });
    });
  }

  /** Undoes a decision, by default the latest. A failed undo can be retried until `untilMs`. */
  async undo(undoable = this.stillUndoable().at(-1)): Promise<void> {
    if (undoable === undefined || !this.stillUndoable().includes(undoable)) {
      showToast({
        title: 'Nothing to undo',
        description: 'Only the last decision about a comment can be undone, for 10 seconds.',
      });
      return;
    }
    this.undoable = this.stillUndoable().filter((one) => one !== undoable);
    const expected = undoable.comments.map((comment): Expectation => ({ comment, isRestored: true }));
    this.expect(expected);
    this.restore(undoable.comments, true);
    await this.inOrder(undoable.comments, async () => {
      // The decision has been answered, and only some of the comments may have been decided.
      const { comments } = undoable;
      this.drop(expected.filter(({ comment }) => !comments.includes(comment)));
      if (comments.length === 0) return;
      const { outcomes, unsent, failure } = await sendInChunks(comments, sendUndo);
      const done = this.afterAnswer(expected, outcomes);
      undoable.comments = unsent;
      const canRetry = unsent.length > 0 && undoable.untilMs > Date.now();
      if (canRetry) this.undoable = [...this.undoable, undoable].sort((a, b) => a.untilMs - b.untilMs);
      const title = done.size === 1 ? 'Decision undone' : `${done.size} decisions undone`;
      if (done.size === comments.length) showToast({ title });
      else
        showToast({
          title: done.size === 0 ? 'Failed to undo' : `${title}, ${comments.length - done.size} failed`,
          description: failure ?? 'It is too late, or someone else has decided since.',
          tone: 'error',
          ...(canRetry && this.undoAction(undoable)),
        });
    });
  }

  /** Adds notices to the cards of comments that somebody else decided first. */
  keepNotices(taken: readonly DecidedElsewhere[]): void {
    const added = taken.map((one) => [one.comment.id, one] as const);
    if (taken.length > 0)
      this.change({ decidedElsewhere: new Map([...this.current.overlay.decidedElsewhere, ...added]) });
  }
  /** Removes the card with the notice about this comment. */
  dismiss(id: string): void {
    const decidedElsewhere = new Map(this.current.overlay.decidedElsewhere);
    if (decidedElsewhere.delete(id)) this.change({ decidedElsewhere });
  }
  /** Removes all cards with notices. */
  dismissAll = (): void => this.change({ decidedElsewhere: new Map() });

  /**
   * False if a decision of this window has removed the comment from this list, and while the
   * comment's card has a notice. A comment that a decision has moved to this list can be decided.
   */
  private isOpen(list: QueueList, id: string): boolean {
    const { expected, decidedElsewhere } = this.current.overlay;
    const expectation = expected.get(id);
    return (expectation === undefined || belongsTo(list)(expectation.comment)) && !decidedElsewhere.has(id);
  }
  private stillUndoable(): readonly Undoable[] {
    return this.undoable.filter(({ comments, untilMs }) => comments.length > 0 && untilMs > Date.now());
  }
  /**
   * Removes comments from the earlier decisions, because the server can undo only the last decision
   * about a comment. Returns a function that puts back the comments that were not decided again.
   */
  private supersede(comments: Comments): (done: ReadonlySet<string>) => void {
    const isAgain = ({ id }: QueuedComment) => comments.some((one) => one.id === id);
    const taken = this.undoable.map((earlier) => ({ earlier, again: earlier.comments.filter(isAgain) }));
    for (const { earlier } of taken) earlier.comments = earlier.comments.filter((one) => !isAgain(one));
    return (done) => {
      for (const { earlier, again } of taken)
        earlier.comments = [...earlier.comments, ...again.filter(({ id }) => !done.has(id))];
    };
  }
  private undoAction(undoable: Undoable): Pick<Toast, 'action' | 'durationMs'> {
    return {
      action: { label: 'Undo', onAction: () => void this.undo(undoable) },
      durationMs: Math.max(1_000, undoable.untilMs - Date.now()),
    };
  }
  /**
   * Runs `work` after the running calls for the same comments. Otherwise an undo could reach
   * the server before its own decision, or after the next decision, which it would then revert.
   */
  private async inOrder(comments: Comments, work: () => Promise<void>): Promise<void> {
    const mine = Promise.all(comments.map(({ id }) => this.running.get(id) ?? Promise.resolve())).then(work);
    for (const { id } of comments) this.running.set(id, mine);
    await mine;
    for (const { id } of comments) if (this.running.get(id) === mine) this.running.delete(id);
  }
  /** Drops expectations about unchanged comments at once, others later. Returns the changed ids. */
  private afterAnswer(expected: readonly Expectation[], outcomes: readonly Outcome[]): Set<string> {
    const done = new Set(outcomes.filter(({ outcome }) => outcome === 'done').map(({ id }) => id));
    this.drop(expected.filter(({ comment }) => !done.has(comment.id)));
    setTimeout(() => this.drop(expected), LISTENER_MS);
    const answered = expected.map(({ comment }) => comment);
    this.set({
      answeredAuthors: answered.map(({ authorId }) => authorId),
      answered: answered.filter(({ id }) => done.has(id)),
    });
    return done;
  }
  private restore(comments: Comments, isUndo: boolean): void {
    this.set({ restored: { ids: comments.map(({ id }) => id), isUndo } });
  }
  private expect(expectations: readonly Expectation[]): void {
    const added = expectations.map((one) => [one.comment.id, one] as const);
    this.change({ expected: new Map([...this.current.overlay.expected, ...added]) });
  }
  /** Drops these expectations, but not those of newer decisions about the same comments. */
  private drop(expectations: readonly Expectation[]): void {
    const kept = [...this.current.overlay.expected].filter(([, one]) => !expectations.includes(one));
    this.change({ expected: new Map(kept) });
  }
  private change(changes: Partial<Overlay>): void {
    this.set({ overlay: { ...this.current.overlay, ...changes } });
  }
  private set(changes: Partial<State>): void {
    this.current = { ...this.current, ...changes };
    for (const listener of this.listeners) listener();
  }
}

/** The comment after the action. Sets only the fields that decide to which list it belongs. */
function afterwards(comment: QueuedComment, act: Act): QueuedComment {
  return { ...comment, isReported: false, ...(act !== 'dismiss' && { status: statusAfter[act] }) };
}

/** The comments that the server did not change, because somebody else decided them first. */
function takenOf(list: QueueList, comments: Comments, outcomes: readonly Outcome[]): DecidedElsewhere[] {
  return comments.flatMap((before) => {
    const answer = outcomes.find(({ id }) => id === before.id);
    if (answer === undefined || answer.outcome === 'done') return [];
    const notice = answer.notice ?? decidedByText(answer.comment ?? null);
    return [{ list, comment: { ...before, ...answer.comment }, notice }];
  });
}

/** It lives outside the components, so that an undo also works after a change of the list. */
export const decisions = new Decisions();

export const useDecisions = () => useSyncExternalStore(decisions.subscribe, decisions.state);
