import { isDeepStrictEqual } from 'node:util';
import { mergedSources } from '@first-show/domain/core/fact-sources';
import { nameKeyOf } from '@first-show/domain/core/name-keys';
import type { PersonDoc } from '@first-show/domain/people/person.schema';

/** What a merge changes in the kept person: the duplicate fills the facts that it lacks. */

const FILLED = [
  'hindiName',
  'jobs',
  'born',
  'about',
  'pictureUrl',
  'links',
  'source',
] as const satisfies readonly (keyof PersonDoc)[];

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

export function mergePeople(kept: PersonDoc, duplicate: PersonDoc): Partial<PersonDoc> {
  const fields = FILLED.filter((field) => isEmpty(kept[field]) && !isEmpty(duplicate[field]));
  const sources = mergedSources(fields, { kept: kept.sources, duplicate: duplicate.sources });
  const isNewName = !kept.nameKeys.includes(nameKeyOf(duplicate.name));
  return {
    ...Object.fromEntries(fields.map((field) => [field, duplicate[field]])),
    ...(!isDeepStrictEqual(sources, kept.sources) && { sources }),
    ...(isNewName && { aliases: [...kept.aliases, duplicate.name] }),
  };
}

/** The fields of the kept person that undo a merge: those that are still as it left them. */
export function unmergePeople(
  kept: PersonDoc,
  { before, after }: { before: Partial<PersonDoc>; after: Partial<PersonDoc> },
): Partial<PersonDoc> {
  const fields = (Object.keys(after) as (keyof PersonDoc)[]).filter((field) =>
    isDeepStrictEqual(kept[field], after[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, before[field]]));
}
