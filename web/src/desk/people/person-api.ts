import type { DeskPeople, DeskPerson } from '@first-show/domain/people/person.schema';
import { cursorQuery, openedQuery } from '../lib/queries.ts';

const PATH = '/api/admin/people';

export const peopleKey = ['desk-people'] as const;
/** The desk's table of people. `filter`: `q`, `letter` and `show` of the API. */
export const peopleQuery = (filter: { q: string; letter: string; show: string }) =>
  cursorQuery(peopleKey[0], { path: PATH, filter, itemsOf: ({ people }: DeskPeople) => people });

export const personQuery = (id: string) =>
  openedQuery<DeskPerson>(['desk-person', id], `${PATH}/${encodeURIComponent(id)}`);
