import type { DocumentData, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { chunksOf } from '@first-show/domain/core/chunks';
import { collections } from '@first-show/domain/core/collections';
import { counterOfKey } from '../../platform/counters/counters.ts';
import type { Erasure } from './erasure.ts';
import { AT_ONCE, deleteAll, pagesOf } from './pages.ts';

/**
 * Moves votes, reactions, ratings and reports under the person's reader ids to random ids, so that
 * they still count. Removes the person from the active readers.
 */
export async function renameChoices({ db, person, counts, isDryRun, randomId }: Erasure): Promise<void> {
  if (person.readerIds.size === 0) return;
  // The parents of the readers' documents do not exist, but `listDocuments` still returns them,
  // also for deleted articles.
  const counters = await db.collection(collections.counters).listDocuments();
  for (const readerId of person.readerIds) {
    for (const some of chunksOf(counters, AT_ONCE)) {
      const found = await db.getAll(...some.map((counter) => counter.collection('readers').doc(readerId)));
      for (const { ref } of found.filter((one) => one.exists)) {
        const isReaction = counterOfKey(ref.parent.parent?.id ?? '').kind === 'reactions';
        counts[isReaction ? 'reactions' : 'votes'] += 1;
        // Keep only the day, because exact times would show which choices were made together.
        if (!isDryRun)
          await rename(db, ref, randomId(), (data) => ({
            ...data,
            at: `${String(data.at ?? '1970-01-01').slice(0, 10)}T00:00:00.000Z`,
          }));
      }
    }
  }
}

export async function renameReports({ db, person, counts, isDryRun, randomId }: Erasure): Promise<void> {
  // Without reader ids, reading all reports would find nothing.
  if (person.readerIds.size === 0) return;
  for await (const page of pagesOf(db.collectionGroup('reports').select('at'))) {
    for (const { ref } of page.filter(({ id }) => person.readerIds.has(id))) {
      counts.reports += 1;
      if (!isDryRun) await rename(db, ref, randomId(), (data) => data);
    }
  }
}

/**
 * Moves a document to another id. Uses a transaction, so that the choice exists exactly once at any
 * time, even if the reader changes the choice concurrently.
 */
async function rename(
  db: Firestore,
  ref: DocumentReference,
  id: string,
  change: (data: DocumentData) => DocumentData,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    if (data === undefined) return;
    transaction.create(ref.parent.doc(id), change(data));
    transaction.delete(ref);
  });
}

export async function dropPresence({ db, person, counts, isDryRun }: Erasure): Promise<void> {
  const refs = [...person.readerIds].map((readerId) => db.collection(collections.presence).doc(readerId));
  if (refs.length === 0) return;
  const found = (await db.getAll(...refs)).filter(({ exists }) => exists).map(({ ref }) => ref);
  counts.presence += found.length;
  if (!isDryRun) await deleteAll(db, found);
}
