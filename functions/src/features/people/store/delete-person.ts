import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { ok, type Result } from '@first-show/domain/core/result';
import type { PersonDoc } from '@first-show/domain/people/person.schema';
import type { LogChange } from '../../../platform/desk-log/desk-log.ts';
import {
  itemsMergedInto,
  moveToTrash,
  pointMergedItems,
  readTrash,
  removeFromTrash,
  restoreFromTrash,
  type Removal,
} from '../../../platform/firestore/trash.ts';
import { restoreKept } from './merge-people.ts';
import { freeSlug, personRef, slugRef, slugsOf, type SlugDoc, type StoredPerson } from './write-people.ts';

/**
 * Moves a person and the slugs to the trash. Credits keep the person's id, and are text until the
 * person is restored. Returns whether there was such a person.
 */
export async function deletePerson(
  db: Firestore,
  { id, by, now, log }: { id: string; by: string; now: Date; log: LogChange },
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [found, slugs] = await Promise.all([transaction.get(personRef(db, id)), slugsOf(db, transaction, id)]);
    if (!found.exists) return false;
    const { name } = found.data() as PersonDoc;
    moveToTrash(db, transaction, { kind: 'person', title: name, by, now, documents: [found, ...slugs] });
    log(transaction, { title: name });
    return true;
  });
}

/**
 * Restores a deleted person; with another slug, if somebody else has taken the former one. A merged
 * person gets the slugs back, and the other one loses what the merge gave.
 */
export async function restorePerson(
  db: Firestore,
  { id, now, log }: { id: string; now: Date; log: LogChange },
): Promise<Result<PersonDoc>> {
  return db.runTransaction(async (transaction) => {
    const trashed = await readTrash(db, transaction, { kind: 'person', id });
    if (!trashed.ok) return trashed;
    const { item, others, merge, mergedInto } = trashed.value;
    const former = item as PersonDoc;
    const lent = (await transaction.get(db.collection(collections.personSlugs).where('lentBy', '==', id))).docs;
    const isLent = lent.some((slug) => slug.id === former.slug);
    const slug = isLent ? former.slug : await freeSlug(db, transaction, { id, name: former.name });
    const earlier =
      mergedInto === null
        ? []
        : await itemsMergedInto(db, transaction, { kind: 'person', id: mergedInto, through: id });
    const kept = merge !== null && merge.into === mergedInto ? await transaction.get(personRef(db, merge.into)) : null;
    const person: StoredPerson = { ...former, slug, ...(mergedInto !== null && { mergedInto }) };
    for (const { ref } of lent) transaction.delete(ref);
    restoreFromTrash(db, transaction, { kind: 'person', id, item: person, others });
    transaction.set(slugRef(db, slug), { personId: id } satisfies SlugDoc);
    pointMergedItems(transaction, earlier, id);
    if (merge !== null && kept?.exists === true) restoreKept(transaction, { kept, merge, now });
    log(transaction, { title: person.name });
    return ok(person);
  });
}

/** Removes a person from the trash for good. */
export const removeDeletedPerson = (db: Firestore, removal: Removal): Promise<void> =>
  removeFromTrash(db, { kind: 'person', ...removal });
