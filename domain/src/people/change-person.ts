import { nameKeysOf } from '../core/name-keys.ts';
import { nameStartsOf } from '../search/name-starts.ts';
import { PERSON_FACTS, type DeskPerson, type PersonDoc } from './person.schema.ts';

/** A new person without facts. */
export const emptyPerson = (own: Pick<PersonDoc, 'id' | 'slug' | 'name' | 'updatedAt'>): PersonDoc => ({
  ...own,
  hindiName: null,
  aliases: [],
  jobs: [],
  born: null,
  about: null,
  pictureUrl: null,
  links: [],
  source: null,
  sources: {},
  isSourced: false,
  isPublished: true,
  revision: 1,
  nameKeys: nameKeysOf([own.name]),
  nameStarts: nameStartsOf([own.name]),
});

/** The person after a change. */
export function changedPerson(before: PersonDoc, changes: Partial<PersonDoc>): PersonDoc {
  const after = { ...before, ...changes };
  const names = [after.name, after.hindiName, ...after.aliases];
  return { ...after, nameKeys: nameKeysOf(names), nameStarts: nameStartsOf(names), isSourced: isSourced(after) };
}

/** Whether all known facts have a source: that of the person, or their own. */
export function isSourced(person: DeskPerson): boolean {
  if (person.source !== null) return true;
  const known = PERSON_FACTS.filter((fact) => (person[fact]?.length ?? 0) > 0);
  return known.length > 0 && known.every((fact) => person.sources[fact] !== undefined);
}
