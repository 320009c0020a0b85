import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { TrashKind } from '@first-show/domain/trash/trash.schema';
import { removeDeletedArticle } from '../features/articles/store/write-articles.ts';
import { removeDeletedFilm } from '../features/films/store/delete-film.ts';
import { removeDeletedCategory } from '../features/categories/store/categories-desk.ts';
import { deletedComments, removeDeletedComment } from '../features/comments/store/decide.ts';
import { deletedMessages, removeDeletedMessage } from '../features/contact/store/inbox.ts';
import { removeDeletedPicture } from '../features/media/store/add-picture.ts';
import { removeDeletedBallot } from '../features/ballots/store/ballot-desk.ts';
import { removeDeletedPerson } from '../features/people/store/delete-person.ts';
import { productionDeps, type Deps } from '../platform/deps.ts';
import { backgroundFunction } from '../platform/config/function-options.ts';
import { dueInTrash, removeFromTrash, type Removal } from '../platform/firestore/trash.ts';

/** Runs every night: removes everything for good that was deleted more than its days ago. */
export const emptyTrash = onSchedule(
  { ...backgroundFunction, schedule: 'every day 03:10', timeZone: 'Asia/Kolkata', timeoutSeconds: 540 },
  () => removeDeleted(productionDeps()),
);

/** Removes an item of this kind, with everything that belongs to it. */
const removeByKind: Record<TrashKind, (deps: Deps, removal: Removal) => Promise<void>> = {
  article: (deps, removal) => removeDeletedArticle(deps.db(), removal),
  film: (deps, removal) => removeDeletedFilm(deps.db(), removal),
  person: (deps, removal) => removeDeletedPerson(deps.db(), removal),
  picture: removeDeletedPicture,
  category: (deps, removal) => removeDeletedCategory(deps.db(), removal),
  poll: (deps, removal) => removeDeletedBallot(deps.db(), 'polls', removal),
  prediction: (deps, removal) => removeDeletedBallot(deps.db(), 'predictions', removal),
  source: (deps, removal) => removeFromTrash(deps.db(), { kind: 'source', ...removal }),
};

/** Maximum number of items that one run removes. The next runs remove the rest. */
const REMOVED_AT_ONCE = 500;
/** A moderator or editor who has just deleted something can still undo it. */
const JUST_DELETED_MS = 60_000;

type RemovalTask = { kind: TrashKind | 'comment' | 'message'; id: string; remove: () => Promise<void> };

/**
 * Comments and messages come first, because readers are promised that these are gone the night
 * after. An item that cannot be removed stops no other; the job then fails at the end. Can be
 * repeated after an interruption.
 */
export async function removeDeleted(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const before = new Date(now.getTime() - JUST_DELETED_MS);
  const db = deps.db();
  const [comments, messages, items] = await Promise.all([
    deletedComments(db, before),
    deletedMessages(db, before),
    dueInTrash(db, before, REMOVED_AT_ONCE),
  ]);
  const tasks: RemovalTask[] = [
    ...comments.map((id) => ({ kind: 'comment' as const, id, remove: () => removeDeletedComment(db, id) })),
    ...messages.map((found) => ({
      kind: 'message' as const,
      id: found.id,
      remove: () => removeDeletedMessage(found),
    })),
    ...items.map(({ kind, id }) => ({ kind, id, remove: () => removeByKind[kind](deps, { id, dueBy: before, now }) })),
  ];
  let failed = 0;
  for (const { kind, id, remove } of tasks) {
    try {
      await remove();
    } catch (error) {
      failed += 1;
      deps.log.error('a deleted item could not be removed', error, { kind, id });
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${tasks.length} deleted items could not be removed`);
}
