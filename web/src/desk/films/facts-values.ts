import { type Credit, type DeskFilm, FILM_FACTS, type FilmStill } from '@first-show/domain/films/film.schema';
import { JOBS, LEADS } from '@first-show/domain/films/jobs';
import { croreText, parseCrore } from '../lib/parse-amount.ts';
import { commaList, orNull, releaseInput, type ReleaseValues } from '../lib/release-values.ts';
import { type SourceValues, sourceValues } from '../lib/source-values.ts';
import { wholeNumber } from '../lib/whole-number.ts';

/** The values of the form of a film's facts: text as typed, except for switches and choices. */

export type CreditValues = Pick<Credit, 'personId' | 'personSlug' | 'name' | 'job' | 'isLead'> & { character: string };
export type FactsValues = {
  title: string;
  originalTitle: string;
  hindiTitle: string;
  /** One per line. */
  aliases: string;
  /** Separated by commas, like the genres. */
  languages: string;
  genres: string;
  certificate: string;
  runtimeMinutes: string;
  synopsis: string;
  posterUrl: string;
  credits: CreditValues[];
  releases: ReleaseValues[];
  trailers: { url: string; title: string }[];
  stills: FilmStill[];
  sources: SourceValues<(typeof FILM_FACTS)[number]>;
  /** In crore. */
  budgetRupees: string;
  budgetSource: string;
  verdict: string;
  verdictSource: string;
  runEndedOn: string;
  nameClass: string;
  isPublished: boolean;
};

export const factLabel = (name: keyof FactsValues): string =>
  factLabels[name] ?? name.charAt(0).toUpperCase() + name.slice(1);

export const factLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  originalTitle: 'Original title',
  hindiTitle: 'Hindi title',
  aliases: 'Other titles',
  runtimeMinutes: 'Runtime in minutes',
  posterUrl: 'Poster URL',
  budgetRupees: 'Budget',
  budgetSource: 'Source of the budget',
  verdictSource: 'Source of the verdict',
  runEndedOn: 'Last day in cinemas',
  nameClass: 'Name in stories',
  isPublished: 'Published',
};

export const valuesOf = (film: DeskFilm): FactsValues => ({
  title: film.title,
  originalTitle: film.originalTitle ?? '',
  hindiTitle: film.hindiTitle ?? '',
  aliases: film.aliases.join('\n'),
  languages: film.languages.join(', '),
  genres: film.genres.join(', '),
  certificate: film.certificate ?? '',
  runtimeMinutes: film.runtimeMinutes === null ? '' : String(film.runtimeMinutes),
  synopsis: film.synopsis ?? '',
  posterUrl: film.posterUrl ?? '',
  credits: film.credits.map(({ personId, personSlug, name, job, isLead, character }) => ({
    personId,
    personSlug,
    name,
    job,
    isLead,
    character: character ?? '',
  })),
  releases: film.releases.map((release) => ({
    kind: release.kind,
    date: release.date ?? '',
    platform: release.platform ?? '',
    url: release.url ?? '',
    language: release.language ?? '',
    source: release.source ?? '',
    checkedOn: release.checkedOn ?? '',
  })),
  trailers: film.trailers,
  stills: film.stills,
  sources: sourceValues(FILM_FACTS, film.sources),
  budgetRupees: croreText(film.budgetRupees),
  budgetSource: film.budgetSource ?? '',
  verdict: film.verdict ?? '',
  verdictSource: film.verdictSource ?? '',
  runEndedOn: film.runEndedOn ?? '',
  nameClass: film.nameClass ?? '',
  isPublished: film.isPublished,
});

const linesOf = (text: string): string[] => text.split('\n');

/** The input of the schema. Text that is no number becomes `NaN`, which the schema refuses. */
export const inputOf = (values: FactsValues) => ({
  ...values,
  aliases: linesOf(values.aliases),
  languages: commaList(values.languages),
  genres: commaList(values.genres),
  runtimeMinutes: orNull(values.runtimeMinutes) === null ? null : (wholeNumber(values.runtimeMinutes) ?? Number.NaN),
  budgetRupees: orNull(values.budgetRupees) === null ? null : (parseCrore(values.budgetRupees) ?? Number.NaN),
  verdict: orNull(values.verdict),
  runEndedOn: orNull(values.runEndedOn),
  nameClass: orNull(values.nameClass),
  releases: values.releases.map(releaseInput),
});

/** Jobs that the form suggests. Any other job may be typed. */
export const SUGGESTED_JOBS = [
  JOBS.cast,
  'director',
  'writer',
  'producer',
  'studio',
  'composer',
  'lyricist',
  'singer',
  'cinematographer',
  'editor',
  'choreographer',
] as const;

const CREW: readonly string[] = SUGGESTED_JOBS.filter((job) => job !== JOBS.cast);
/** Whether somebody with this job may play a character: an actor, or a job such as 'voice'. */
export const mayPlay = (job: string): boolean => !CREW.includes(job.trim().toLowerCase());

export const withCredit = (
  credits: readonly CreditValues[],
  added: Pick<CreditValues, 'personId' | 'personSlug' | 'name' | 'job'>,
): CreditValues[] => {
  const isLead = added.job === JOBS.cast && credits.filter(({ job }) => job === JOBS.cast).length < LEADS;
  return [...credits, { ...added, character: '', isLead }];
};
