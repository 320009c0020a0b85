import type { Firestore } from 'firebase-admin/firestore';
import { ok, type Result } from '@first-show/domain/core/result';
import type { PersonDoc } from '@first-show/domain/people/person.schema';
import type { LogChange } from '../../../platform/desk-log/desk-log.ts';
import { readMergeUndo, slugsOf, takeBack } from '../../../platform/firestore/merge.ts';
import {
  moveToTrash,
  readTrash,
  removeFromTrash,
  restoreFromTrash,
  type Removal,
} from '../../../platform/firestore/trash.ts';
import { restoreKept } from './merge-people.ts';
import { freeSlug, personRef, slugRef, type SlugDoc, type StoredPerson } from './write-people.ts';

/**
 * Moves a person and the slugs to the trash. Credits keep the person's id, and are text until the
 * person is restored. Returns whether there was such a person.
 */
export async function deletePerson(
  db: Firestore,
  { id, by, now, log }: { id: string; by: string; now: Date; log: LogChange },
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [found, slugs] = await Promise.all([
      transaction.get(personRef(db, id)),
      slugsOf(db, transaction, { kind: 'person', id }),
    ]);
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
    const { item, others, mergedInto } = trashed.value;
    const former = item as PersonDoc;
    const undo = await readMergeUndo<PersonDoc>(db, transaction, { kind: 'person', id, ...trashed.value });
    const isLent = undo.lent.some((slug) => slug.id === former.slug);
    const slug = isLent ? former.slug : await freeSlug(db, transaction, { id, name: former.name });
    const person: StoredPerson = { ...former, slug, ...(mergedInto !== null && { mergedInto }) };
    takeBack(transaction, undo, id);
    restoreFromTrash(db, transaction, { kind: 'person', id, item: person, others });
    transaction.set(slugRef(db, slug), { personId: id } satisfies SlugDoc);
    if (undo.kept !== null) restoreKept(db, transaction, undo.kept, now);
    log(transaction, { title: person.name });
    return ok(person);
  });
}

/** Removes a person from the trash for good. */
export const removeDeletedPerson = (db: Firestore, removal: Removal): Promise<void> =>
  removeFromTrash(db, { kind: 'person', ...removal });
