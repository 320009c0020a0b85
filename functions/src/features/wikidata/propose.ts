import { isDeepStrictEqual } from 'node:util';
import { nameKeyOf } from '@first-show/domain/core/name-keys';
import { cleanLine } from '@first-show/domain/core/text';
import type { FilmDoc, FilmRelease, StoredCredit } from '@first-show/domain/films/film.schema';
import { JOBS, LEADS } from '@first-show/domain/films/jobs';
import { parseLink } from '@first-show/domain/people/links';
import type { DeskPerson } from '@first-show/domain/people/person.schema';
import type { ProposedFact } from '@first-show/domain/wikidata/wikidata.schema';
import {
  datesOf,
  itemOf,
  itemsOf,
  minutesOf,
  monolingualOf,
  qualifierOf,
  statementsOf,
  stringsOf,
  type Entity,
} from './claims.ts';

/** What an item of Wikidata proposes for a film or person: only text facts that would change. */

/** Properties that name people or companies, with the job of the credit. */
const CREDITED = {
  P57: 'director',
  P161: 'actor',
  P162: 'producer',
  P58: 'writer',
  P86: 'composer',
  P272: 'studio',
} as const;
const IS_A = 'P31';
const HUMAN = 'Q5';
const MAX = { line: 200, cast: 30, credits: 100, languages: 10, genres: 10, jobs: 10, links: 6, language: 40 };

type Labels = ReadonlyMap<string, Entity>;

/** The items whose labels a proposal needs. */
export const labelledBy = (item: Entity): string[] => [
  ...[...Object.keys(CREDITED), 'P364', 'P136', 'P106'].flatMap((property) => itemsOf(item, property)),
  ...statementsOf(item, 'P161').flatMap((one) => (qualifierOf(one, 'P453') as { id?: string } | undefined)?.id ?? []),
];

export const isPerson = (item: Entity): boolean => itemsOf(item, IS_A).includes(HUMAN);

const addressOf = (item: Entity): string => `https://www.wikidata.org/wiki/${item.id}`;

const line = (text: string | undefined, max = MAX.line): string | null => cleanLine(text ?? '').slice(0, max) || null;
/** A label in exactly this language: Hindi may fall back to English. */
export const labelOf = (item: Entity | undefined, language: 'en' | 'hi' = 'en'): string | null => {
  const label = item?.labels[language];
  return label?.language !== undefined && label.language !== language ? null : line(label?.value);
};
const namesOf = (item: Entity, property: string, labels: Labels): string[] => [
  ...new Set(itemsOf(item, property).flatMap((id) => labelOf(labels.get(id)) ?? [])),
];

/** The credits of an item, each with the item of the person. */
export function creditsOf(item: Entity, labels: Labels): (StoredCredit & { item: string })[] {
  return Object.entries(CREDITED).flatMap(([property, job]) =>
    statementsOf(item, property)
      .slice(0, MAX.cast)
      .flatMap((one, index) => {
        const id = itemOf(one);
        const name = id === null ? null : labelOf(labels.get(id));
        if (id === null || name === null) return [];
        const role = (qualifierOf(one, 'P453') as { id?: string } | undefined)?.id ?? '';
        const text = qualifierOf(one, 'P4633');
        const character = labelOf(labels.get(role)) ?? (typeof text === 'string' ? line(text) : null);
        const isLead = job === JOBS.cast && index < LEADS;
        return { personId: null, name, job, character: job === 'actor' ? character : null, isLead, item: id };
      }),
  );
}

/** The facts of an item that differ from a film's. `credits`: those of the item that it lacks. */
export function filmFacts(
  film: FilmDoc,
  { item, labels, credits }: { item: Entity; labels: Labels; credits: readonly StoredCredit[] },
): ProposedFact[] {
  const source = addressOf(item);
  const languages = namesOf(item, 'P364', labels).map((name) => name.slice(0, MAX.language));
  const genres = namesOf(item, 'P136', labels).map((name) => name.replace(/ film$/i, '').slice(0, MAX.language));
  return changes(source, [
    ['hindiTitle', film.hindiTitle, labelOf(item, 'hi')],
    ['originalTitle', film.nativeTitle, line(monolingualOf(item, 'P1476') ?? undefined)],
    ['languages', film.languages, languages.slice(0, MAX.languages)],
    ['genres', film.genres, genres.slice(0, MAX.genres)],
    ['runtimeMinutes', film.runtimeMinutes, minutesOf(item, 'P2047')],
    ['releases', film.releases, withRelease(film.releases, datesOf(item, 'P577').toSorted()[0], source)],
    ['credits', film.credits, [...film.credits, ...credits].slice(0, MAX.credits)],
  ]);
}

/**
 * Adds the first release of an item to a film that has none with a date: to its release in cinemas,
 * if that is still to be announced.
 */
function withRelease(releases: readonly FilmRelease[], date: string | undefined, source: string): FilmRelease[] {
  if (date === undefined || releases.some((one) => one.date !== null)) return [...releases];
  const announced = releases.find(({ kind }) => kind === 'cinema');
  if (announced !== undefined)
    return releases.map((one) => (one === announced ? { ...one, date, source: one.source ?? source } : one));
  const release = { kind: 'cinema', date, platform: null, url: null, language: null, source, checkedOn: null } as const;
  return [...releases, release];
}

/** Whether a film has this credit already, whatever the spelling of the name. */
export const isCredited = (film: FilmDoc, { name, job }: StoredCredit): boolean =>
  film.credits.some((one) => one.job === job && nameKeyOf(one.name) === nameKeyOf(name));

/** The facts of an item that differ from a person's. */
export function personFacts(person: DeskPerson, { item, labels }: { item: Entity; labels: Labels }): ProposedFact[] {
  const jobs = namesOf(item, 'P106', labels).map((job) => job.toLowerCase().slice(0, 60));
  return changes(addressOf(item), [
    ['hindiName', person.hindiName, labelOf(item, 'hi')],
    ['born', person.born, datesOf(item, 'P569')[0] ?? null],
    ['jobs', person.jobs, jobs.slice(0, MAX.jobs)],
    ['links', person.links, withLinks(person.links, item)],
  ]);
}

/** Adds the official site (P856) and the id at IMDb (P345), as far as they are links for a page. */
function withLinks(links: readonly string[], item: Entity): string[] {
  const found = ['P856', 'P345'].flatMap((property) => stringsOf(item, property).slice(0, 1));
  const usable = found.flatMap((text) => parseLink(text) ?? []);
  return [...new Set([...links, ...usable])].slice(0, MAX.links);
}

type Value = ProposedFact['after'];

/** What an item does not know is no change. */
const changes = (source: string, facts: readonly [field: string, before: Value, after: Value][]): ProposedFact[] =>
  facts.flatMap(([field, before, after]) => {
    const isUnknown = after === null || (Array.isArray(after) && after.length === 0);
    return isUnknown || isDeepStrictEqual(before, after) ? [] : [{ field, before, after, source }];
  });
