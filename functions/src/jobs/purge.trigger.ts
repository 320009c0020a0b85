import { setTimeout as sleep } from 'node:timers/promises';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { collections } from '@first-show/domain/core/collections';
import { UNDO_MS } from '@first-show/domain/core/limits';
import { removeCommentsOfDeletedArticle } from '../features/articles/store/write-articles.ts';
import { removeFilesOfDeletedPicture } from '../features/media/store/add-picture.ts';
import { productionDeps } from '../platform/deps.ts';
import { backgroundFunction } from '../platform/config/function-options.ts';
import { duePurges, purgeKey, runPurge, type Purge } from '../platform/firestore/purge.ts';

const deps = productionDeps();

/**
 * Waits for the ten seconds in which a deletion can be undone, then purges the item unless the
 * deletion was undone.
 */
export const purgeDeleted = onDocumentCreated(
  {
    ...backgroundFunction,
    document: `${collections.system}/{systemId}`,
    retry: true,
    timeoutSeconds: 60,
    concurrency: 80,
    maxInstances: 3,
  },
  async (event) => {
    const key = purgeKey(event.params.systemId);
    const note = event.data?.data() as Purge | undefined;
    if (key === null || note === undefined) return;
    const waitMs = Date.parse(note.dueAt) - deps.clock.now().getTime();
    if (waitMs > 0) await sleep(Math.min(waitMs, UNDO_MS));
    await purge(key, deps.clock.now());
  },
);

/** Purges an item with its dependent data. Can be repeated after an interruption. */
async function purge(key: string, now: Date): Promise<void> {
  await runPurge(deps.db(), key, now, followerOf(key));
}

/**
 * The function that removes data of the item that its `Purge` note does not list: the files of a
 * picture, the comments of an article. Undefined for other items.
 */
function followerOf(key: string): (() => Promise<unknown>) | undefined {
  const [, kind, id] = /^(article|media)-(.+)$/.exec(key) ?? [];
  if (id === undefined) return undefined;
  return () =>
    kind === 'media' ? removeFilesOfDeletedPicture(deps, id) : removeCommentsOfDeletedArticle(deps.db(), id);
}

const PURGES_AT_ONCE = 200;

/** Repeats the work of lost triggers. */
export const sweepDeleted = onSchedule({ ...backgroundFunction, schedule: 'every 10 minutes' }, async () => {
  const now = deps.clock.now();
  for (const key of await duePurges(deps.db(), now, PURGES_AT_ONCE))
    await purge(key, now).catch((error: unknown) =>
      deps.log.error('a deleted item could not be purged', error, { key }),
    );
});
