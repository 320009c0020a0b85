import { indianDay } from '../core/dates.ts';
import type { FilmDoc } from '../films/film.schema.ts';
import { hasDayFigure } from './day-figure.ts';
import { secondSunday } from './record-figures.ts';

/** Records of the box office: tables of films, the best one first. */

/** Films in each table. */
export const RECORD_ROWS = 10;

export const RECORD_TABLES = {
  'opening-day': { title: 'Best Opening Day', what: 'India nett of the first full day.', unit: 'rupees' },
  'opening-weekend': {
    title: 'Best Opening Weekend',
    what: 'India nett of the first weekend, from the opening day to Sunday.',
    unit: 'rupees',
  },
  'second-weekend': {
    title: 'Second Weekend Held Best',
    what: 'Friday to Sunday of the second weekend in percent of the first one. A hold counts from ₹5 Cr of first weekend on.',
    unit: 'percent',
  },
  'longest-run': {
    title: 'Longest Run',
    what: 'Days in cinemas, up to the last one with a known figure.',
    unit: 'days',
  },
  'by-language': { title: 'Best of Each Language', what: 'India nett up to now.', unit: 'rupees' },
  'by-year': { title: 'Best of Each Year', what: 'India nett up to now, by the year of the release.', unit: 'rupees' },
  're-release': {
    title: 'Best Re-release',
    what: 'India nett of the re-release alone, which is in no other total.',
    unit: 'rupees',
  },
} as const;
export type RecordTableId = keyof typeof RECORD_TABLES;
export const recordTableIds = Object.keys(RECORD_TABLES) as RecordTableId[];

export type RecordRow = {
  filmId: string;
  slug: string;
  movieName: string;
  /** The language or year that the film is the best of, or the name of the re-release. */
  of: string | null;
  /** Rupees, percent or days, by the unit of the table. */
  value: number;
  source: string | null;
  /** The day of the figure, or of the release; `null` if unknown. */
  date: string | null;
};

/** The fields of a film that records depend on. */
export const RECORD_FIELDS = [
  'id',
  'slug',
  'movieName',
  'releaseDate',
  'day1Collection',
  'weekendCollection',
  'totalCollection',
  'secondWeekendHold',
  'runDays',
  'reReleaseRupees',
  'days',
  'languages',
  'versions',
] as const satisfies readonly (keyof FilmDoc)[];
export type RecordFilm = Pick<FilmDoc, (typeof RECORD_FIELDS)[number]>;

const dayOfRelease = ({ releaseDate }: RecordFilm): string | null => releaseDate && indianDay(releaseDate);

/** The source and date of the last known figure up to a day in cinemas. */
function lastFigure({ days }: RecordFilm, upTo = Number.POSITIVE_INFINITY): Pick<RecordRow, 'source' | 'date'> {
  const last = days.findLast((day) => day.day <= upTo && hasDayFigure(day));
  return { source: last?.source ?? null, date: last?.date ?? null };
}

type Figure = Pick<RecordRow, 'source' | 'date'> & { value: number | null; of?: string | null };

/** What a film has in each table. `null` is not known, and has no place in a table. */
const FIGURES: Record<RecordTableId, (film: RecordFilm) => Figure> = {
  'opening-day': (film) => ({
    value: film.day1Collection,
    source: lastFigure(film, 1).source,
    date: dayOfRelease(film),
  }),
  'opening-weekend': (film) => ({
    value: film.weekendCollection,
    source: lastFigure(film, 5).source,
    date: dayOfRelease(film),
  }),
  'second-weekend': (film) => ({
    value: film.secondWeekendHold,
    ...lastFigure(film, secondSunday(film.days) ?? undefined),
  }),
  'longest-run': (film) => ({ value: film.runDays, ...lastFigure(film) }),
  'by-language': (film) => ({ value: film.totalCollection, of: film.languages[0] ?? null, ...lastFigure(film) }),
  'by-year': (film) => ({
    value: film.totalCollection,
    of: dayOfRelease(film)?.slice(0, 4) ?? null,
    ...lastFigure(film),
  }),
  're-release': (film) => {
    const best = film.versions.find(
      ({ kind, totalRupees }) => kind === 're-release' && totalRupees === film.reReleaseRupees,
    );
    return {
      value: film.reReleaseRupees,
      of: best?.name ?? null,
      source: best?.source ?? null,
      date: best?.startsOn ?? null,
    };
  },
};

/** The rows of these films in a table. A film without the figure, or with 0, has none. */
export const recordRows = (table: RecordTableId, films: readonly RecordFilm[]): RecordRow[] =>
  films
    .flatMap((film): RecordRow[] => {
      const { value, of = null, source, date } = FIGURES[table](film);
      const { id: filmId, slug, movieName } = film;
      return (value ?? 0) <= 0 ? [] : [{ filmId, slug, movieName, of, value: value ?? 0, source, date }];
    })
    .sort((a, b) => b.value - a.value)
    .slice(0, RECORD_ROWS);
