import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { changedPerson } from '@first-show/domain/people/change-person';
import type { PersonDoc } from '@first-show/domain/people/person.schema';
import { followMerge, undoMerge } from '../../articles/store/merged-subjects.ts';
import { followMergeInCredits, undoMergeInCredits } from '../../films/store/merged-credits.ts';
import type { LogChange } from '../../../platform/desk-log/desk-log.ts';
import {
  filledFacts,
  readMerge,
  trashDuplicate,
  undoneFacts,
  type MergeUndo,
} from '../../../platform/firestore/merge.ts';
import type { Changed } from '../../../platform/http/failure.ts';
import { personRef, type StoredPerson } from './write-people.ts';

/**
 * Merges a person (the duplicate) into another one (the kept person). The duplicate goes to the
 * trash, and the slugs lead to the kept person. The trigger of the deletion then moves stories and
 * credits (`followPersonMerge`). Restoring the duplicate undoes all of it.
 */

/** Facts that the duplicate fills if the kept person has none. */
const FILLED = [
  'hindiName',
  'jobs',
  'born',
  'about',
  'pictureUrl',
  'links',
  'source',
] as const satisfies readonly (keyof PersonDoc)[];

/** Returns the kept person, or for 'stale' the duplicate. */
export async function mergePerson(
  db: Firestore,
  input: { id: string; into: string; revision: number; by: string; now: Date; log: LogChange },
): Promise<Changed<PersonDoc>> {
  const { into, by, now } = input;
  return db.runTransaction(async (transaction): Promise<Changed<PersonDoc>> => {
    const read = await readMerge<StoredPerson>(db, transaction, { kind: 'person', ...input });
    if (read.outcome !== 'ready') return read;
    const { duplicate, kept } = read;
    const title = duplicate.name;
    const changes = filledFacts<StoredPerson>({ kept, duplicate }, { facts: FILLED, name: title });
    trashDuplicate(db, transaction, { kind: 'person', ...read, into, changes, documents: [], title, by, now });
    const doc = changeKept(db, transaction, { kept, changes, now });
    input.log(transaction, { title: `${title} into ${kept.name}` });
    return { outcome: 'changed', doc };
  });
}

function changeKept(
  db: Firestore,
  transaction: Transaction,
  { kept, changes, now }: { kept: PersonDoc; changes: Partial<PersonDoc>; now: Date },
): PersonDoc {
  const person = changedPerson(kept, { ...changes, revision: kept.revision + 1, updatedAt: now.toISOString() });
  transaction.set(personRef(db, kept.id), person);
  return person;
}

/** Undoes in the kept person what a merge changed. */
export const restoreKept = (
  db: Firestore,
  transaction: Transaction,
  { doc: kept, merge }: NonNullable<MergeUndo<PersonDoc>['kept']>,
  now: Date,
): PersonDoc => changeKept(db, transaction, { kept, changes: undoneFacts(kept, merge), now });

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
    await undoMerge(db, { kind: 'person', id });
    await undoMergeInCredits(db, { personId: id, into: person.mergedInto });
    await db.runTransaction(async (transaction) => {
      if ((await transaction.get(ref)).exists) transaction.update(ref, { mergedInto: FieldValue.delete() });
    });
  }
}
