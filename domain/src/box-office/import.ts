import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { indianDay, plusDays } from '../core/dates.ts';
import { westernDigits } from '../core/digits.ts';
import { filmDateProblem } from '../core/fact-fields.ts';
import { BOX_OFFICE_DAYS_MAX } from '../core/limits.ts';
import { formatRupees } from '../core/money.ts';
import { parseRupees, type MoneyUnit } from '../core/parse-rupees.ts';
import { slugify } from '../core/paths.ts';
import { cleanLine } from '../core/text.ts';
import { SHOWS_MAX } from './change-film.ts';
import { emptyBoxOfficeFilm, type BoxOfficeDay, type BoxOfficeEntry, type BoxOfficeFilm } from './box-office.schema.ts';
import { foldName, nameKeyOf } from '../core/name-keys.ts';
import { suggestVerdict } from './figures.ts';
import { movieSlug } from './movie-slug.ts';
import { changeFromDays, collectionsOf, rankFilms, type RankedFilm } from './suggest.ts';

/**
 * Plans the import of box-office figures from rows and known films, without access to files or a
 * database. Gross is never shown as nett, so the nett of a film stays unknown if a file has only
 * its gross.
 */

/**
 * Columns of a file. A chart has one row per film, with the India nett up to now. A file with days
 * has one row per film and day, with the gross since release, or nett and gross of the day. A row
 * with a version has the figures of one language or re-release (`import-versions.ts`).
 */
