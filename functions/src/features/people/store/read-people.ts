import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { chunksOf } from '@first-show/domain/core/chunks';
import { collections } from '@first-show/domain/core/collections';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import { personCard, type PersonCard, type PersonDoc } from '@first-show/domain/people/person.schema';
import type { FilmPerson } from '@first-show/domain/rollups/rollups';
import { findDocument, isDocumentId } from '../../../platform/firestore/ids.ts';
import { UNKNOWN_AFTER } from '../../../platform/http/failure.ts';

const people = (db: Firestore) => db.collection(collections.people);

const CARD_FIELDS = Object.keys(personCard.shape) as (keyof PersonCard)[];
const AT_ONCE = 100;

/** The published ones of these people, in the same order. One read each. */
export async function publishedPeople(db: Firestore, ids: readonly string[]): Promise<FilmPerson[]> {
  return (await publishedPersonCards(db, ids)).map(({ jobs: _jobs, ...person }) => person);
}

/** Like `publishedPeople`, with the jobs. */
export async function publishedPersonCards(db: Firestore, ids: readonly string[]): Promise<PersonCard[]> {
  const found: DocumentSnapshot[] = [];
  for (const some of chunksOf([...new Set(ids)].filter(isDocumentId), AT_ONCE))
    found.push(
      ...(await db.getAll(...some.map((id) => people(db).doc(id)), { fieldMask: [...CARD_FIELDS, 'isPublished'] })),
    );
  return publishedCards(found);
}

const publishedCards = (found: readonly DocumentSnapshot[]): PersonCard[] =>
  found.flatMap((one) => (one.get('isPublished') === true ? personCard.parse(one.data()) : []));

/** People with a word in one of their names that begins with `start`, a key of `typedStarts`. */
export const peopleNamed = (db: Firestore, start: string): Query =>
  people(db).where('nameStarts', 'array-contains', start).orderBy('slug');

/** The published ones among the first `limit` of `peopleNamed`. One read for each of these. */
export async function publishedPeopleNamed(db: Firestore, start: string, limit: number): Promise<PersonCard[]> {
  const named = peopleNamed(db, start).limit(limit);
  return publishedCards((await named.select(...CARD_FIELDS, 'isPublished').get()).docs);
}

/** A person as readers see them, by slug, id or former slug. At most 4 reads. */
export async function loadPerson(db: Firestore, slugOrId: string): Promise<PersonDoc | null> {
  const [bySlug] = (await people(db).where('slug', '==', slugOrId).limit(1).get()).docs;
  const found = bySlug ?? (await findDocument(people(db), slugOrId)) ?? (await findByFormerSlug(db, slugOrId));
  return found?.get('isPublished') === true ? (found.data() as PersonDoc) : null;
}

async function findByFormerSlug(db: Firestore, slug: string): Promise<DocumentSnapshot | undefined> {
  const former = await findDocument(db.collection(collections.personSlugs), slug);
  const personId = former?.get('personId') as string | undefined;
  return personId === undefined ? undefined : findDocument(people(db), personId);
}

/**
 * Published people by slug, which begins with the name in Latin letters: the first ones, those
 * `after` a person, or the last ones `before` a person. One read for each, and one for that person.
 * Fails if there is no such person.
 */
export async function listPeople(
  db: Firestore,
  {
    letter,
    limit,
    after,
    before,
  }: { letter?: string | undefined; limit: number; after?: string | undefined; before?: string | undefined },
): Promise<Result<PersonCard[]>> {
  let query: Query = people(db).where('isPublished', '==', true).orderBy('slug');
  if (letter !== undefined) query = query.where('slug', '>=', letter).where('slug', '<', `${letter}\uf8ff`);
  const bound = after ?? before;
  if (bound !== undefined) {
    const person = await findDocument(people(db), bound);
    if (person === undefined) return fail(UNKNOWN_AFTER);
    const slug: unknown = person.get('slug');
    query = after === undefined ? query.endBefore(slug) : query.startAfter(slug);
  }
  const page = before === undefined ? query.limit(limit) : query.limitToLast(limit);
  const { docs } = await page.select(...CARD_FIELDS).get();
  return ok(docs.map((doc) => doc.data() as PersonCard));
}
