import type { PersonDoc } from '@first-show/domain/people/person.schema';
import { changedPerson, emptyPerson } from '@first-show/domain/people/change-person';
import { people } from './content/people.ts';
import { personIdOf } from './film-parts.ts';
import { library, pictureUrl } from './library.ts';

/** The demo's people. `updatedAt`: the time of the last change, which is the same for all. */
export const buildPeople = (updatedAt: string): PersonDoc[] =>
  people.map(({ name, ...facts }) => {
    const id = personIdOf(name);
    const portrait = `portrait-${id}`;
    return changedPerson(emptyPerson({ id, slug: id, name, updatedAt }), {
      ...facts,
      pictureUrl: library.has(portrait) ? pictureUrl(portrait) : null,
    });
  });
