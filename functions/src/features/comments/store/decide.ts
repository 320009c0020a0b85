import type { DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore';
import type { CommentQueueDoc, CommentStateDoc } from '@first-show/domain/comments/comment.schema';
import type { Decision } from '@first-show/domain/comments/moderation-desk.schema';
import { collections } from '@first-show/domain/core/collections';
import { UNDO_MS } from '@first-show/domain/core/limits';
import { isDocumentId } from '../../../platform/firestore/ids.ts';
import { retryOnConflict } from '../../../platform/firestore/preconditions.ts';
import { commentOf, readShownComments, writeShownComments } from './shown-comments.ts';
import { shiftAuthors, shiftOf } from './comment-authors.ts';
import { aboutComment, writeLog, type Moderator } from './moderation-log.ts';
import { publicRef, queueDocOf, queueRef, stateOf } from './queue-doc.ts';

/**
 * Moderators' decisions and their undo, for one to fifty comments. One commit writes the comment,
 * its public document, the article's public comments, the author's history and the log. So a
 * decision takes effect completely or not at all, and open pages get the change with the commit.
 * There are no locks: of two concurrent decisions the first wins, and the second is tried again
 * with the new state.
 */

export type Outcome =
  { outcome: 'done' | 'conflict' | 'late'; comment: CommentQueueDoc } | { outcome: 'missing'; comment?: undefined };

type Input = { ids: readonly string[]; moderator: Moderator & { uid: string }; now: Date; newId: () => string };

/**
 * Approves, rejects or deletes comments. Returns the outcome for each id. Without `isReversal`,
 * only pending comments can be approved or rejected. With it, the moderator has seen the earlier
 * decision and changes it. A deletion also works on decided comments, unless another moderator
 * decided them in the last ten seconds. 'conflict': the comment is already decided; `comment` is
 * its current state. Each decision can be undone for ten seconds.
 */
export function decide(
  db: Firestore,
  input: Input & { decision: Decision; isReversal?: boolean },
): Promise<Map<string, Outcome>> {
  const { decision, isReversal = false, moderator, now } = input;
  const at = now.toISOString();
  const status = ({ approve: 'approved', reject: 'rejected', delete: 'deleted' } as const)[decision];
  return changeAll(db, input, {
    decidedAt: at,
    change: (found) => {
      if (found.status === 'deleted') return { outcome: 'missing' };
      const isReversed = isReversal && found.status !== status;
      const isDecided =
        decision === 'delete' ? isJustDecidedByOther(found, input) : found.moderatedAt !== null && !isReversed;
      if (isDecided) return { outcome: 'conflict', comment: found };
      const before = stateOf(found);
      return {
        action: decision,
        comment: {
          ...found,
          status,
          isApproved: decision === 'approve',
          moderatedAt: at,
          moderatedBy: moderator.displayName,
          moderatedByUid: moderator.uid,
          isReported: false,
          undo: undoUntil(input, before),
        },
      };
    },
  });
}

/**
 * Restores the state before the moderator's own last decision. Returns the outcome for each id.
 * 'late': ten seconds have passed, or there was no decision. 'conflict': somebody else has decided
 * since, and the undo must not revert that decision.
 */
export function undoDecisions(db: Firestore, input: Input): Promise<Map<string, Outcome>> {
  const at = input.now.toISOString();
  return changeAll(db, input, {
    decidedAt: null,
    change: (found) => {
      if (!found.undo || found.undo.until < at) return { outcome: 'late', comment: found };
      if (found.undo.byUid !== input.moderator.uid) return { outcome: 'conflict', comment: found };
      return { action: 'undo', comment: { ...found, ...found.undo.before, undo: null } };
    },
  });
}

/** Dismisses the reports of a comment as unfounded. 'conflict': the comment has no open reports. */
export async function dismissReports(db: Firestore, input: Omit<Input, 'ids'> & { id: string }): Promise<Outcome> {
  const { id, moderator, now } = input;
  const outcomes = await changeAll(
    db,
    { ...input, ids: [id] },
    {
      decidedAt: null,
      change: (found) => {
        if (found.status === 'deleted') return { outcome: 'missing' };
        if (!found.isReported) return { outcome: 'conflict', comment: found };
        const before = stateOf(found);
        return {
          action: 'dismiss-reports',
          comment: {
            ...found,
            isReported: false,
            reportsDismissed: { by: moderator.displayName, at: now.toISOString() },
            undo: undoUntil(input, before),
          },
        };
      },
    },
  );
  return outcomes.get(id) ?? { outcome: 'missing' };
}

/**
 * Whether another moderator decided within the last ten seconds. A moderator who deletes now has
 * probably not seen that decision.
 */
const isJustDecidedByOther = (found: CommentQueueDoc, { moderator, now }: Pick<Input, 'moderator' | 'now'>): boolean =>
  found.moderatedByUid !== null &&
  found.moderatedByUid !== moderator.uid &&
  Date.parse(found.moderatedAt ?? '') + UNDO_MS >= now.getTime();

const undoUntil = ({ moderator, now }: Pick<Input, 'moderator' | 'now'>, before: CommentStateDoc) => ({
  until: new Date(now.getTime() + UNDO_MS).toISOString(),
  byUid: moderator.uid,
  before,
});

type Change = Outcome | { action: Decision | 'undo' | 'dismiss-reports'; comment: CommentQueueDoc };

async function changeAll(
  db: Firestore,
  input: Input,
  { change, decidedAt }: { change: (found: CommentQueueDoc) => Change; decidedAt: string | null },
): Promise<Map<string, Outcome>> {
  const ids = [...new Set(input.ids)].filter(isDocumentId);
  if (ids.length === 0) return new Map(input.ids.map((id) => [id, { outcome: 'missing' }]));
  return retryOnConflict(async () => {
    const outcomes = new Map<string, Outcome>(input.ids.map((id) => [id, { outcome: 'missing' }]));
    const changes: Changed[] = [];
    for (const snapshot of await db.getAll(...ids.map((id) => queueRef(db, id)))) {
      const found = queueDocOf(snapshot);
      if (found === undefined) continue;
      const changed = change(found);
      if ('outcome' in changed) outcomes.set(found.id, changed);
      else {
        changes.push({ snapshot, before: found, after: changed.comment, action: changed.action });
        outcomes.set(found.id, { outcome: 'done', comment: changed.comment });
      }
    }
    if (changes.length > 0) await commit(db, { changes, decidedAt, ...input });
    return outcomes;
  });
}

type Changed = {
  snapshot: DocumentSnapshot;
  before: CommentQueueDoc;
  after: CommentQueueDoc;
  action: Decision | 'undo' | 'dismiss-reports';
};

/**
 * Writes all effects of the changes in one commit, on the condition that nobody has changed the
 * comments, or the roll-ups of their articles' public comments, since they were read.
 */
async function commit(
  db: Firestore,
  input: Omit<Input, 'ids'> & { changes: readonly Changed[]; decidedAt: string | null },
): Promise<void> {
  const { changes, decidedAt, moderator, now, newId } = input;
  const isMoved = ({ before, after }: Changed) => before.isApproved !== after.isApproved;
  const moved = Map.groupBy(changes.filter(isMoved), ({ after }) => after.articleId);
  const shown = await readShownComments(db, [...moved.keys()]);

  const batch = db.batch();
  for (const { snapshot, before, after, action } of changes) {
    store(db, batch, { snapshot, before, after });
    writeLog(db, batch, {
      entry: { id: newId(), action, ...aboutComment(before), before: beforeOf(before, after) },
      moderator,
      now,
    });
  }
  for (const [articleId, own] of moved) {
    const ownChanges = own.map(({ after }) => ({ isApproved: after.isApproved, comment: commentOf(after.id, after) }));
    writeShownComments(batch, { stored: shown.get(articleId), changes: ownChanges, now });
  }
  const shifts = changes.map(({ before, after }) => ({ comment: before, shift: shiftOf(before.status, after.status) }));
  const counted = shifts.filter(({ shift }) => Object.values(shift).some((by) => by !== 0));
  shiftAuthors(db, batch, { changes: counted, decidedAt });
  await batch.commit();
}

/** Writes the queue's document and, if the approval changes, the public document. */
function store(db: Firestore, batch: WriteBatch, { snapshot, before, after }: Omit<Changed, 'action'>): void {
  const { undo, isApproved } = after;
  batch.update(snapshot.ref, { ...stateOf(after), undo }, { lastUpdateTime: snapshot.updateTime });
  if (before.isApproved === isApproved) return;
  batch.set(
    publicRef(db, after.id),
    { isApproved, approvedAt: isApproved ? after.moderatedAt : null },
    { merge: true },
  );
}

/** The former values of the changed fields. */
function beforeOf(before: CommentQueueDoc, after: CommentQueueDoc) {
  return {
    ...(before.status === after.status ? {} : { status: before.status, moderatedBy: before.moderatedBy }),
    ...(before.isReported === after.isReported ? {} : { isReported: before.isReported }),
  };
}

/** The ids of the comments whose deletion can no longer be undone. */
export async function deletedComments(db: Firestore, now: Date): Promise<string[]> {
  const { docs } = await db.collection(collections.commentQueue).where('status', '==', 'deleted').get();
  return docs.filter((one) => (queueDocOf(one)?.undo?.until ?? '') < now.toISOString()).map(({ id }) => id);
}

/** Removes a deleted comment for good. The job `emptyTrash` calls it. */
export async function removeDeletedComment(db: Firestore, id: string): Promise<void> {
  await publicRef(db, id).delete();
  await db.recursiveDelete(queueRef(db, id));
}
