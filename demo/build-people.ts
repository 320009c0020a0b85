import type { PersonDoc } from '@first-show/domain/people/person.schema';
import { changedPerson, emptyPerson } from '@first-show/domain/people/change-person';
import type { DemoArticle } from './content/article.ts';
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

/** The ids of the people whom an article is about: those whom its title, summary or tags name. */
export function subjectsOf({ title, summary, tags }: Pick<DemoArticle, 'title' | 'summary' | 'tags'>): string[] {
  const text = [title, summary, ...tags].join('\n').toLowerCase();
  return people
    .filter(({ name, hindiName }) => text.includes(name.toLowerCase()) || text.includes(hindiName))
    .map(({ name }) => personIdOf(name));
}
