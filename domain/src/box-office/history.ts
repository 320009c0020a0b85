import { z } from 'zod';
import type { BoxOfficeDay, BoxOfficeFilm } from './box-office.schema.ts';

/**
 * What became of a film's figures: each write that changes something leaves one entry in
 * `filmDesk/{id}/history/{revision}`, in the same transaction, so that a corrected figure can be
 * read as it was.
 */

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const filmChange = z.object({
  /** A field of the film, or 'day 3 nett' (gross, estimate, date, source). */
  field: z.string(),
  before: value,
  after: value,
  /** Whose figure the new one is, where the day names a source. */
  source: z.string().optional(),
});
export type FilmChange = z.infer<typeof filmChange>;

export const filmHistoryEntry = z.object({
  /** The revision, padded: ids sort as the revisions do. */
  id: z.string(),
  revision: z.number().int(),
  at: z.string(),
  /** The display name at that time. */
  by: z.string(),
  kind: z.enum(['create', 'edit', 'import']),
  changes: z.array(filmChange),
});
export type FilmHistoryEntry = z.infer<typeof filmHistoryEntry>;

export const historyId = (revision: number): string => String(revision).padStart(8, '0');

/** Long texts are recorded by their beginning: the history is about figures. */
const TEXT_MAX = 300;

/**
 * Not facts about the film: the house-keeping of the document, and the days, which are compared one
 * by one.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(['id', 'updatedAt', 'revision', 'days']);

/**
 * Every difference between two states of a film; `null` before it was there. Nothing is a
 * difference from nothing.
 */
export function diffFilms(before: BoxOfficeFilm | null, after: BoxOfficeFilm): FilmChange[] {
  const was: Record<string, unknown> = before ?? {};
  const is: Record<string, unknown> = after;
  const fields = Object.keys(is).flatMap((field): FilmChange[] => {
    if (LEFT_OUT.has(field)) return [];
    const [from, to] = [plain(was[field]), plain(is[field])];
    // Cut to the same beginning, two texts may still differ.
    return from === to && JSON.stringify(was[field] ?? null) === JSON.stringify(is[field] ?? null)
      ? []
      : [{ field, before: from, after: to }];
  });
  return [
    ...fields.filter((change) => change.before !== null || change.after !== null),
    ...diffDays(before?.days ?? [], after.days),
  ];
}

const DAY_PARTS = [
  ['date', 'date'],
  ['nettRupees', 'nett'],
  ['grossRupees', 'gross'],
  ['isEstimate', 'estimate'],
  ['source', 'source'],
] as const;

function diffDays(before: readonly BoxOfficeDay[], after: readonly BoxOfficeDay[]): FilmChange[] {
  const was = new Map(before.map((day) => [day.day, day]));
  const is = new Map(after.map((day) => [day.day, day]));
  const numbers = [...new Set([...was.keys(), ...is.keys()])].sort((a, b) => a - b);
  return numbers.flatMap((number) => {
    const [old, now] = [was.get(number), is.get(number)];
    return DAY_PARTS.flatMap(([key, name]): FilmChange[] => {
      const [from, to] = [old?.[key] ?? null, now?.[key] ?? null];
      // A day that comes or goes is told by its figures: that it is final and when it was go
      // without saying.
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
  if (Array.isArray(of)) return of.length === 0 ? null : cut(of.join(', '));
  return cut(typeof of === 'string' ? of : JSON.stringify(of));
}

const cut = (text: string): string => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX - 1)}…` : text);

const FIELD_LABELS: Record<string, string> = {
  movieName: 'Movie name',
  slug: 'URL',
  rank: 'Rank',
  day1Collection: 'Day 1 nett',
  weekendCollection: 'Weekend nett',
  totalCollection: 'Total nett',
  totalGrossRupees: 'Total gross',
  changePercent: 'Change',
  releaseDate: 'Release date',
  nativeTitle: 'Native title',
  language: 'Language',
  imageUrl: 'Poster',
  budgetRupees: 'Budget',
  verdict: 'Verdict',
  about: 'About the movie',
  socialBullets: 'Talk of the town',
  director: 'Director',
  cast: 'Cast',
  studio: 'Studio',
  runtimeMinutes: 'Runtime',
  certificate: 'Certificate',
  days: 'Days',
};

/** 'Total nett', 'Day 3 nett'; 'Day 3 figure', which is an estimate or final. */
export const fieldLabel = (field: string): string =>
  FIELD_LABELS[field] ?? (field.startsWith('day ') ? `D${field.slice(1).replace(/ estimate$/, ' figure')}` : field);

const MONEY =
  /^(?:day1Collection|weekendCollection|totalCollection|totalGrossRupees|budgetRupees|day \d+ (?:nett|gross))$/;

/** How a recorded value is to be read. */
export function valueKind(field: string): 'rupees' | 'percent' | 'verdict' | 'estimate' | 'minutes' | 'text' {
  if (MONEY.test(field)) return 'rupees';
  if (field === 'changePercent') return 'percent';
  if (field === 'verdict') return 'verdict';
  if (field === 'runtimeMinutes') return 'minutes';
  return field.endsWith(' estimate') ? 'estimate' : 'text';
}
