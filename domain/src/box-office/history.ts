import { z } from 'zod';
import type { BoxOfficeDay, BoxOfficeFilm } from './box-office.schema.ts';
import type { VersionDoc } from './versions.ts';

/**
 * The history of a film's figures. Each write that changes something adds an entry to
 * `filmDesk/{id}/history/{revision}` in the same transaction, so that former figures can be looked
 * up.
 */

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const filmChange = z.object({
  /** Name of a field of the film, or 'day 3 nett' (or gross, estimate, date, source). */
  field: z.string(),
  before: value,
  after: value,
  /** The source of the new figure, if it has one. */
  source: z.string().optional(),
});
export type FilmChange = z.infer<typeof filmChange>;

export const filmHistoryEntry = z.object({
  /** The revision, zero-padded, so that ids sort like revisions. */
  id: z.string(),
  revision: z.number().int(),
  at: z.string(),
  /**
   * The editor's display name at the time of the change, or the name of the command that made it.
   */
  by: z.string(),
  kind: z.enum(['create', 'edit', 'import']),
  changes: z.array(filmChange),
});
export type FilmHistoryEntry = z.infer<typeof filmHistoryEntry>;

export const historyId = (revision: number): string => String(revision).padStart(8, '0');

/**
 * Maximum number of recorded characters of a text. Longer texts are cut, because the history is
 * about figures.
 */
const TEXT_MAX = 300;

/**
 * Fields that are not compared: the document's internal fields, fields that follow from others, and
 * the days, which are compared one by one.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'id',
  'updatedAt',
  'revision',
  'days',
  'isCharted',
  'ourReviews',
  'ourStars',
  'rating',
  'nameKeys',
  'nameStarts',
  'gaps',
  'mediaIds',
  'endedMediaIds',
  'platformsCheckedOn',
  'listIds',
  'firstRelease',
  'phases',
  'versions',
  'secondWeekendHold',
  'runDays',
  'reReleaseRupees',
  'trend',
]);
/** Facts that are not listed if one of these fields, which follow from them, is listed. */
const FOLLOWING: Readonly<Record<string, readonly string[]>> = {
  credits: ['director', 'cast', 'studio'],
  languages: ['language'],
  releases: ['releaseDate'],
};
/** A new film is compared with this. */
const NEW_FILM = { isPublished: true, changePercent: 0 };

/** A stored film; with its rank if that may have changed, too. */
type Compared = Omit<BoxOfficeFilm, 'rank'> & { rank?: number | null };

/**
 * The differences between two states of a film. `before` is `null` for a new film. All empty values
 * (`null`, '', an empty list, a missing field) are equal. For an added or removed day, only some
 * fields are listed (see `diffDays`).
 */
export function diffFilms(before: Compared | null, after: Compared): FilmChange[] {
  const was: Record<string, unknown> = before ?? NEW_FILM;
  const is: Record<string, unknown> = after;
  const fields = Object.keys(is).flatMap((field): FilmChange[] => {
    if (LEFT_OUT.has(field)) return [];
    const [from, to] = [plain(was[field]), plain(is[field])];
    // Compare the whole texts: two long ones may differ only beyond the recorded beginning.
    return from === to && JSON.stringify(was[field] ?? null) === JSON.stringify(is[field] ?? null)
      ? []
      : [{ field, before: from, after: to }];
  });
  const isTold = ({ field }: FilmChange) =>
    FOLLOWING[field]?.some((one) => fields.some((other) => other.field === one));
  return [
    ...fields.filter((change) => (change.before !== null || change.after !== null) && isTold(change) !== true),
    ...diffDays(before?.days ?? [], after.days),
  ];
}

/** The differences between two states of a version, such as 'Telugu: day 3 nett'. */
export const diffVersion = (before: VersionDoc | undefined, after: VersionDoc): FilmChange[] =>
  diffDays(before?.days ?? [], after.days).map((change) => ({ ...change, field: `${after.name}: ${change.field}` }));

const DAY_PARTS = [
  ['date', 'date'],
  ['nettRupees', 'nett'],
  ['grossRupees', 'gross'],
  ['isEstimate', 'estimate'],
  ['source', 'source'],
  ['occupancyPercent', 'occupancy'],
  ['shows', 'shows'],
] as const;

