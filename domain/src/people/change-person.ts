import { nameKeysOf } from '../core/name-keys.ts';
import { nameStartsOf } from '../search/name-starts.ts';
import type { PersonDoc } from './person.schema.ts';

/** A new person without facts. */
export const emptyPerson = (own: Pick<PersonDoc, 'id' | 'slug' | 'name' | 'updatedAt'>): PersonDoc => ({
  ...own,
  hindiName: null,
  aliases: [],
  jobs: [],
  born: null,
  about: null,
  pictureUrl: null,
  source: null,
  isPublished: true,
  revision: 1,
  nameKeys: nameKeysOf([own.name]),
  nameStarts: nameStartsOf([own.name]),
});

/** The person after a change. */
export function changedPerson(before: PersonDoc, changes: Partial<PersonDoc>): PersonDoc {
  const after = { ...before, ...changes };
  const names = [after.name, after.hindiName, ...after.aliases];
  return { ...after, nameKeys: nameKeysOf(names), nameStarts: nameStartsOf(names) };
}
