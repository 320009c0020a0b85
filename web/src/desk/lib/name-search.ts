import type { DeskFilms } from '@first-show/domain/films/film.schema';
import type { DeskPeople, DeskPerson } from '@first-show/domain/people/person.schema';
import { callStaffApi } from './staff-api.ts';

/** Films and people whose names are found while they are typed. */

export type NameOption = { id: string; name: string; note: string };
export type PersonOption = NameOption & { person: DeskPerson };

const SHOWN_MAX = 8;
const noteOf = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ');
const pathOf = (path: string, q: string): string =>
  `${path}?${new URLSearchParams({ q, limit: String(SHOWN_MAX) }).toString()}`;

export const personOption = (person: DeskPerson): PersonOption => ({
  id: person.id,
  name: person.name,
  note: noteOf([person.jobs.join(', '), person.born?.slice(0, 4), person.isPublished ? '' : 'not published']),
  person,
});

export async function searchPeople(text: string, signal: AbortSignal): Promise<PersonOption[]> {
  const { people } = await callStaffApi<DeskPeople>(pathOf('/api/admin/people', text), { signal });
  return people.map(personOption);
}

export async function searchFilms(text: string, signal: AbortSignal): Promise<NameOption[]> {
  const { films } = await callStaffApi<DeskFilms>(pathOf('/api/admin/films', text), { signal });
  return films.map(({ id, title, firstRelease, languages, isPublished }) => ({
    id,
    name: title,
    note: noteOf([firstRelease.slice(0, 4), languages[0], isPublished ? '' : 'not published']),
  }));
}
