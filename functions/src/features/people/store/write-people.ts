import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { slugify } from '@first-show/domain/core/paths';
import type { Failure } from '@first-show/domain/core/result';
import { nameKeyOf } from '@first-show/domain/core/name-keys';
import { changedPerson, emptyPerson } from '@first-show/domain/people/change-person';
import type { PersonChanges, PersonDoc } from '@first-show/domain/people/person.schema';
import { refusalOfPoster } from '../../articles/store/article-media.ts';
import type { LogChange } from '../../../platform/desk-log/desk-log.ts';
import type { Changed } from '../../../platform/http/failure.ts';

/**
 * Editors' changes to `people` and `personSlugs/{slug}`. Each slug that a person has or had is a
 * document `{ personId }`, so that a former address still works and nobody else takes it.
 */

export const personRef = (db: Firestore, id: string) => db.collection(collections.people).doc(id);
export const slugRef = (db: Firestore, slug: string) => db.collection(collections.personSlugs).doc(slug);
const NAMESAKES_MAX = 10;

/** `lentBy`: the merged person to whom the slug belongs, if that person is restored. */
export type SlugDoc = { personId: string; lentBy?: string };
/**
 * `mergedInto`: the person was merged into that one and has been restored, but stories and credits
 * are not all back yet.
 */
export type StoredPerson = PersonDoc & { mergedInto?: string };

/** A slug that nobody else has or had. Call this function before the transaction's writes. */
export async function freeSlug(db: Firestore, transaction: Transaction, { id, name }: { id: string; name: string }) {
  const base = slugify(name) || 'person';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const owner = (await transaction.get(slugRef(db, slug))).data() as SlugDoc | undefined;
    if (owner === undefined || owner.personId === id) return slug;
  }
}

export type PersonCreated =
  | { outcome: 'created'; person: PersonDoc }
  | { outcome: 'namesake'; existing: PersonDoc }
  | { outcome: 'refused'; failure: Failure };

/** Adds a person. With `isNamesake` another person may have the same name. */
export async function createPerson(
  db: Firestore,
  input: {
    id: string;
    fields: PersonChanges & { name: string };
    isNamesake: boolean;
    now: Date;
    log: LogChange;
  },
): Promise<PersonCreated> {
  const { id, fields, isNamesake, now } = input;
  return db.runTransaction(async (transaction) => {
    const existing = isNamesake ? null : await namesakeOf(db, transaction, fields);
    if (existing !== null) return { outcome: 'namesake' as const, existing };
    const failure = await refusalOfPoster(db, transaction, { imageUrl: fields.pictureUrl ?? null, now });
    if (failure !== null) return { outcome: 'refused' as const, failure };
    const slug = await freeSlug(db, transaction, { id, name: fields.name });
    const empty = emptyPerson({ id, slug, name: fields.name, updatedAt: now.toISOString() });
    const person = changedPerson(empty, fields);
    transaction.set(personRef(db, id), person);
    transaction.set(slugRef(db, slug), { personId: id } satisfies SlugDoc);
    input.log(transaction, { title: person.name, id });
    return { outcome: 'created' as const, person };
  });
}

/** A known person of the same name. Known years of birth that differ tell two people apart. */
async function namesakeOf(
  db: Firestore,
  transaction: Transaction,
  { name, born }: Pick<PersonChanges, 'born'> & { name: string },
): Promise<PersonDoc | null> {
  const named = await peopleNamed(db, transaction, name);
  const yearOf = (date: string | null | undefined) => date?.slice(0, 4) ?? null;
  const year = yearOf(born);
  return named.find((one) => year === null || yearOf(one.born) === null || yearOf(one.born) === year) ?? null;
}

/** The people who have this name, however it is written. */
async function peopleNamed(db: Firestore, transaction: Transaction, name: string): Promise<PersonDoc[]> {
  const key = nameKeyOf(name);
  if (key === '') return [];
  const named = db.collection(collections.people).where('nameKeys', 'array-contains', key).limit(NAMESAKES_MAX);
  return (await transaction.get(named)).docs.map((doc) => doc.data() as PersonDoc);
}

/** Changes the sent fields. A new name gives a new slug; the former one still finds the person. */
export async function changePerson(
  db: Firestore,
  input: { id: string; revision: number | undefined; changes: PersonChanges; now: Date; log: LogChange },
): Promise<Changed<PersonDoc>> {
  const { id, revision, changes, now } = input;
  return db.runTransaction(async (transaction) => {
    const before = (await transaction.get(personRef(db, id))).data() as PersonDoc | undefined;
    if (before === undefined) return { outcome: 'missing' as const };
    if (revision !== undefined && revision !== before.revision) return { outcome: 'stale' as const, doc: before };
    const after = changedPerson(before, { ...changes, revision: before.revision + 1, updatedAt: now.toISOString() });
    if (after.pictureUrl !== before.pictureUrl) {
      const failure = await refusalOfPoster(db, transaction, { imageUrl: after.pictureUrl, now });
      if (failure !== null) return { outcome: 'refused' as const, failure };
    }
    if (after.name !== before.name) after.slug = await freeSlug(db, transaction, after);
    transaction.set(personRef(db, id), after);
    transaction.set(slugRef(db, after.slug), { personId: id } satisfies SlugDoc);
    input.log(transaction, { title: after.name });
    return { outcome: 'changed' as const, doc: after };
  });
}
