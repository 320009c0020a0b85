import type { DeskPeople, DeskPerson } from '@first-show/domain/people/person.schema';
import { cursorQuery, openedQuery } from '../lib/queries.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import type { NameOption } from '../ui/name-search.tsx';

const PATH = '/api/admin/people';

export const peopleKey = ['desk-people'] as const;
/** The desk's table of people. `filter`: `q`, `letter` and `show` of the API. */
export const peopleQuery = (filter: { q: string; letter: string; show: string }) =>
  cursorQuery(peopleKey[0], { path: PATH, filter, itemsOf: ({ people }: DeskPeople) => people });

export const personQuery = (id: string) =>
  openedQuery<DeskPerson>(['desk-person', id], `${PATH}/${encodeURIComponent(id)}`);

export type PersonOption = NameOption & { person: DeskPerson };

export const personOption = (person: DeskPerson): PersonOption => ({
  id: person.id,
  name: person.name,
  note: [person.jobs.join(', '), person.born?.slice(0, 4) ?? '', person.isPublished ? '' : 'not published']
    .filter((part) => part !== '')
    .join(' · '),
  person,
});

export async function searchPeople(text: string, signal: AbortSignal): Promise<PersonOption[]> {
  const query = new URLSearchParams({ q: text, limit: '8' });
  const { people } = await callStaffApi<DeskPeople>(`${PATH}?${query.toString()}`, { signal });
  return people.map(personOption);
}
