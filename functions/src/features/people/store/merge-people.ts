import { FieldValue, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { invalidField, type Failure } from '@first-show/domain/core/result';
import { changedPerson } from '@first-show/domain/people/change-person';
import type { PersonDoc } from '@first-show/domain/people/person.schema';
import { followMerge, undoMerge } from '../../articles/store/merged-subjects.ts';
import { followMergeInCredits, undoMergeInCredits } from '../../films/store/merged-credits.ts';
import type { LogChange } from '../../../platform/desk-log/desk-log.ts';
import { isDocumentId } from '../../../platform/firestore/ids.ts';
import {
  itemsMergedInto,
  moveToTrash,
  pointMergedItems,
  type TrashedMerge,
} from '../../../platform/firestore/trash.ts';
import { mergePeople, unmergePeople } from '../merged-person.ts';
import { personRef, slugRef, slugsOf, type PersonChanged, type SlugDoc, type StoredPerson } from './write-people.ts';

/**
 * Merges a person (the duplicate) into another one (the kept person). The duplicate goes to the
 * trash, and the slugs lead to the kept person. The trigger of the deletion then moves stories and
 * credits (`followPersonMerge`). Restoring the duplicate undoes all of it.
 */

const refused = (failure: Failure): PersonChanged => ({ outcome: 'refused', failure });
const WITH_ITSELF = invalidField('into', 'A person cannot be merged with themselves');
const UNKNOWN = invalidField('into', 'This person does not exist');
const JUST_RESTORED: Failure = {
  status: 409,
  message: 'This person has just been restored. Please try again in a minute',
};

/** Returns the kept person, or for 'stale' the duplicate. */
export async function mergePerson(
  db: Firestore,
  input: { id: string; into: string; revision: number; by: string; now: Date; log: LogChange },
): Promise<PersonChanged> {
  const { id, into, revision, by, now } = input;
  if (into === id) return refused(WITH_ITSELF);
  if (!isDocumentId(into)) return refused(UNKNOWN);
  return db.runTransaction(async (transaction): Promise<PersonChanged> => {
    const [found, target] = await transaction.getAll(personRef(db, id), personRef(db, into));
    if (found?.exists !== true) return { outcome: 'missing' };
    if (target?.exists !== true) return refused(UNKNOWN);
    const [duplicate, kept] = [found.data() as StoredPerson, target.data() as StoredPerson];
    if (duplicate.mergedInto !== undefined) return refused(JUST_RESTORED);
    if (duplicate.revision !== revision) return { outcome: 'stale', person: duplicate };
    const slugs = await slugsOf(db, transaction, id);
    const earlier = await itemsMergedInto(db, transaction, { kind: 'person', id });
    const after = mergePeople(kept, duplicate);
    const before = Object.fromEntries(Object.keys(after).map((field) => [field, kept[field as keyof PersonDoc]]));
    const merge = { into, before, after };
    moveToTrash(db, transaction, {
      kind: 'person',
      title: duplicate.name,
      by,
      now,
      documents: [found, ...slugs],
      merge,
    });
    for (const slug of new Set([id, duplicate.slug, ...slugs.map((one) => one.id)]))
      transaction.set(slugRef(db, slug), { personId: into, lentBy: id } satisfies SlugDoc);
    pointMergedItems(transaction, earlier, into);
    const person = changeKept(transaction, target, { changes: after, now });
    input.log(transaction, { title: `${duplicate.name} into ${kept.name}` });
    return { outcome: 'changed', person };
  });
}

function changeKept(
  transaction: Transaction,
  found: DocumentSnapshot,
  { changes, now }: { changes: Partial<PersonDoc>; now: Date },
): PersonDoc {
  const kept = found.data() as PersonDoc;
  const person = changedPerson(kept, { ...changes, revision: kept.revision + 1, updatedAt: now.toISOString() });
  transaction.set(found.ref, person);
  return person;
}

/** Undoes in the kept person what a merge changed. */
export const restoreKept = (
  transaction: Transaction,
  { kept, merge, now }: { kept: DocumentSnapshot; merge: TrashedMerge; now: Date },
): PersonDoc => changeKept(transaction, kept, { changes: unmergePeople(kept.data() as PersonDoc, merge), now });

/**
 * Moves stories and credits of a merged person to the kept one, or back after a restore. Called
 * after a person was written or deleted. Idempotent.
 */
export async function followPersonMerge(db: Firestore, id: string): Promise<void> {
  const ref = personRef(db, id);
  const person = (await ref.get()).data() as StoredPerson | undefined;
  if (person === undefined) {
    await followMerge(db, { kind: 'person', id });
    await followMergeInCredits(db, id);
  } else if (person.mergedInto !== undefined) {
    await undoMerge(db, { kind: 'person', id, into: person.mergedInto });
    await undoMergeInCredits(db, { personId: id, into: person.mergedInto });
    await db.runTransaction(async (transaction) => {
      if ((await transaction.get(ref)).exists) transaction.update(ref, { mergedInto: FieldValue.delete() });
    });
  }
}
