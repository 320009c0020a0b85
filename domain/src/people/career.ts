import type { Verdict } from '../box-office/box-office.schema.ts';
import { VERDICT_SCALE } from '../box-office/figures.ts';
import { JOBS } from '../films/jobs.ts';
import { certainSince } from '../films/releases.ts';
import type { PersonFilm } from './person.schema.ts';

/** What a person's page shows about a career, from the films that credit the person. */

/** The films of a year; `null`: those without a date. */
export type FilmYear = { year: string | null; films: PersonFilm[] };

/** The films by year, the newest first, those without a date before them. */
export function filmsByYear(films: readonly PersonFilm[]): FilmYear[] {
  const years = Map.groupBy(films, ({ firstRelease }) => firstRelease.slice(0, 4));
  return [...years]
    .sort(([a], [b]) => (a === '' ? -1 : b === '' ? 1 : Number(b) - Number(a)))
    .map(([year, listed]) => ({ year: year === '' ? null : year, films: listed }));
}

/**
 * The film that opens next, of those whose date is known; `null` if there is none. A date without
 * day or month counts as its end: 5 March 2027 comes before 2027.
 */
export function nextRelease(films: readonly PersonFilm[]): PersonFilm | null {
  const upcoming = films.filter(({ status, firstRelease }) => status === 'upcoming' && firstRelease !== '');
  return upcoming.sort((a, b) => (certainSince(a.firstRelease) < certainSince(b.firstRelease) ? -1 : 1))[0] ?? null;
}

export type Career = {
  /** Whose films these are: of leading roles or, for somebody without any, of those directed. */
  part: 'lead' | 'director';
  /** The released films with a known total, oldest first. */
  counted: PersonFilm[];
  /** The titles of the released films whose total is not known. */
  missing: string[];
  /** India nett of the counted films. */
  totalRupees: number;
  /** The film with the best first day; `null` if no first day is known. */
  bestOpening: { film: PersonFilm; rupees: number } | null;
  /** How many of the counted films have a verdict, the best verdict first. */
  verdicts: { verdict: Verdict; count: number }[];
};

const isReleased = ({ status }: PersonFilm): boolean => status !== 'announced' && status !== 'upcoming';

/** The figures of the main films of a person; `null` if none of them has a known total. */
export function careerOf(films: readonly PersonFilm[]): Career | null {
  const leads = films.filter(({ isLead }) => isLead);
  const directed = films.filter(({ job }) => job.split(', ').includes(JOBS.director));
  const main = (leads.length > 0 ? leads : directed).filter(isReleased);
  const counted = main
    .filter(({ totalCollection }) => totalCollection !== null)
    .sort((a, b) => (a.firstRelease < b.firstRelease ? -1 : 1));
  if (counted.length === 0) return null;
  const openings = counted.flatMap((film) =>
    film.day1Collection === null ? [] : [{ film, rupees: film.day1Collection }],
  );
  return {
    part: leads.length > 0 ? 'lead' : 'director',
    counted,
    missing: main.filter(({ totalCollection }) => totalCollection === null).map(({ title }) => title),
    totalRupees: counted.reduce((sum, { totalCollection }) => sum + (totalCollection ?? 0), 0),
    bestOpening: openings.sort((a, b) => b.rupees - a.rupees)[0] ?? null,
    verdicts: VERDICT_SCALE.map(({ verdict }) => ({
      verdict,
      count: counted.filter((film) => film.verdict === verdict).length,
    })).filter(({ count }) => count > 0),
  };
}
