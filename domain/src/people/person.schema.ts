import { z } from 'zod';
import {
  linesField,
  optionalLineField,
  optionalTextField,
  partialDateField,
  posterField,
} from '../core/fact-fields.ts';
import { lineField, wholeNumberParam } from '../core/fields.ts';
import { LIST_MAX, SEARCH_MAX_CHARACTERS } from '../core/limits.ts';
import { filmCard } from '../films/film.schema.ts';

export const personCard = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  hindiName: z.string().nullable(),
  /** In lower case, the most important one first: 'director', 'actor'. */
  jobs: z.array(z.string()),
  pictureUrl: z.string().nullable(),
});
export type PersonCard = z.infer<typeof personCard>;

/** `GET /api/people/{slug or id}`. */
export const person = personCard.extend({
  aliases: z.array(z.string()),
  /** 'YYYY-MM-DD'; 'YYYY-MM' or 'YYYY' if no more is known. */
  born: z.string().nullable(),
  about: z.string().nullable(),
  /** The published films that credit the person, newest first. */
  films: z.array(filmCard.extend({ job: z.string(), character: z.string().nullable() })),
});
export type Person = z.infer<typeof person>;

/** A person for the desk, as the staff's calls return it. */
export const deskPerson = person.omit({ films: true }).extend({
  /** Where the facts come from. */
  source: z.string().nullable(),
  /** An unpublished person is 404 for readers, in no list, and a name without link in credits. */
  isPublished: z.boolean(),
  revision: z.number().int(),
  updatedAt: z.string(),
});
export type DeskPerson = z.infer<typeof deskPerson>;

/** `GET /api/admin/people`. `nextAfter`: the `after` of the next page, `null` on the last one. */
export const deskPeople = z.object({ people: z.array(deskPerson), nextAfter: z.string().nullable() });
export type DeskPeople = z.infer<typeof deskPeople>;

/**
 * As stored in `people/{id}`. `nameKeys`: the names under `foldName`; `nameStarts`: their keys for
 * the desk's search (`name-starts.ts`).
 */
export type PersonDoc = DeskPerson & { nameKeys: string[]; nameStarts: string[] };

const MAX = { aliases: 20, jobs: 10, job: 60, about: 2000, name: 200, source: 500 };

/** What editors may change: the schema of `PATCH /api/people/{id}`. */
export const changeablePerson = z.object({
  name: lineField([1, 'Name is required'], [MAX.name, 'Name too long']),
  hindiName: optionalLineField(MAX.name, 'Hindi name too long'),
  aliases: linesField({ items: MAX.aliases, characters: MAX.name }, 'A name'),
  jobs: linesField({ items: MAX.jobs, characters: MAX.job }, 'A job').transform((jobs) =>
    jobs.map((job) => job.toLowerCase()),
  ),
  born: partialDateField.nullable(),
  about: optionalTextField(MAX.about, 'About too long'),
  pictureUrl: posterField,
  source: optionalLineField(MAX.source, 'Source too long'),
  isPublished: z.boolean(),
});
export type PersonChanges = Partial<z.output<typeof changeablePerson>>;

/** Body of `POST /api/people`. `isNamesake` confirms that it is another person of a known name. */
export const newPerson = changeablePerson
  .partial()
  .extend({ name: changeablePerson.shape.name, isNamesake: z.boolean().default(false) });

const letterParam = z
  .string()
  .regex(/^[a-z]$/i, "'letter' must be a letter from A to Z")
  .transform((letter) => letter.toLowerCase())
  .optional();

/** `GET /api/people`: by name. `letter`: only names that begin with it in Latin letters. */
export const peopleQuery = z.object({
  letter: letterParam,
  limit: wholeNumberParam('limit', { max: LIST_MAX }).default(LIST_MAX),
  after: z.string().min(1).max(200).optional(),
});

/** `GET /api/admin/people`: by name. `show`: only people who are unpublished, or lack a fact. */
export const deskPeopleQuery = peopleQuery.extend({
  q: z.string().max(SEARCH_MAX_CHARACTERS).optional(),
  show: z.enum(['all', 'unpublished', 'picture', 'source']).default('all'),
});
export type DeskPeopleRules = z.output<typeof deskPeopleQuery>;
