import type { Firestore, Query } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import type { DeskPeople, DeskPeopleRules, DeskPerson, PersonDoc } from '@first-show/domain/people/person.schema';
import { deskPersonOf } from '@first-show/domain/people/present-person';
import { typedStarts } from '@first-show/domain/search/name-starts';
import { findDocument } from '../../../platform/firestore/ids.ts';
import { UNKNOWN_AFTER } from '../../../platform/http/failure.ts';
import { peopleNamed } from './read-people.ts';

const people = (db: Firestore) => db.collection(collections.people);

/** A search reads this many people who have its longest word, and looks for the others in them. */
const SEARCHED_MAX = 100;

/** A published or unpublished person; `null` if there is none. */
export async function loadDeskPerson(db: Firestore, id: string): Promise<DeskPerson | null> {
  const found = await findDocument(people(db), id);
  return found === undefined ? null : deskPersonOf(found.data() as PersonDoc);
}

/**
 * People for the desk, also unpublished ones, by slug. One read for each, and one for `after`. A
 * search has one page. Fails if `after` is not the id of a person.
 */
export async function listDeskPeople(db: Firestore, rules: DeskPeopleRules): Promise<Result<DeskPeople>> {
  const { q = '', letter, show, limit, after } = rules;
  if (q !== '') return ok({ people: await searchPeople(db, { ...rules, q }), nextAfter: null });
  let query = shown(people(db), show).orderBy('slug');
  if (letter !== undefined) query = query.where('slug', '>=', letter).where('slug', '<', `${letter}\uf8ff`);
  if (after !== undefined) {
    const last = await findDocument(people(db), after);
    if (last === undefined) return fail(UNKNOWN_AFTER);
    query = query.startAfter(last.get('slug'));
  }
  const { docs } = await query.limit(limit).get();
  const found = docs.map((doc) => deskPersonOf(doc.data() as PersonDoc));
  return ok({ people: found, nextAfter: docs.length < limit ? null : (found.at(-1)?.id ?? null) });
}

function shown(all: Query, show: DeskPeopleRules['show']): Query {
  if (show === 'unpublished') return all.where('isPublished', '==', false);
  if (show === 'picture') return all.where('pictureUrl', '==', null);
  if (show === 'source') return all.where('isSourced', '==', false);
  return all;
}

const isShown = (person: PersonDoc, { letter, show }: DeskPeopleRules): boolean =>
  (letter === undefined || person.slug.startsWith(letter)) &&
  (show === 'all' ||
    (show === 'unpublished'
      ? !person.isPublished
      : show === 'picture'
        ? person.pictureUrl === null
        : !person.isSourced));

async function searchPeople(db: Firestore, rules: DeskPeopleRules & { q: string }): Promise<DeskPerson[]> {
  const [longest, ...others] = typedStarts(rules.q);
  if (longest === undefined) return [];
  const { docs } = await peopleNamed(db, longest).limit(SEARCHED_MAX).get();
  return docs
    .map((doc) => doc.data() as PersonDoc)
    .filter((person) => others.every((start) => person.nameStarts.includes(start)) && isShown(person, rules))
    .slice(0, rules.limit)
    .map(deskPersonOf);
}
