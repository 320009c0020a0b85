import { FieldPath, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import { changedFilm } from '@first-show/domain/films/change-facts';
import type { StoredCredit } from '@first-show/domain/films/film.schema';
import { mergedItems } from '../../../platform/firestore/merge.ts';
import { historyEntry } from './film-history.ts';
import { filmRef, storedFilm } from './read-box-office.ts';

/**
 * Credits of people who were merged. A credit that merges changed has the former people in
 * `mergedFrom`, so that a restore can undo them.
 */

const AT_ONCE = 100;
/** The name in the history of a film. */
const BY = 'Merge of people';

type Credits = readonly StoredCredit[];

/** Credits the person who stands for a merged one. */
export const followMergeInCredits = (db: Firestore, personId: string): Promise<void> =>
  changeCredits(db, personId, async (transaction, credits) => {
    const into = (await mergedItems(db, transaction, { kind: 'person', ids: [personId] })).get(personId);
    if (into === undefined) return credits;
    return credits.map((one) =>
      one.personId === personId ? { ...one, personId: into, mergedFrom: [...(one.mergedFrom ?? []), personId] } : one,
    );
  });

/** Credits a restored person again, where a merge into `into` had changed the credit. */
export const undoMergeInCredits = (
  db: Firestore,
  { personId, into }: { personId: string; into: string },
): Promise<void> =>
  changeCredits(db, into, async (transaction, credits) => {
    const isBack = (await transaction.get(db.collection(collections.people).doc(personId))).exists;
    if (!isBack) return credits;
    return credits.map(({ mergedFrom = [], ...one }) => {
      const at = one.personId === into ? mergedFrom.indexOf(personId) : -1;
      const former = at < 0 ? mergedFrom : mergedFrom.slice(0, at);
      const credited = at < 0 ? one : { ...one, personId };
      return former.length === 0 ? credited : { ...credited, mergedFrom: former };
    });
  });

/** Changes the credits of all films that credit a person. */
async function changeCredits(
  db: Firestore,
  personId: string,
  change: (transaction: Transaction, credits: Credits) => Promise<Credits>,
): Promise<void> {
  const credited = db
    .collection(collections.films)
    .where('listIds', 'array-contains', rollupIds.person(personId))
    .orderBy(FieldPath.documentId())
    .select();
  for (let page = await credited.limit(AT_ONCE).get(); !page.empty;) {
    for (const film of page.docs) await changeCreditsOf(db, film.id, change);
    page = await credited.startAfter(page.docs.at(-1)?.id).limit(AT_ONCE).get();
  }
}

const changeCreditsOf = (
  db: Firestore,
  filmId: string,
  change: (transaction: Transaction, credits: Credits) => Promise<Credits>,
): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const found = await transaction.get(filmRef(db, filmId));
    if (!found.exists) return;
    const before = storedFilm(found);
    const credits = await change(transaction, before.credits);
    if (credits.every((one, index) => one.personId === before.credits[index]?.personId)) return;
    const after = changedFilm(before, { credits: [...credits], revision: (before.revision ?? 1) + 1 });
    const entry = historyEntry(db, { before, after, by: BY, at: new Date().toISOString(), kind: 'edit' });
    transaction.set(found.ref, after);
    transaction.set(entry.ref, entry.data);
  });
