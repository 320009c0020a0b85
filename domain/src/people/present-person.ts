import { filmCardOf } from '../films/present-film.ts';
import type { PersonFilmRow } from '../rollups/rollups.ts';
import { deskPerson, person, type DeskPerson, type Person, type PersonDoc } from './person.schema.ts';

const byNewest = (a: PersonFilmRow, b: PersonFilmRow): number => (a.firstRelease < b.firstRelease ? 1 : -1);

/** The most films in an answer, the newest ones. */
const FILMS_MAX = 400;

/** `films`: those that credit the person. `today`: the day in India. */
export const personOf = (
  doc: PersonDoc,
  { films, today }: { films: readonly PersonFilmRow[]; today: string },
): Person => ({
  ...person.omit({ films: true }).parse(doc),
  films: [...films]
    .sort(byNewest)
    .slice(0, FILMS_MAX)
    .map((row) => ({
      ...filmCardOf(row, today),
      job: row.job,
      character: row.character,
      isLead: row.isLead,
      firstRelease: row.firstRelease,
      totalCollection: row.totalCollection,
      day1Collection: row.day1Collection,
      verdict: row.verdict,
    })),
});

export const deskPersonOf = (doc: PersonDoc): DeskPerson => deskPerson.parse(doc);
