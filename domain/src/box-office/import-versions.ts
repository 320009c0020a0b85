import { indianDay } from '../core/dates.ts';
import { foldName } from '../core/name-keys.ts';
import type { MoneyUnit } from '../core/parse-rupees.ts';
import { cleanLine } from '../core/text.ts';
import type { FilmDoc } from '../films/film.schema.ts';
import type { BoxOfficeDay, BoxOfficeFilm } from './box-office.schema.ts';
import {
  fold,
  gather,
  mergeDays,
  parseRow,
  withDay,
  type ImportRemark,
  type ImportRow,
  type ParsedRow,
} from './import.ts';
import { notAVersion, parseVersion, VERSIONS_MAX, type FilmVersion, type VersionDoc } from './versions.ts';

/**
 * Plans the import of rows with a version: the days of one language or re-release of a film. They
 * never change the figures of the film itself.
 */

/** The days that a file has for one version. */
export type FileVersion = Pick<FilmVersion, 'id' | 'name' | 'kind' | 'startsOn'> & {
  filmId: string;
  movieName: string;
  days: BoxOfficeDay[];
};

type KnownFilm = Omit<BoxOfficeFilm, 'rank'> & Partial<Pick<FilmDoc, 'releases' | 'versions'>>;
type VersionRow = ParsedRow & { version: Pick<FilmVersion, 'id' | 'name' | 'kind'>; film: KnownFilm };

export const isVersionRow = (row: ImportRow): boolean => cleanLine(row.version) !== '';

/** `films`: the known ones and those that the same file adds. Only rows with a version are read. */
export function planVersions(
  rows: readonly ImportRow[],
  films: readonly KnownFilm[],
  { unit = 'crore', source = null }: { unit?: MoneyUnit; source?: string | null },
): { versions: FileVersion[]; errors: ImportRemark[] } {
  const errors: ImportRemark[] = [];
  const byName = Map.groupBy(films, ({ movieName }) => foldName(movieName));
  const parsed = rows.filter(isVersionRow).flatMap((row): VersionRow[] => {
    const result = versionRow(row, { unit, films: byName.get(foldName(row.movie)) ?? [] });
    if (typeof result !== 'string') return [result];
    errors.push({ line: row.line, message: result });
    return [];
  });
  const groups = Map.groupBy(parsed, ({ film, version }) => `${film.id} ${version.id}`);
  const versions = [...groups.values()].flatMap((own): FileVersion[] => {
    const [first] = own;
    const days = gather(own, { errors, notes: [], source })?.days ?? [];
    if (first?.releaseDate == null || days.length === 0) return [];
    const { film, version, releaseDate } = first;
    return [{ ...version, filmId: film.id, movieName: film.movieName, startsOn: releaseDate, days }];
  });
  return { versions: versions.filter((one, index) => isWithinLimit(one, index, { versions, films, errors })), errors };
}

/** The parsed row with its film and the date of the version's day 1; or an error message. */
function versionRow(
  row: ImportRow,
  { unit, films }: { unit: MoneyUnit; films: readonly KnownFilm[] },
): VersionRow | string {
  const version = parseVersion(row.version);
  if (version === null) return `Version ${notAVersion(row.version)}`;
  const parsed = parseRow(row, unit);
  if (typeof parsed === 'string') return parsed;
  if (parsed.day === null && parsed.date === null) return 'A row with a version needs a day or its date';
  const alike = films.filter(
    ({ language, releaseDate }) =>
      (parsed.language === null || fold(language) === fold(parsed.language)) &&
      (version.kind === 're-release' || parsed.releaseDate === null || dayOf(releaseDate) === parsed.releaseDate),
  );
  const [film] = alike;
  if (film === undefined) return `No film in the box office is called '${parsed.movieName}': a version needs its film`;
  if (alike.length > 1)
    return `Several films in the box office are called '${parsed.movieName}': the row needs a language`;
  const releaseDate = parsed.releaseDate ?? startOf(film, version);
  if (releaseDate === null && version.kind === 're-release')
    return `The release date of the re-release is not known: enter it in the row or among the film's releases`;
  const complete = withDay({ ...parsed, releaseDate, key: `${film.id} ${version.id}` });
  return typeof complete === 'string' ? complete : { ...complete, version, film };
}

const dayOf = (date: string | null): string | null => (date === null ? null : indianDay(date));

/** The date of day 1: of a version that is known, of a re-release, or of the film. */
function startOf(film: KnownFilm, { id, kind }: VersionRow['version']): string | null {
  const known = film.versions?.find((one) => one.id === id)?.startsOn;
  if (known !== undefined) return known;
  if (kind === 'language') return dayOf(film.releaseDate);
  const dates = (film.releases ?? []).flatMap((release) =>
    release.kind === 're-release' && release.date?.length === 10 ? [release.date] : [],
  );
  return dates.find((date) => id === `re-release-${date.slice(0, 4)}`) ?? null;
}

function isWithinLimit(
  { filmId, id, movieName, name }: FileVersion,
  index: number,
  {
    versions,
    films,
    errors,
  }: { versions: readonly FileVersion[]; films: readonly KnownFilm[]; errors: ImportRemark[] },
): boolean {
  const known = films.find((film) => film.id === filmId)?.versions ?? [];
  const isNew = (version: string) => known.every((one) => one.id !== version);
  const added = versions.slice(0, index).filter((one) => one.filmId === filmId && isNew(one.id));
  if (!isNew(id) || known.length + added.length < VERSIONS_MAX) return true;
  errors.push({ line: null, message: `${movieName} has ${VERSIONS_MAX} versions already: ${name} was skipped` });
  return false;
}

/** The version with the days of the file; `null` if the file changes nothing. */
export function mergedVersion(before: VersionDoc | undefined, file: FileVersion, updatedAt: string): VersionDoc | null {
  const { id, name, kind, startsOn } = file;
  const days = mergeDays(before?.days ?? [], file.days);
  if (before !== undefined && JSON.stringify(days) === JSON.stringify(before.days)) return null;
  return { id, name, kind, startsOn: before?.startsOn ?? startsOn, days, updatedAt };
}
