import type { z } from 'zod';
import { normaliseHeading } from '../box-office/csv-head.ts';
import { diffFilms, type FilmChange } from '../box-office/history.ts';
import { westernDigits } from '../core/digits.ts';
import { nameKeyOf } from '../core/name-keys.ts';
import { cleanLine } from '../core/text.ts';
import { changedFilm, creditOf, emptyFilm, fieldsOfFacts, type DocChanges } from './change-facts.ts';
import { changeableFacts, type FilmDoc, type ReleaseKind, type StoredCredit } from './film.schema.ts';
import { JOBS } from './jobs.ts';

/**
 * Plans the import of facts and credits of films from the rows of a file, without access to files
 * or a database. A row is a film; an empty cell leaves its fact as it is.
 */

/** The columns with the jobs of credits. Names stand between commas: 'Asha Rao (Mira), Dev Sen'. */
const JOB_COLUMNS = {
  director: JOBS.director,
  writer: 'writer',
  composer: 'composer',
  cast: JOBS.cast,
  studio: JOBS.studio,
} as const;

export const FACT_COLUMNS = [
  'title',
  'hindi_title',
  'original_title',
  'aliases',
  'languages',
  'genres',
  'certificate',
  'runtime_minutes',
  'synopsis',
  'director',
  'writer',
  'composer',
  'cast',
  'studio',
  'release_date',
  'release_kind',
  'platform',
  'link',
  'source',
] as const;
export type FactColumn = (typeof FACT_COLUMNS)[number];

/** The headings that are columns of facts, as they are written in the file. */
export const factHeadings = (headings: readonly string[]): string[] =>
  headings.filter((heading) => (FACT_COLUMNS as readonly string[]).includes(normaliseHeading(heading)));

/** A row of the file with its line number (the header is line 1). A cell may be empty. */
export type FactRow = Record<FactColumn, string> & { line: number };

/** A film of the file. `before` is `null` if the film is new. */
export type PlannedFilm = { line: number; title: string; before: FilmDoc | null; changes: DocChanges };
export type FactsPlan = { films: PlannedFilm[]; errors: { line: number; message: string }[] };

/** The keys of the titles in a file, to find the films that have them (`FilmDoc.nameKeys`). */
export const titleKeysOf = (rows: readonly FactRow[]): string[] => [
  ...new Set(rows.map(({ title }) => nameKeyOf(title)).filter((key) => key !== '')),
];

/** `known`: the films that have a title of the file. */
export function planFacts(rows: readonly FactRow[], known: readonly FilmDoc[]): FactsPlan {
  const plan: FactsPlan = { films: [], errors: [] };
  const lineOf = new Map<string, number>();
  for (const row of rows) {
    const planned = planRow(row, known);
    if (typeof planned === 'string') {
      plan.errors.push({ line: row.line, message: planned });
      continue;
    }
    const film = planned.before?.id ?? `${nameKeyOf(planned.title)} ${yearOf(row)}`;
    const first = lineOf.get(film);
    if (first === undefined) plan.films.push(planned);
    else plan.errors.push({ line: row.line, message: `Line ${first} has this film already` });
    lineOf.set(film, first ?? row.line);
  }
  return plan;
}

/** The year of the row's release; '' if the row has none. */
const yearOf = ({ release_date: date }: FactRow): string => westernDigits(date.trim()).slice(0, 4);

/** The planned film of a row, or why the row is skipped. */
function planRow(row: FactRow, known: readonly FilmDoc[]): PlannedFilm | string {
  const key = nameKeyOf(row.title);
  if (key === '') return 'The row has no title';
  const year = yearOf(row);
  const alike = known.filter(
    ({ nameKeys, firstRelease }) =>
      nameKeys.includes(key) && (year === '' || firstRelease === '' || firstRelease.startsWith(year)),
  );
  if (alike.length > 1)
    return `${alike.length} films are named '${cleanLine(row.title)}'. Give the release date of the one that is meant`;
  const before = alike[0] ?? null;
  const parsed = changeableFacts.partial().safeParse(factsOf(row, before));
  if (!parsed.success) return problemOf(parsed.error);
  const title = before?.movieName ?? parsed.data.title ?? '';
  return { line: row.line, title, before, changes: fieldsOfFacts({ ...parsed.data, title }) };
}