export const IMPORT_COLUMNS = [
  'movie',
  'language',
  'version',
  'release_date',
  'budget_cr',
  'day',
  'date',
  'day_nett',
  'day_gross',
  'cumulative_gross_cr',
  'occupancy',
  'shows',
  'day1_nett',
  'weekend_nett',
  'total_nett',
  'overseas_gross',
  'worldwide_gross',
  'rank',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** The columns that every file must have. */
export const REQUIRED_COLUMNS: readonly ImportColumn[] = ['movie'];
/** The columns of figures, and how an error names each. */
const FIGURE_NAMES = {
  cumulative_gross_cr: 'Cumulative gross',
  day_nett: 'Nett of the day',
  day_gross: 'Gross of the day',
  day1_nett: 'Day 1',
  weekend_nett: 'Weekend',
  total_nett: 'Total',
  overseas_gross: 'Overseas gross',
  worldwide_gross: 'Worldwide gross',
} as const;
type FigureColumn = keyof typeof FIGURE_NAMES;

/** At least one of these columns is required, because a file without figures imports nothing. */
export const FIGURE_COLUMNS = Object.keys(FIGURE_NAMES) as FigureColumn[];

/** The columns that hold amounts of money. */
export const AMOUNT_COLUMNS: readonly ImportColumn[] = ['budget_cr', ...FIGURE_COLUMNS];

/** A row of the file with its line number (the header is line 1). */
export type ImportRow = Record<ImportColumn, string> & { line: number };

/**
 * A remark for the editor. `line` is `null` if the remark is about a known rank and not about a
 * row.
 */
export type ImportRemark = { line: number | null; message: string };

/** A film as it is stored. */
type KnownFilm = Omit<BoxOfficeFilm, 'rank'>;

export type BoxOfficeImportPlan = {
  added: BoxOfficeFilm[];
  /**
   * Known films that change: the whole film, the names of the changed fields, and the former film.
   */
  changed: { film: BoxOfficeFilm; fields: string[]; before: BoxOfficeFilm }[];
  unchanged: KnownFilm[];
  /**
   * Ranks in the file that differ from the rank by total, by film id. They are stored like a rank
   * that an editor set, so later imports keep them. `null` removes a pin.
   */
  newPins: ReadonlyMap<string, number | null>;
  /** Other films whose rank changes. Nothing of them is written. */
  ranks: (Pick<BoxOfficeEntry, 'id' | 'movieName' | 'language' | 'releaseDate'> & {
    before: number | null;
    after: number | null;
  })[];
  /** Why a row, or one of its values, was skipped. */
  errors: ImportRemark[];
  /** Rows that were used but should be checked, and known values and ranks that stay. */
  notes: ImportRemark[];
};

const RUPEES_MAX = 1_000_000_000_000;
const RANK_MAX = 100_000;
const DAY_MAX = BOX_OFFICE_DAYS_MAX;
const NAME_MAX = 200;
const LANGUAGE_MAX = 60;

export type ParsedRow = {
  line: number;
  key: string;
  movieName: string;
  language: string | null;
  releaseDate: string | null;
  budgetRupees: number | null;
  /** `null` in a row without a day: its figures are totals up to now. */
  day: number | null;
  /** The day's date, from which `completeRow` computes a missing `day`. */
  date: string | null;
  dayNettRupees: number | null;
  dayGrossRupees: number | null;
  /** Occupancy and shows of the day, as far as the row has them. */
  seats: Seats;
  /** `null` in a row of a chart, which has only nett sums. */
  cumulativeRupees: number | null;
} & NettFigures;

type Seats = { occupancyPercent?: number; shows?: number };

/** The figures of a film up to now; `null` for a missing figure. */
type NettFigures = {
  day1Collection: number | null;
  weekendCollection: number | null;
  totalCollection: number | null;
  overseasGrossRupees: number | null;
  worldwideGrossRupees: number | null;
  rank: number | null;
};

/** A film with everything that its rows in the file say. */
type FileFilm = Pick<ParsedRow, 'key' | 'line' | 'movieName' | 'language' | 'releaseDate' | 'budgetRupees'> & {
  days: BoxOfficeDay[];
  totalGrossRupees: number | null;
} & NettFigures;

export type ImportOptions = {
  now: Date;
  /** Taken slugs that no known film has now, such as former slugs. */
  takenSlugs?: ReadonlySet<string>;
  /** Ids of films in the trash, which no new film gets. */
  takenIds?: ReadonlySet<string>;
  /** The publisher of the figures, recorded with each new or changed day. */
  source?: string | null;
  /** The unit of the file's amounts, including budgets; crore by default. */
  unit?: MoneyUnit;
  /** The films of the chart, among which the films of the file are ranked. */
  chart?: readonly (RankedFilm & Pick<BoxOfficeEntry, 'language' | 'releaseDate'>)[];
  /** Ranks that editors set, by film id, the oldest first. */
  pins?: ReadonlyMap<string, number>;
};

/** Plans an import. Pure and idempotent: importing the same rows again plans no change. */
export function planBoxOfficeImport(
  rows: readonly ImportRow[],
  known: readonly KnownFilm[],
  options: ImportOptions,
): BoxOfficeImportPlan {
  const errors: ImportRemark[] = [];
  const notes: ImportRemark[] = [];
  const namesakes = namesakesIn(known);
  const films = filmsOfFile(rows, namesakes, options, { errors, notes });
  const { added, changed, unchanged, idOf } = compareFilms(films, known, namesakes, options, notes);

  const { chart = [], pins = new Map<string, number>() } = options;
  const before = new Map([...chart, ...known].map((film) => [film.id, film]));
  const after = [...new Map([...before.values(), ...changed, ...added].map((film) => [film.id, film])).values()];
  const givenRanks = new Map(films.flatMap((film) => (film.rank === null ? [] : [[idOf(film), film.rank] as const])));
  const kept = keptRanks(after, givenRanks, pins);
  const [was, byTotal, is] = [rankFilms([...before.values()], pins), rankFilms(after), rankFilms(after, kept)];
  const rankIn = (ranks: ReadonlyMap<string, number>, id: string): number | null => ranks.get(id) ?? null;
  const ranked = (film: KnownFilm): BoxOfficeFilm => ({ ...film, rank: rankIn(is, film.id) });
  const isNew = added.length + changed.length > 0;
  for (const { id, movieName } of before.values()) {
    const [rank, other] = [rankIn(is, id), rankIn(byTotal, id)];
    if (isNew && pins.has(id) && kept.has(id) && rank === rankIn(was, id) && other !== null && other !== rank) {
      notes.push({
        line: null,
        message: `${movieName} keeps the rank ${rank} that an editor set; by total it would be ${other}`,
      });
    }
  }
  const newPins = new Map(
    [...givenRanks.keys()].filter((id) => kept.get(id) !== pins.get(id)).map((id) => [id, kept.get(id) ?? null]),
  );
  const repinned = unchanged
    .filter(({ id }) => newPins.has(id))
    .map((film) => ({ ...film, revision: (film.revision ?? 1) + 1, fields: ['rank'], before: film }));
  const written = new Set([...changed, ...repinned, ...added].map(({ id }) => id));
  return {
    added: added.map(ranked),
    changed: [...changed, ...repinned].map(({ fields, before: stored, ...film }) => ({
      film: ranked(film),
      fields,
      before: { ...stored, rank: rankIn(was, film.id) },
    })),
    unchanged: unchanged.filter(({ id }) => !newPins.has(id)),
    newPins,
    ranks: [...before.values()].flatMap(({ id, movieName, language, releaseDate }) =>
      written.has(id) || rankIn(was, id) === rankIn(is, id)
        ? []
        : [{ id, movieName, language, releaseDate, before: rankIn(was, id), after: rankIn(is, id) }],
    ),
    errors: errors.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    notes,
  };
}

type Remarks = { errors: ImportRemark[]; notes: ImportRemark[] };
/** Finds the known films with a name. */
type Namesakes = (film: { movieName: string }) => readonly KnownFilm[];

function namesakesIn(known: readonly KnownFilm[]): Namesakes {
  const byName = Map.groupBy(known, ({ movieName }) => foldName(movieName));
  // All names of punctuation alone fold to ''.
  byName.delete('');
  return ({ movieName }) => byName.get(foldName(movieName)) ?? [];
}

/**
 * The films of a file, each built from all its rows. Adds remarks about rows and values that are
 * skipped or doubtful.
 */
function filmsOfFile(
  rows: readonly ImportRow[],
  namesakes: Namesakes,
  { unit, source }: ImportOptions,
  remarks: Remarks,
): FileFilm[] {
  const parsed = rows.flatMap((row) => {
    if (isSumRow(row)) {
      remarks.notes.push({
        line: row.line,
        message: `'${cleanLine(row.movie)}' is a sum of the sheet and was skipped`,
      });
      return [];
    }
    const own = parseRow(row, unit ?? 'crore');
    const complete = typeof own === 'string' ? own : completeRow(own, namesakes(own));
    const result = typeof complete === 'string' ? complete : withDay(complete);
    if (typeof result === 'string') remarks.errors.push({ line: row.line, message: result });
    return typeof result === 'string' ? [] : [result];
  });
  refuseSharedRanks(parsed, remarks.errors);
  const films = [...Map.groupBy(parsed, ({ key }) => key).values()].flatMap(
    (own) => gather(own, { ...remarks, source: source ?? null }) ?? [],
  );
  noteLookAlikes(films, remarks.notes);
  return films;
}

const SUM_NAMES: ReadonlySet<string> = new Set(
  ['total', 'totals', 'grand total', 'sub total', 'sum', 'कुल', 'योग', 'कुल योग'].map(foldName),
);

/** Whether a row is a sum of the sheet ('Total') and no film: it names nothing else. */
const isSumRow = ({ movie, language, release_date, day, date }: ImportRow): boolean =>
  SUM_NAMES.has(foldName(movie)) && [language, release_date, day, date].every((cell) => cleanLine(cell) === '');

/** The row with the day of its date. An error message if a day or a release date is missing. */
export function withDay(row: ParsedRow): ParsedRow | string {
  const { day, date, releaseDate } = row;
  if (day === null && date === null)
    return row.dayNettRupees === null && row.dayGrossRupees === null
      ? row
      : `The ${row.dayNettRupees === null ? 'gross' : 'nett'} of a day needs the day or its date`;
  if (releaseDate === null) return 'A day needs a release date';
  if (date === null) return row;
  const ofDate = differenceInCalendarDays(parseISO(date), parseISO(releaseDate)) + 1;
  if (ofDate < 1 || ofDate > DAY_MAX)
    return `${date} is not one of the ${DAY_MAX} days from the release on ${releaseDate}`;
  return day === null || day === ofDate ? { ...row, day: ofDate } : `Day ${day} is not ${date}, which is day ${ofDate}`;
}

/**
 * A row without release date refers to the known film of that name (and of its language, if it has
 * one), and gets the film's language and release date. If there are several such films, the row
 * refers to the one that was imported without a release date. Without such a film, returns an error
 * message.
 */
function completeRow(row: ParsedRow, known: readonly KnownFilm[]): ParsedRow | string {
  const alike = known.filter(({ language }) => row.language === null || fold(language) === fold(row.language));
  if (alike.length === 0 || row.releaseDate !== null) return row;
  const film = alike.length === 1 ? alike[0] : alike.find((one) => filmKey(one) === row.key || one.id === filmId(row));
  if (film === undefined)
    return `Several films in the box office are called '${row.movieName}': the row needs a language and a release date`;
  const { movieName, language, releaseDate } = film;
  return { ...row, movieName, language, releaseDate: releaseDate && indianDay(releaseDate), key: filmKey(film) };
}

/**
 * Sorts the films of a file into new, changed and unchanged ones. `idOf` returns a film's id. Adds
 * a note about a new film with the name of a known one.
 */
function compareFilms(
  films: readonly FileFilm[],
  known: readonly KnownFilm[],
  namesakes: Namesakes,
  { now, takenSlugs, takenIds }: ImportOptions,
  notes: ImportRemark[],
) {
  const byKey = new Map(known.map((film) => [filmKey(film), film]));
  const byId = new Map(known.map((film) => [film.id, film]));
  const slugs = new Set([...known.map(({ slug }) => slug), ...(takenSlugs ?? [])]);
  const freeId = (id: string): string => (takenIds?.has(id) ? freeId(`${id}-2`) : id);
  const idOf = (film: FileFilm): string => {
    const id = filmId(film);
    return byId.has(id) ? id : (byKey.get(film.key)?.id ?? freeId(id));
  };
  const added: KnownFilm[] = [];
  const changed: (KnownFilm & { fields: string[]; before: KnownFilm })[] = [];
  const unchanged: KnownFilm[] = [];
  const updatedAt = now.toISOString();
  for (const film of films) {
    const id = idOf(film);
    const before = byId.get(id);
    if (before === undefined) {
      const slug = movieSlug(film, (candidate) => slugs.has(candidate));
      slugs.add(slug);
      added.push(newFilm(film, { id, slug, updatedAt }));
      const [namesake] = namesakes(film);
      if (namesake !== undefined) notes.push(noteOfNamesake(film, namesake));
      continue;
    }
    const merged = merge(before, film, { notes, now });
    const fields = (Object.keys(merged) as (keyof KnownFilm)[]).filter(
      (field) => JSON.stringify(merged[field]) !== JSON.stringify(before[field]),
    );
    if (fields.length === 0) unchanged.push(before);
    else changed.push({ ...merged, updatedAt, revision: (before.revision ?? 1) + 1, fields, before });
  }
  return { added, changed, unchanged, idOf };
}

/**
 * The pins after the import, the oldest first: those of editors, and each rank in the file that the
 * totals alone do not give. A rank in the file overrides an editor's pin of the same film.
 */
function keptRanks(
  films: readonly RankedFilm[],
  givenRanks: ReadonlyMap<string, number>,
  pins: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  let kept = new Map([...pins].filter(([id]) => !givenRanks.has(id)));
  for (;;) {
    const ranks = rankFilms(films, kept);
    // Each pin may move films whose rank in the file was right before.
    const wrong = [...givenRanks].filter(([id, rank]) => ranks.get(id) !== rank && !kept.has(id));
    if (wrong.length === 0) return kept;
    kept = new Map([...kept, ...wrong]);
  }
}

/**
 * The change of the newest day against the previous day, in percent with one decimal; 0 if it
 * cannot be computed.
 */
export const suggestChangePercent = (days: Parameters<typeof changeFromDays>[0]): number =>
  changeFromDays(days)?.percent ?? 0;

export const fold = (text: string | null): string => cleanLine(text ?? '').toLowerCase();

/** Identifies a film across files by name, language and day of release. */
function filmKey(film: { movieName: string; language: string | null; releaseDate: string | null }): string {
  return `${fold(film.movieName)}|${fold(film.language)}|${film.releaseDate ? indianDay(film.releaseDate) : ''}`;
}

/**
 * A readable id of a film. Two names with the same slug ('Single', '#Single') get different ids.
 */
function filmId(film: { key: string; movieName: string }): string {
  const name = slugify(film.movieName).slice(0, 40).replace(/-$/, '');
  return `${name === '' ? 'movie' : name}-${fingerprint(film.key)}`;
}

/**
 * Where the film of a row may be stored: the key of its name, and the id under which an import
 * stored it, in case an editor has renamed it; `null` if the row is not valid.
 */
export function addressOf(row: ImportRow): { nameKey: string; id: string | null } {
  const parsed = parseRow(row, 'crore');
  return { nameKey: nameKeyOf(cleanLine(row.movie)), id: typeof parsed === 'string' ? null : filmId(parsed) };
}

/** A hash (FNV-1a, 64 bits). It only has to tell films apart and is not cryptographic. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}

/** The parsed row, or an error message. */
export function parseRow(row: ImportRow, unit: MoneyUnit): ParsedRow | string {
  const movieName = cleanLine(row.movie);
  if (movieName === '') return 'Film has no name';
  if (movieName.length > NAME_MAX) return `Film name is longer than ${NAME_MAX} characters`;
  const language = cleanLine(row.language).slice(0, LANGUAGE_MAX) || null;
  const releaseDate = parseDate(row.release_date);
  if (releaseDate === undefined) return `Release date '${cleanLine(row.release_date)}' is not in the format YYYY-MM-DD`;
  const date = parseDate(row.date);
  if (date === undefined) return `Date '${cleanLine(row.date)}' is not in the format YYYY-MM-DD`;
  const problem = [releaseDate, date].map((one) => one && filmDateProblem(one)).find(Boolean);
  if (problem) return problem;
  const budget = parseAmount(row.budget_cr, unit);
  if (typeof budget === 'string') return `Budget ${budget}`;
  const figures = parseFigures(row, unit);
  if (typeof figures === 'string') return figures;
  const seats = parseSeats(row);
  if (typeof seats === 'string') return seats;
  if (FIGURE_COLUMNS.every((column) => figures[column] === null)) return 'Figures are missing';
  const rankText = westernDigits(cleanLine(row.rank)).replace(/^(?:#|no\.?)\s*/i, '');
  const rank = rankText === '' ? null : Number(rankText);
  if (rank !== null && (!/^\d+$/.test(rankText) || rank < 1 || rank > RANK_MAX))
    return `Rank '${rankText}' is not a whole number from 1 to ${RANK_MAX}`;
  const dayText = westernDigits(cleanLine(row.day));
  const day = dayText === '' ? null : Number(dayText);
  if (day !== null && (!/^\d+$/.test(dayText) || day < 1 || day > DAY_MAX))
    return `Day '${dayText}' is not a whole number from 1 to ${DAY_MAX}`;
  const film = { movieName, language, releaseDate };
  return {
    ...film,
    line: row.line,
    key: filmKey(film),
    budgetRupees: budget === 0 ? null : budget,
    day,
    date,
    dayNettRupees: figures.day_nett,
    dayGrossRupees: figures.day_gross,
    seats,
    cumulativeRupees: figures.cumulative_gross_cr,
    day1Collection: figures.day1_nett || null,
    weekendCollection: figures.weekend_nett || null,
    totalCollection: figures.total_nett || null,
    overseasGrossRupees: figures.overseas_gross || null,
    worldwideGrossRupees: figures.worldwide_gross || null,
    rank,
  };
}

/** The figures of a row, `null` for an empty cell. An error message if one is invalid. */
function parseFigures(row: ImportRow, unit: MoneyUnit): Record<FigureColumn, number | null> | string {
  const amounts = FIGURE_COLUMNS.map((column) => ({ column, amount: parseAmount(row[column], unit) }));
  const invalid = amounts.find(({ amount }) => typeof amount === 'string');
  if (invalid !== undefined) return `${FIGURE_NAMES[invalid.column]} ${invalid.amount}`;
  return Object.fromEntries(amounts.map(({ column, amount }) => [column, amount])) as Record<
    FigureColumn,
    number | null
  >;
}

/** The known ones of occupancy and shows, or an error message. */
function parseSeats(row: Pick<ImportRow, 'occupancy' | 'shows'>): Seats | string {
  const occupancy = westernDigits(cleanLine(row.occupancy))
    .replace(/\s*%$/, '')
    .replace(/^[-—]$/, '');
  const shows = westernDigits(cleanLine(row.shows))
    .replace(/,/g, '')
    .replace(/^[-—]$/, '');
  if (occupancy !== '' && (!/^\d+(?:\.\d+)?$/.test(occupancy) || Number(occupancy) > 100))
    return `Occupancy '${occupancy}' is not a percentage from 0 to 100`;
  if (shows !== '' && (!/^\d+$/.test(shows) || Number(shows) > SHOWS_MAX))
    return `Shows '${shows}' is not a whole number up to ${SHOWS_MAX}`;
  return {
    ...(occupancy !== '' && { occupancyPercent: Number(occupancy) }),
    ...(shows !== '' && { shows: Number(shows) }),
  };
}

/** A date; `null` for an empty cell; `undefined` for other text. */
function parseDate(cell: string): string | null | undefined {
  // Spreadsheets and word processors put typographic hyphens into dates.
  const text = westernDigits(cleanLine(cell)).replace(/[\u2010-\u2015\u2212]/g, '-');
  return text === '' ? null : isDate(text) ? text : undefined;
}

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text));

/**
 * An amount in rupees; `null` for an empty cell or a dash; an error message for an invalid cell.
 */
function parseAmount(cell: string, unit: MoneyUnit): number | null | string {
  const text = cleanLine(cell);
  if (text === '' || text === '-' || text === '—') return null;
  const rupees = parseRupees(text, unit);
  if (rupees === null || rupees < 0)
    return `'${text}' is not a number in ${unit}${/\d,\d/.test(text) ? ': write decimals with a point' : ''}`;
  return rupees > RUPEES_MAX ? `'${text}' is out of range` : rupees;
}

/** If two films have the same rank in the file, the first one keeps it. */
function refuseSharedRanks(rows: ParsedRow[], errors: ImportRemark[]): void {
  const firstOf = new Map<number, ParsedRow>();
  for (const row of rows) {
    if (row.rank === null) continue;
    const first = firstOf.get(row.rank);
    if (first === undefined) firstOf.set(row.rank, row);
    else if (first.key !== row.key) {
      errors.push({
        line: row.line,
        message: `${row.movieName}: ${first.movieName} in line ${first.line} has the rank ${row.rank} too; this film is ranked by total`,
      });
      row.rank = null;
    }
  }
}

/** Builds one film from its rows, converting cumulative figures to days. `null` without rows. */
export function gather(
  rows: readonly ParsedRow[],
  to: { errors: ImportRemark[]; notes: ImportRemark[]; source: string | null },
): FileFilm | null {
  const [first] = rows;
  if (first === undefined) return null;
  const { total, cumulative } = cumulativeOf(rows, to.errors);
  const budgets = [...new Set(rows.flatMap(({ budgetRupees }) => budgetRupees ?? []))];
  if (budgets.length > 1)
    to.notes.push({
      line: first.line,
      message: `${first.movieName} has several budgets in the file: the first is taken`,
    });
  const { key, line, movieName, language, releaseDate } = first;
  return {
    key,
    line,
    movieName,
    language,
    releaseDate,
    budgetRupees: budgets[0] ?? null,
    days: daysOf(
      {
        cumulative,
        nett: figureByDay(rows, 'dayNettRupees', to.errors),
        gross: figureByDay(rows, 'dayGrossRupees', to.errors),
        seats: new Map(rows.flatMap(({ day, seats }) => (day === null ? [] : [[day, seats] as const]))),
      },
      { releaseDate, source: to.source },
    ),
    totalGrossRupees: total,
    ...nettOf(rows, to.errors),
  };
}

const NETT_NAMES = {
  day1Collection: 'day 1',
  weekendCollection: 'the weekend',
  totalCollection: 'the total',
  overseasGrossRupees: 'the overseas gross',
  worldwideGrossRupees: 'the worldwide gross',
  rank: 'the rank',
} as const;

/**
 * The value of each figure, from the first row that has it. A later row with another value is an
 * error.
 */
function nettOf(rows: readonly ParsedRow[], errors: ImportRemark[]): NettFigures {
  const valueOf = (field: keyof NettFigures): number | null => {
    const [first, ...others] = rows.filter((row) => row[field] !== null);
    for (const other of others) {
      if (other[field] === first?.[field]) continue;
      errors.push({
        line: other.line,
        message: `${other.movieName}: ${NETT_NAMES[field]} is also in line ${first?.line ?? 0}, with another figure`,
      });
    }
    return first?.[field] ?? null;
  };
  const fields = Object.keys(NETT_NAMES) as (keyof NettFigures)[];
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as NettFigures;
}

/** A figure of each day, from its first row. Another figure in a later row is an error. */
function figureByDay(
  rows: readonly ParsedRow[],
  figure: 'dayNettRupees' | 'dayGrossRupees',
  errors: ImportRemark[],
): Map<number, number> {
  const first = new Map<number, ParsedRow>();
  for (const row of rows) {
    if (row.day === null || row[figure] === null) continue;
    const known = first.get(row.day);
    if (known === undefined) first.set(row.day, row);
    else if (known[figure] !== row[figure])
      errors.push({
        line: row.line,
        message: `${row.movieName}: ${dayName(row.day)} is also in line ${known.line}, with another figure`,
      });
  }
  return new Map([...first].map(([day, row]) => [day, row[figure] ?? 0]));
}

/**
 * `cumulative`: the gross since release by day. `total`: the highest gross since release, also from
 * a row without a day; `null` if no row has a gross.
 */
function cumulativeOf(
  rows: readonly ParsedRow[],
  errors: ImportRemark[],
): { total: number | null; cumulative: Map<number, number> } {
  // Put rows without a day last: their total up to now is at least as high as the total of any day.
  const ordered = [...rows].sort((a, b) => (a.day ?? DAY_MAX + 1) - (b.day ?? DAY_MAX + 1));
  const cumulative = new Map<number, number>();
  let total: number | null = null;
  let previous: ParsedRow | null = null;
  for (const row of ordered) {
    if (row.cumulativeRupees === null) continue;
    if (previous !== null && row.day === previous.day) {
      if (row.cumulativeRupees !== previous.cumulativeRupees) {
        errors.push({
          line: row.line,
          message: `${row.movieName}: ${dayName(row.day)} is also in line ${previous.line}, with another figure`,
        });
      }
      continue;
    }
    if (total !== null && row.cumulativeRupees < total) {
      errors.push({
        line: row.line,
        message: `${row.movieName}: the gross since release falls from ${inCrore(total)} to ${inCrore(row.cumulativeRupees)} crore on ${dayName(row.day)}`,
      });
      continue;
    }
    total = row.cumulativeRupees;
    if (row.day !== null) cumulative.set(row.day, row.cumulativeRupees);
    previous = row;
  }
  return { total, cumulative };
}

const dayName = (day: number | null): string => (day === null ? 'the row without a day' : `day ${day}`);
const inCrore = (rupees: number): string => String(rupees / 10_000_000);

/**
 * The days from 1 to the last known one; none without a release date. If the file does not give the
 * gross of a day, it is known only if the cumulative gross is known for that day and for the
 * previous day. (The cumulative gross before day 1 is 0.)
 */
function daysOf(
  {
    cumulative,
    nett,
    gross,
    seats,
  }: Record<'cumulative' | 'nett' | 'gross', ReadonlyMap<number, number>> & { seats: ReadonlyMap<number, Seats> },
  film: { releaseDate: string | null; source: string | null },
): BoxOfficeDay[] {
  const { releaseDate, source } = film;
  if (releaseDate === null) return [];
  const last = Math.max(0, ...cumulative.keys(), ...nett.keys(), ...gross.keys());
  return Array.from({ length: last }, (_, index) => {
    const day = index + 1;
    const upTo = cumulative.get(day);
    const upToBefore = day === 1 ? 0 : cumulative.get(day - 1);
    return {
      day,
      date: plusDays(releaseDate, index),
      nettRupees: nett.get(day) ?? null,
      grossRupees: gross.get(day) ?? (upTo === undefined || upToBefore === undefined ? null : upTo - upToBefore),
      isEstimate: false,
      source,
      ...seats.get(day),
    };
  });
}

/**
 * Adds a note about films of the same language and release date whose names have the same slug. All
 * of them are kept, because the file does not say which name is right.
 */
function noteLookAlikes(films: readonly FileFilm[], notes: ImportRemark[]): void {
  const look = (film: FileFilm) => `${slugify(film.movieName)}|${film.language}|${film.releaseDate}`;
  for (const alike of Map.groupBy(
    films.filter(({ movieName }) => slugify(movieName) !== ''),
    look,
  ).values()) {
    const [first, second] = alike;
    if (first && second)
      notes.push({
        line: second.line,
        message: `'${second.movieName}' may be the same film as '${first.movieName}' in line ${first.line}: both are kept`,
      });
  }
}

function noteOfNamesake({ line, movieName }: FileFilm, known: KnownFilm): ImportRemark {
  const about = [known.language, known.releaseDate && indianDay(known.releaseDate)].filter(Boolean).join(', ');
  const name = `'${known.movieName}'${about && ` (${about})`}`;
  return { line, message: `'${movieName}' may be the same film as ${name} in the box office: both are kept` };
}

function newFilm(film: FileFilm, own: { id: string; slug: string; updatedAt: string }): BoxOfficeFilm {
  const { movieName, language, releaseDate, budgetRupees, totalGrossRupees, days } = film;
  const ofDays = collectionsOf(days);
  const totalCollection = film.totalCollection ?? ofDays.totalCollection;
  return {
    ...emptyBoxOfficeFilm({ ...own, movieName }),
    day1Collection: film.day1Collection ?? ofDays.day1Collection,
    weekendCollection: film.weekendCollection ?? ofDays.weekendCollection,
    totalCollection,
    changePercent: suggestChangePercent(days),
    releaseDate,
    language,
    totalGrossRupees,
    overseasGrossRupees: film.overseasGrossRupees,
    worldwideGrossRupees: film.worldwideGrossRupees,
    budgetRupees,
    verdict: suggestVerdict({ totalCollection, budgetRupees, releaseDate, days }, new Date(own.updatedAt)),
    days,
  };
}

/**
 * A known film with the figures of the file. A stored change in percent or verdict that equals the
 * suggestion from the stored figures is replaced by the new suggestion. Any other value stays,
 * because an editor chose it. The stored verdict is compared with the suggestion at the time of the
 * last change, when it may have been too early for one.
 */
function merge(before: KnownFilm, film: FileFilm, { notes, now }: { notes: ImportRemark[]; now: Date }): KnownFilm {
  const days = mergeDays(before.days, film.days);
  const totalGrossRupees = higherOf({ before: before.totalGrossRupees, inFile: film.totalGrossRupees });
  const ofDays = film.days.some(({ nettRupees }) => nettRupees !== null) ? collectionsOf(days) : null;
  const totalCollection = higherOf({
    before: before.totalCollection,
    inFile: film.totalCollection ?? ofDays?.totalCollection ?? null,
  });
  for (const [name, kept, inFile] of [
    ['gross', totalGrossRupees, film.totalGrossRupees],
    ['total', totalCollection, film.totalCollection],
  ] as const) {
    if (kept === null || inFile === null || kept <= inFile) continue;
    notes.push({
      line: film.line,
      message: `${film.movieName}: the known ${name} of ${formatRupees(kept)} is higher than the file's and stays`,
    });
  }
  const budgetRupees = before.budgetRupees ?? film.budgetRupees;
  if (film.budgetRupees !== null && film.budgetRupees !== budgetRupees) {
    notes.push({
      line: film.line,
      message: `${film.movieName}: the known budget of ${formatRupees(budgetRupees)} differs from the file's and stays`,
    });
  }
  const followsDays = before.changePercent === suggestChangePercent(before.days);
  const followsFigures = before.verdict === suggestVerdict(before, new Date(before.updatedAt));
  const figures = { totalCollection, budgetRupees, releaseDate: before.releaseDate, days };
  return {
    ...before,
    days,
    day1Collection: film.day1Collection ?? ofDays?.day1Collection ?? before.day1Collection,
    weekendCollection: film.weekendCollection ?? ofDays?.weekendCollection ?? before.weekendCollection,
    totalCollection,
    totalGrossRupees,
    overseasGrossRupees: higherOf({ before: before.overseasGrossRupees, inFile: film.overseasGrossRupees }),
    worldwideGrossRupees: higherOf({ before: before.worldwideGrossRupees, inFile: film.worldwideGrossRupees }),
    budgetRupees,
    changePercent: followsDays ? suggestChangePercent(days) : before.changePercent,
    verdict: followsFigures ? suggestVerdict(figures, now) : before.verdict,
  };
}

/** The higher of two sums. Sums since release only grow, so an older file must not lower them. */
const higherOf = ({ before, inFile }: { before: number | null; inFile: number | null }): number | null =>
  inFile === null ? before : Math.max(before ?? 0, inFile);

export function mergeDays(before: readonly BoxOfficeDay[], fromFile: readonly BoxOfficeDay[]): BoxOfficeDay[] {
  const byDay = new Map(before.map((day) => [day.day, day]));
  for (const day of fromFile) {
    const known = byDay.get(day.day);
    byDay.set(day.day, known === undefined ? day : mergeDay(known, day));
  }
  return [...byDay.values()].sort((a, b) => a.day - b.day);
}

/**
 * The known day with the figures of the file. A day with a changed figure gets the import's source,
 * even if that is `null`, because the former source did not publish the new figure. An unchanged
 * day gets the import's source only if it has none.
 */
function mergeDay(known: BoxOfficeDay, day: BoxOfficeDay): BoxOfficeDay {
  if (day.grossRupees === null && day.nettRupees === null) return known;
  const { occupancyPercent, shows } = day;
  const seats = { ...(occupancyPercent != null && { occupancyPercent }), ...(shows != null && { shows }) };
  const grossRupees = day.grossRupees ?? known.grossRupees;
  const nettRupees = day.nettRupees ?? known.nettRupees;
  const isSame = grossRupees === known.grossRupees && nettRupees === known.nettRupees;
  return { ...known, ...seats, grossRupees, nettRupees, source: isSame ? (known.source ?? day.source) : day.source };
}
