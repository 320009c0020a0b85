import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { TrashKind } from '@first-show/domain/trash/trash.schema';
import { removeDeletedArticle } from '../features/articles/store/write-articles.ts';
import { removeDeletedFilm } from '../features/films/store/write-box-office.ts';
import { removeDeletedCategory } from '../features/categories/store/categories-desk.ts';
import { removeDeletedComments } from '../features/comments/store/decide.ts';
import { removeDeletedMessages } from '../features/contact/store/inbox.ts';
import { removeDeletedPicture } from '../features/media/store/add-picture.ts';
import { removeDeletedBallot } from '../features/ballots/store/ballot-desk.ts';
import { removeDeletedPerson } from '../features/people/store/write-people.ts';
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

/** One item that cannot be removed stops no other. Can be repeated after an interruption. */
export async function removeDeleted(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - JUST_DELETED_MS);
  for (const { kind, id } of await dueInTrash(deps.db(), before, REMOVED_AT_ONCE))
    await removeByKind[kind](deps, { id, dueBy: before }).catch((error: unknown) =>
      deps.log.error('a deleted item could not be removed', error, { kind, id }),
    );
  await removeDeletedComments(deps.db(), before);
  await removeDeletedMessages(deps.db(), before);
}