type FactsInput = z.input<ReturnType<typeof changeableFacts.partial>>;

function factsOf(row: FactRow, before: FilmDoc | null): FactsInput {
  const filled = <Value>(column: FactColumn, valueOf: (text: string) => Value): Value | undefined =>
    row[column].trim() === '' ? undefined : valueOf(row[column].trim());
  const hasCredits = Object.keys(JOB_COLUMNS).some((column) => row[column as FactColumn].trim() !== '');
  const facts = {
    title: row.title,
    hindiTitle: filled('hindi_title', String),
    originalTitle: filled('original_title', String),
    aliases: filled('aliases', listed),
    languages: filled('languages', listed),
    genres: filled('genres', (text) => listed(text).map((genre) => genre.toLowerCase())),
    certificate: filled('certificate', String),
    runtimeMinutes: filled('runtime_minutes', (text) => Number(westernDigits(text))),
    synopsis: filled('synopsis', String),
    credits: hasCredits ? creditsOf(row, before?.credits ?? []) : undefined,
    releases: releasesOf(row, before?.releases ?? []),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as FactsInput;
}

const listed = (text: string): string[] => text.split(/[,;|]/);

/** The credits with those of the file in place of the former ones of their jobs. */
function creditsOf(row: FactRow, before: readonly StoredCredit[]): StoredCredit[] {
  return Object.entries(JOB_COLUMNS).reduce<StoredCredit[]>(
    (credits, [column, job]) => {
      const text = row[column as FactColumn];
      if (text.trim() === '') return credits;
      const known = before.filter((one) => one.job === job);
      const named = namesOf(text).map(({ name, character }, at) => {
        const credit = creditOf(name, { job, at, known });
        return character === null ? credit : { ...credit, character };
      });
      return [...credits.filter((one) => one.job !== job), ...named];
    },
    [...before],
  );
}

/** Names between commas, each perhaps with a character in brackets, which may have commas. */
export const namesOf = (text: string): { name: string; character: string | null }[] =>
  outsideBrackets(text).flatMap((part) => {
    const [name = '', character = ''] = part.split('(').map((half) => cleanLine(half.replace(/\)\s*$/, '')));
    return name === '' ? [] : [{ name, character: character === '' ? null : character }];
  });

/** Splits a text at its commas outside of brackets. */
function outsideBrackets(text: string): string[] {
  const parts = [''];
  let isInside = false;
  for (const piece of text.split(/([,;|()])/)) {
    if (piece === '(' || piece === ')') isInside = piece === '(';
    if (!isInside && /^[,;|]$/.test(piece)) parts.push('');
    else parts.push(`${parts.pop()}${piece}`);
  }
  return parts;
}

/** The releases with the one of the file, in place of the former one of its kind and platform. */
function releasesOf(row: FactRow, before: FilmDoc['releases']): FactsInput['releases'] {
  const cell = (column: FactColumn): string | null => row[column].trim() || null;
  const [date, platform, url, source] = [cell('release_date'), cell('platform'), cell('link'), cell('source')];
  const given = cell('release_kind')?.toLowerCase();
  if (date === null && platform === null && given === undefined) return undefined;
  const kind = given ?? (platform === null ? 'cinema' : 'streaming');
  const known = before.find((one) => one.kind === kind && one.platform === platform);
  const release = {
    ...known,
    // The schema refuses an unknown kind.
    kind: kind as ReleaseKind,
    platform,
    ...(date !== null && { date: westernDigits(date) }),
    ...(url !== null && { url }),
    ...(source !== null && { source }),
  };
  return [...before.filter((one) => one !== known), release];
}

/** The first problem of a row as a sentence that names the column. */
function problemOf({ issues }: z.ZodError): string {
  const [issue] = issues;
  const field = String(issue?.path[0] ?? '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${field.charAt(0).toUpperCase()}${field.slice(1)}: ${issue?.message ?? ''}`;
}

/** What would change in a film. */
export function plannedChanges({ before, changes, title }: PlannedFilm): FilmChange[] {
  const empty = emptyFilm({ id: '', slug: '', movieName: title, updatedAt: '' });
  return diffFilms(before, changedFilm(before ?? empty, changes));
}
