import { z } from 'zod';
import { BOX_OFFICE_IMPORT_BODY_MAX_BYTES } from '../core/limits.ts';
import { cleanLine } from '../core/text.ts';
import type { BoxOfficeFilm } from './box-office.schema.ts';
import { FILM_MAX } from './change-film.ts';
import { CSV_DELIMITERS } from './csv-head.ts';
import { diffFilms, diffVersion, filmChange, valueKind } from './history.ts';
import { IMPORT_UNITS, type BoxOfficeImportPlan, type ImportUnit } from './import.ts';
import type { VersionDoc } from './versions.ts';

/**
 * Requests and answers of the import screen, and the plan that it shows before anything is written.
 */

const heading = z.string().max(1000).nullable();

export const importRequest = z.object({
  csv: z.string('Choose a file').min(1, 'The file is empty.').max(BOX_OFFICE_IMPORT_BODY_MAX_BYTES),
  mapping: z.object({
    movie: heading,
    language: heading,
    release_date: heading,
    budget_cr: heading,
    version: heading.default(null),
    day: heading,
    date: heading.default(null),
    day_nett: heading.default(null),
    day_gross: heading.default(null),
    cumulative_gross_cr: heading,
    occupancy: heading.default(null),
    shows: heading.default(null),
    day1_nett: heading.default(null),
    weekend_nett: heading.default(null),
    total_nett: heading.default(null),
    overseas_gross: heading.default(null),
    worldwide_gross: heading.default(null),
    rank: heading.default(null),
  }),
  delimiter: z.enum(CSV_DELIMITERS).optional(),
  /** The publisher of the figures, recorded with each new or changed day. */
  source: z
    .string()
    .max(1000)
    .transform(cleanLine)
    .pipe(z.string().max(FILM_MAX.source, 'Source too long'))
    .default(''),
  unit: z.enum(Object.keys(IMPORT_UNITS) as [ImportUnit, ...ImportUnit[]], 'Choose a unit').default('crore'),
});
export type ImportRequest = z.input<typeof importRequest>;

/** `planId` is the id of the preview that the editor confirms. */
export const confirmedImport = importRequest.extend({
  planId: z.string('Preview the import first').min(1, 'Preview the import first').max(100),
});

const remark = z.object({ line: z.number().int().nullable(), message: z.string() });

export const importPreview = z.object({
  /**
   * Id of the plan; equal plans have equal ids. The confirmation names the plan that the editor
   * saw.
   */
  planId: z.string(),
  /** Number of rows in the file, without the heading. */
  rows: z.number().int(),
  counts: z.object({
    added: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    /** Number of known films whose only change is their rank. */
    ranks: z.number().int(),
    errors: z.number().int(),
    notes: z.number().int(),
    /** Number of languages and re-releases with new days. */
    versions: z.number().int(),
  }),
  /** The first of these languages and re-releases. */
  versions: z.array(
    z.object({
      filmId: z.string(),
      movieName: z.string(),
      name: z.string(),
      /** Number of days with a new or another figure. */
      days: z.number().int(),
    }),
  ),
  /**
   * The first `FILMS_SHOWN` films that would be written: new films, then changed films, then films
   * of which only the rank changes.
   */
  films: z.array(
    z.object({
      id: z.string(),
      movieName: z.string(),
      language: z.string().nullable(),
      releaseDate: z.string().nullable(),
      kind: z.enum(['added', 'changed', 'rank']),
      /**
       * The first changes of the film; for a new film, only its sums of money. `changeCount` is the
       * number of all these changes.
       */
      changes: z.array(filmChange),
      changeCount: z.number().int(),
    }),
  ),
  errors: z.array(remark),
  notes: z.array(remark),
});
export type ImportPreview = z.infer<typeof importPreview>;

export const importResult = importPreview.extend({
  /** Names of films that somebody else changed during the import. The import did not write them. */
  conflicts: z.array(z.string()),
});
export type ImportResult = z.infer<typeof importResult>;

const FILMS_SHOWN = 100;
const CHANGES_SHOWN = 6;
const REMARKS_SHOWN = 200;

/** The plan as the screen shows it, with limited lists. `known`: the films before the import. */
export function presentPlan(
  plan: BoxOfficeImportPlan,
  context: {
    planId: string;
    rows: number;
    known: readonly BoxOfficeFilm[];
    versions: readonly { filmId: string; movieName: string; before: VersionDoc | undefined; after: VersionDoc }[];
  },
): ImportPreview {
  const rewritten = new Set(plan.changed.map(({ film }) => film.id));
  const byId = new Map(context.known.map((film) => [film.id, film]));
  const moved = plan.ranks.flatMap(({ id, rank }) => {
    const before = byId.get(id);
    return before === undefined || rewritten.has(id) ? [] : [{ before, film: { ...before, rank } }];
  });
  const shown = [
    ...plan.added.map((film) => ({ kind: 'added' as const, before: null, film })),
    ...plan.changed.map(({ film, before }) => ({ kind: 'changed' as const, before, film })),
    ...moved.map((one) => ({ kind: 'rank' as const, ...one })),
  ].slice(0, FILMS_SHOWN);
  return {
    planId: context.planId,
    rows: context.rows,
    counts: {
      added: plan.added.length,
      changed: plan.changed.length,
      unchanged: plan.unchanged.length,
      ranks: moved.length,
      errors: plan.errors.length,
      notes: plan.notes.length,
      versions: context.versions.length,
    },
    versions: context.versions.slice(0, FILMS_SHOWN).map(({ filmId, movieName, before, after }) => ({
      filmId,
      movieName,
      name: after.name,
      days: new Set(diffVersion(before, after).map(({ field }) => /day \d+/.exec(field)?.[0])).size,
    })),
    films: shown.map(({ kind, before, film }) => {
      const all = diffFilms(before, film);
      // For a new film, show only the sums of money.
      const changes = before === null ? all.filter(({ field }) => valueKind(field) === 'rupees') : all;
      const { id, movieName, language, releaseDate } = film;
      return {
        id,
        movieName,
        language,
        releaseDate,
        kind,
        changes: changes.slice(0, CHANGES_SHOWN),
        changeCount: changes.length,
      };
    }),
    errors: plan.errors.slice(0, REMARKS_SHOWN),
    notes: plan.notes.slice(0, REMARKS_SHOWN),
  };
}
