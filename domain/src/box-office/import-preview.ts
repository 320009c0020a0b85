import { z } from 'zod';
import { BOX_OFFICE_IMPORT_BODY_MAX_BYTES } from '../core/limits.ts';
import { MONEY_UNITS, type MoneyUnit } from '../core/parse-rupees.ts';
import { cleanLine } from '../core/text.ts';
import { FILM_MAX } from './change-film.ts';
import { CSV_DELIMITERS } from './csv-head.ts';
import { diffFilms, diffVersion, filmChange, valueKind, type FilmChange } from './history.ts';
import type { BoxOfficeImportPlan } from './import.ts';
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
  unit: z.enum(Object.keys(MONEY_UNITS) as [MoneyUnit, ...MoneyUnit[]], 'Choose a unit').default('crore'),
});
export type ImportRequest = z.input<typeof importRequest>;

/** A file of facts and credits (`films/import-facts.ts`). Its columns have their own names. */
export const factsImportRequest = importRequest.pick({ csv: true, delimiter: true });

/** `planId` is the id of the preview that the editor confirms. */
export const confirmedImport = importRequest.extend({
  planId: z.string('Preview the import first').min(1, 'Preview the import first').max(100),
});

export const confirmedFactsImport = factsImportRequest.extend({ planId: confirmedImport.shape.planId });

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
    /** Number of other films whose rank changes. */
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

type ShownFilm = ImportPreview['films'][number];
type PlannedFilm = Pick<ShownFilm, 'kind'> & {
  film: Pick<ShownFilm, 'id' | 'movieName' | 'language' | 'releaseDate'>;
  changesOf: () => FilmChange[];
};

/** The preview with limited lists. Only the films that it shows are compared (`changesOf`). */
export const limitedPreview = ({
  films,
  errors,
  notes,
  ...preview
}: Omit<ImportPreview, 'films'> & { films: readonly PlannedFilm[] }): ImportPreview => ({
  ...preview,
  films: films.slice(0, FILMS_SHOWN).map(({ kind, film: { id, movieName, language, releaseDate }, changesOf }) => {
    const changes = changesOf();
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
  errors: errors.slice(0, REMARKS_SHOWN),
  notes: notes.slice(0, REMARKS_SHOWN),
});

/** The plan as the screen shows it, with limited lists. */
export function presentPlan(
  plan: BoxOfficeImportPlan,
  context: {
    planId: string;
    rows: number;
    versions: readonly { filmId: string; movieName: string; before: VersionDoc | undefined; after: VersionDoc }[];
  },
): ImportPreview {
  return limitedPreview({
    planId: context.planId,
    rows: context.rows,
    counts: {
      added: plan.added.length,
      changed: plan.changed.length,
      unchanged: plan.unchanged.length,
      ranks: plan.ranks.length,
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
    films: [
      // For a new film, show only the sums of money.
      ...plan.added.map((film) => ({
        kind: 'added' as const,
        film,
        changesOf: () => diffFilms(null, film).filter(({ field }) => valueKind(field) === 'rupees'),
      })),
      ...plan.changed.map(({ film, before }) => ({
        kind: 'changed' as const,
        film,
        changesOf: () => diffFilms(before, film),
      })),
      ...plan.ranks.map(({ before, after, ...film }) => ({
        kind: 'rank' as const,
        film,
        changesOf: () => [{ field: 'rank', before, after }],
      })),
    ],
    errors: plan.errors,
    notes: plan.notes,
  });
}
