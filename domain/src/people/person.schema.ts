import { z } from 'zod';
import { verdict } from '../box-office/box-office.schema.ts';
import {
  linesField,
  optionalLineField,
  optionalTextField,
  partialDateField,
  posterField,
} from '../core/fact-fields.ts';
import { factSources, factSourcesField } from '../core/fact-sources.ts';
import { lineField, wholeNumberParam } from '../core/fields.ts';
import { LIST_MAX, SEARCH_MAX_CHARACTERS } from '../core/limits.ts';
import { filmCard } from '../films/film.schema.ts';
import { nameClass } from '../names/name-class.ts';
import { parseLink } from './links.ts';

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

/** A film of a person. The figures are those of the box office; `null` if they are not known. */
const personFilm = filmCard.extend({
  /** All jobs of the person in the film: 'director, writer'. */
  job: z.string(),
  character: z.string().nullable(),
  /** Whether the person has a leading role. */
  isLead: z.boolean(),
  /** 'YYYY-MM-DD', 'YYYY-MM' or 'YYYY'; '' if no date is known. */
  firstRelease: z.string(),
  totalCollection: z.number().nullable(),
  day1Collection: z.number().nullable(),
  verdict: verdict.nullable(),
});
export type PersonFilm = z.infer<typeof personFilm>;

/** Facts of a person that may have a source of their own. */
export const PERSON_FACTS = ['hindiName', 'aliases', 'jobs', 'born', 'about'] as const;

/** `GET /api/people/{slug or id}`. */
export const person = personCard.extend({
  aliases: z.array(z.string()),
  /** 'YYYY-MM-DD'; 'YYYY-MM' or 'YYYY' if no more is known. */
  born: z.string().nullable(),
  about: z.string().nullable(),
  /** URLs of other sites about the person: https only. */
  links: z.array(z.string()),
  /** Where the facts come from that have no entry in `sources`. */
  source: z.string().nullable(),
  sources: factSources(PERSON_FACTS),
  /** The published films that credit the person, newest first. */
  films: z.array(personFilm),
});
export type Person = z.infer<typeof person>;

/** A person for the desk, as the staff's calls return it. */
export const deskPerson = person.omit({ films: true }).extend({
  /** An unpublished person is 404 for readers, in no list, and a name without link in credits. */
  isPublished: z.boolean(),
  /** Set by an editor for stories that name the person; `null`: follows from the name. */
  nameClass: nameClass.nullish(),
  revision: z.number().int(),
  updatedAt: z.string(),
});
export type DeskPerson = z.infer<typeof deskPerson>;

/** `GET /api/admin/people`. `nextAfter`: the `after` of the next page, `null` on the last one. */
export const deskPeople = z.object({ people: z.array(deskPerson), nextAfter: z.string().nullable() });
export type DeskPeople = z.infer<typeof deskPeople>;

/**
 * As stored in `people/{id}`. `nameKeys`: the names under `foldName`; `nameStarts`: their keys for
 * the desk's search (`name-starts.ts`); `isSourced`: see `change-person.ts`.
 */
export type PersonDoc = DeskPerson & { nameKeys: string[]; nameStarts: string[]; isSourced: boolean };

const MAX = { aliases: 20, links: 6, jobs: 10, job: 60, about: 2000, name: 200, source: 500 };

const link = z.string().transform((text, context) => {
  const url = parseLink(text);
  if (url !== null) return url;
  const message = 'A link is an address that begins with https://, or an IMDb id such as nm0000001';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

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
  links: linesField({ items: MAX.links, characters: 500 }, 'A link')
    .pipe(z.array(link))
    .transform((links) => [...new Set(links)]),
  source: optionalLineField(MAX.source, 'Source too long'),
  sources: factSourcesField(PERSON_FACTS),
  isPublished: z.boolean(),
  nameClass: nameClass.nullable(),
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