function diffDays(before: readonly BoxOfficeDay[], after: readonly BoxOfficeDay[]): FilmChange[] {
  const was = new Map(before.map((day) => [day.day, day]));
  const is = new Map(after.map((day) => [day.day, day]));
  const numbers = [...new Set([...was.keys(), ...is.keys()])].sort((a, b) => a - b);
  return numbers.flatMap((number) => {
    const [old, now] = [was.get(number), is.get(number)];
    return DAY_PARTS.flatMap(([key, name]): FilmChange[] => {
      const [from, to] = [old?.[key] ?? null, now?.[key] ?? null];
      // For an added or removed day, record only the figures, and `isEstimate` only if it is true.
      const isSilent =
        (old === undefined || now === undefined) && (key === 'date' || key === 'source' || (from ?? to) === false);
      if (from === to || isSilent) return [];
      const isFigure = key === 'nettRupees' || key === 'grossRupees';
      const source = isFigure ? now?.source : null;
      return [{ field: `day ${number} ${name}`, before: from, after: to, ...(source ? { source } : {}) }];
    });
  });
}

function plain(of: unknown): FilmChange['after'] {
  if (of === undefined || of === null || of === '') return null;
  if (typeof of === 'number' || typeof of === 'boolean') return of;
  if (Array.isArray(of)) return of.length === 0 ? null : cut(of.map(textOf).join(', '));
  if (typeof of === 'object') return plain(Object.entries(of).map(([key, value]) => `${key}: ${value}`));
  return cut(typeof of === 'string' ? of : JSON.stringify(of));
}

/** An item of a list. Of a credit, release or trailer, its texts. */
const textOf = (item: unknown): string =>
  typeof item === 'object' && item !== null
    ? Object.entries(item)
        .filter(([field, value]) => typeof value === 'string' && field !== 'personId')
        .map(([, value]) => String(value))
        .join(' ')
    : String(item);

const cut = (text: string): string => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX - 1)}…` : text);

const FIELD_LABELS: Record<string, string> = {
  movieName: 'Movie name',
  slug: 'URL',
  rank: 'Rank',
  day1Collection: 'Day 1 nett',
  weekendCollection: 'Weekend nett',
  totalCollection: 'Total nett',
  totalGrossRupees: 'Total gross',
  overseasGrossRupees: 'Overseas gross',
  worldwideGrossRupees: 'Worldwide gross',
  changePercent: 'Change',
  releaseDate: 'Release date',
  nativeTitle: 'Native title',
  language: 'Language',
  imageUrl: 'Poster',
  budgetRupees: 'Budget',
  verdict: 'Verdict',
  about: 'About the Movie',
  socialBullets: 'Trending on Social Media',
  director: 'Director',
  cast: 'Cast',
  studio: 'Studio',
  runtimeMinutes: 'Runtime',
  certificate: 'Certificate',
  hindiTitle: 'Hindi title',
  aliases: 'Other titles',
  languages: 'Languages',
  genres: 'Genres',
  credits: 'Credits',
  releases: 'Releases',
  trailers: 'Trailers',
  stills: 'Stills',
  sources: 'Sources',
  runEndedOn: 'Last day in cinemas',
  isPublished: 'Published',
  days: 'Days',
};

/**
 * Label of a field: 'Total nett', 'Day 3 nett', or 'Day 3 figure' for the change between estimate
 * and final.
 */
export const fieldLabel = (field: string): string =>
  FIELD_LABELS[field] ?? (field.startsWith('day ') ? `D${field.slice(1).replace(/ estimate$/, ' figure')}` : field);

const MONEY =
  /^(?:day1Collection|weekendCollection|totalCollection|totalGrossRupees|overseasGrossRupees|worldwideGrossRupees|budgetRupees|(?:[^:]+: )?day \d+ (?:nett|gross))$/;

/** The kind of a recorded value, which decides how it is formatted. */
export function valueKind(field: string): 'rupees' | 'percent' | 'verdict' | 'estimate' | 'minutes' | 'text' {
  if (MONEY.test(field)) return 'rupees';
  if (field === 'changePercent') return 'percent';
  if (field === 'verdict') return 'verdict';
  if (field === 'runtimeMinutes') return 'minutes';
  return field.endsWith(' estimate') ? 'estimate' : 'text';
}
