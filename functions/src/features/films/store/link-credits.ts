import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { chunksOf } from '@first-show/domain/core/chunks';
import { collections } from '@first-show/domain/core/collections';
import { fail, invalidField, ok, type Result } from '@first-show/domain/core/result';
import { nameKeyOf } from '@first-show/domain/core/name-keys';
import type { StoredCredit } from '@first-show/domain/films/film.schema';
import { JOBS } from '@first-show/domain/films/jobs';
import type { PersonDoc } from '@first-show/domain/people/person.schema';
import { isDocumentId } from '../../../platform/firestore/ids.ts';

const people = (db: Firestore) => db.collection(collections.people);

/**
 * Checks the people of credits that an editor sent. Fails if one does not exist, except those who
 * were credited `before` and have been deleted since.
 */
export async function checkCredits(
  db: Firestore,
  transaction: Transaction,
  { credits, before }: { credits: readonly StoredCredit[]; before: readonly StoredCredit[] },
): Promise<Result<StoredCredit[]>> {
  const known = new Set(before.map(({ personId }) => personId));
  const added = credits.filter(({ personId }) => personId !== null && !known.has(personId));
  if (added.length === 0) return ok([...credits]);
  const ids = added.flatMap(({ personId }) => (personId !== null && isDocumentId(personId) ? personId : []));
  const found = ids.length === 0 ? [] : await transaction.getAll(...ids.map((id) => people(db).doc(id)));
  const existing = new Set<string | null>(found.flatMap(({ exists, id }) => (exists ? id : [])));
  const unknown = added.find(({ personId }) => !existing.has(personId));
  return unknown === undefined
    ? ok([...credits])
    : fail(invalidField('credits', `'${unknown.name}' is an unknown person`));
}

/** The most values of one `array-contains-any` of Firestore. */
const KEYS_AT_ONCE = 30;

/**
 * Links credits that the box office gives as names, if exactly one person has the name. Credits
 * that were there `before` stay as they are.
 */
export async function linkNames(
  db: Firestore,
  transaction: Transaction,
  { credits, before }: { credits: readonly StoredCredit[]; before: readonly StoredCredit[] },
): Promise<StoredCredit[]> {
  const isNew = (credit: StoredCredit) =>
    !before.includes(credit) && credit.personId === null && credit.job !== JOBS.studio;
  const keys = [...new Set(credits.filter(isNew).map(({ name }) => nameKeyOf(name)))].filter((key) => key !== '');
  const named: Pick<PersonDoc, 'id' | 'nameKeys'>[] = [];
  for (const some of chunksOf(keys, KEYS_AT_ONCE)) {
    const found = await transaction.get(
      people(db).where('nameKeys', 'array-contains-any', some).select('id', 'nameKeys'),
    );
    named.push(...found.docs.map((doc) => doc.data() as PersonDoc));
  }
  return credits.map((credit) => {
    const alike = isNew(credit) ? named.filter(({ nameKeys }) => nameKeys.includes(nameKeyOf(credit.name))) : [];
    const [person] = alike;
    return person === undefined || alike.length > 1 ? credit : { ...credit, personId: person.id };
  });
}
