import type { Credit, DeskFilm, ReleaseKind } from '@first-show/domain/films/film.schema';
import { croreText, parseCrore } from '../lib/parse-amount.ts';
import { wholeNumber } from '../lib/whole-number.ts';

/** The values of the form of a film's facts: text as typed, except for switches and choices. */

export type CreditValues = Pick<Credit, 'personId' | 'personSlug' | 'name' | 'job' | 'isLead'> & { character: string };
export type ReleaseValues = {
  kind: ReleaseKind;
  date: string;
  platform: string;
  url: string;
  language: string;
  source: string;
  checkedOn: string;
};
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
  /** In crore. */
  budgetRupees: string;
  budgetSource: string;
  verdict: string;
  verdictSource: string;
  runEndedOn: string;
  isPublished: boolean;
};

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
  budgetRupees: croreText(film.budgetRupees),
  budgetSource: film.budgetSource ?? '',
  verdict: film.verdict ?? '',
  verdictSource: film.verdictSource ?? '',
  runEndedOn: film.runEndedOn ?? '',
  isPublished: film.isPublished,
});

const linesOf = (text: string): string[] => text.split('\n');
export const commaList = (text: string): string[] => text.split(',');
const orNull = (text: string): string | null => text.trim() || null;

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
  releases: values.releases.map(releaseInput),
});

export const releaseInput = ({ date, url, checkedOn, ...release }: ReleaseValues) => ({
  ...release,
  date: orNull(date),
  url: orNull(url),
  checkedOn: orNull(checkedOn),
});

export const ACTOR = 'actor';
/** Jobs that the form suggests. Any other job may be typed. */
export const SUGGESTED_JOBS = [
  ACTOR,
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

/** The first two of the cast are marked as leads. An editor may change it. */
const LEADS = 2;

export const withCredit = (
  credits: readonly CreditValues[],
  added: Pick<CreditValues, 'personId' | 'personSlug' | 'name' | 'job'>,
): CreditValues[] => {
  const isLead = added.job === ACTOR && credits.filter(({ job }) => job === ACTOR).length < LEADS;
  return [...credits, { ...added, character: '', isLead }];
};

/** A release for a new row: in cinemas first, then on a platform. */
export const nextRelease = (releases: readonly ReleaseValues[]): ReleaseValues => ({
  kind: releases.some(({ kind }) => kind === 'cinema') ? 'streaming' : 'cinema',
  date: '',
  platform: '',
  url: '',
  language: '',
  source: releases.at(-1)?.source ?? '',
  checkedOn: '',
});
