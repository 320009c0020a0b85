import { FIGURE_COLUMNS, IMPORT_COLUMNS, REQUIRED_COLUMNS, type ImportColumn } from './import.ts';

/** The heading in the file for each column of an import; `null` if the file lacks the column. */
export type ImportMapping = Record<ImportColumn, string | null>;

/** Label and hint of each column on the import screen. */
export const COLUMN_TEXTS: Record<ImportColumn, { label: string; hint: string }> = {
  movie: { label: 'Film', hint: 'The film’s name' },
  language: { label: 'Language', hint: 'Distinguishes films with the same name' },
  version: { label: 'Version', hint: 'A language of the same film, or re-release 2025. Empty: all of India' },
  release_date: { label: 'Release date', hint: 'YYYY-MM-DD; day 1 is this date. A known film needs none' },
  budget_cr: { label: 'Budget', hint: 'In the unit of the file' },
  day: { label: 'Day', hint: '1 is the release day; empty means the total so far' },
  date: { label: 'Date', hint: 'YYYY-MM-DD; instead of the day' },
  day_nett: { label: 'Nett of the day', hint: 'India nett of that day alone' },
  day_gross: { label: 'Gross of the day', hint: 'India gross of that day alone' },
  cumulative_gross_cr: { label: 'Gross since release', hint: 'India gross up to that day, in the unit of the file' },
  occupancy: { label: 'Occupancy', hint: 'Of that day, in percent' },
  shows: { label: 'Shows', hint: 'Screenings of that day' },
  day1_nett: { label: 'Day 1', hint: 'India nett of the day of release' },
  weekend_nett: { label: 'Weekend', hint: 'India nett of the first weekend' },
  total_nett: { label: 'Total', hint: 'India nett so far' },
  overseas_gross: { label: 'Overseas gross', hint: 'Gross outside India so far' },
  worldwide_gross: { label: 'Worldwide gross', hint: 'Gross of all countries so far, as the source gives it' },
  rank: { label: 'Rank', hint: 'Empty: ranked by total' },
};

/** Headings that mean the nett of the day in a file with one row per day, else the nett so far. */
const NETT_HEADINGS: readonly string[] = ['nett', 'net', 'india_nett', 'india_net'];

/**
 * Headings that trade sheets use for each column, folded by `foldHeading`. If a file has several
 * headings of one column, the heading that comes first in this list is used.
 */
const SYNONYMS: Record<ImportColumn, readonly string[]> = {
  movie: ['movie', 'movie_name', 'film', 'film_name', 'title', 'movie_title', 'name'],
  language: ['language', 'lang', 'languages', 'original_language'],
  version: ['version', 'dub', 'language_version'],
  release_date: ['release_date', 'released', 'release', 'released_on', 'date_of_release', 'opening_date'],
  budget_cr: ['budget_cr', 'budget', 'budget_crore', 'budget_in_crore', 'budget_rs_cr', 'cost', 'production_cost'],
  day: ['day', 'day_no', 'day_number', 'day_in_cinemas', 'days'],
  date: ['date', 'day_date', 'show_date', 'collection_date'],
  day_nett: ['day_nett', 'daily_nett', 'daily_net', 'nett_of_the_day', 'net_of_the_day', ...NETT_HEADINGS],
  day_gross: ['day_gross', 'daily_gross', 'gross_of_the_day'],
  cumulative_gross_cr: [
    'cumulative_gross_cr',
    'cumulative_gross',
    'gross_since_release',
    'total_gross',
    'total_gross_cr',
    'india_gross',
    'gross_cumulative',
    'cumulative',
    'cumulative_collection',
    'running_total',
    'gross',
    'gross_cr',
  ],
  occupancy: ['occupancy', 'occupancy_percent', 'occ'],
  shows: ['shows', 'show_count', 'screenings'],
  day1_nett: [
    'day1_nett',
    'day_1',
    'day1',
    'day_1_nett',
    'day_one',
    'opening_day',
    'opening',
    'first_day',
    'day_1_collection',
  ],
  weekend_nett: ['weekend_nett', 'weekend', 'opening_weekend', 'first_weekend', 'weekend_collection'],
  total_nett: ['total_nett', 'total', 'total_net', ...NETT_HEADINGS, 'total_collection', 'lifetime', 'collection'],
  overseas_gross: ['overseas_gross', 'overseas', 'overseas_gross_cr'],
  worldwide_gross: ['worldwide_gross', 'worldwide', 'worldwide_gross_cr', 'ww_gross'],
  rank: ['rank', 'ranking', 'position'],
};

/** Folds a heading: 'Release Date (IST)' becomes 'release_date'. */
const foldHeading = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    // The limit keeps the time linear for a heading of a thousand opening brackets.
    .replace(/\([^)]{0,100}\)|\[[^\]]{0,100}\]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');

/** The mapping that the headings suggest. Each heading is used for at most one column. */
export function suggestMapping(headers: readonly string[]): ImportMapping {
  const folded = headers.map(foldHeading);
  const hasDays = [...SYNONYMS.day, ...SYNONYMS.date].some((name) => folded.includes(name));
  const taken = new Set<number>();
  const choices = IMPORT_COLUMNS.flatMap((column) =>
    SYNONYMS[column].flatMap((name, rank) => {
      if (column === (hasDays ? 'total_nett' : 'day_nett') && NETT_HEADINGS.includes(name)) return [];
      const at = folded.indexOf(name);
      return at < 0 ? [] : [{ column, at, rank }];
    }),
  ).sort((a, b) => a.rank - b.rank);
  const mapping = Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, null])) as ImportMapping;
  for (const { column, at } of choices) {
    const heading = headers[at];
    if (mapping[column] !== null || taken.has(at) || heading === undefined) continue;
    mapping[column] = heading;
    taken.add(at);
  }
  // In a file with one row per day, a column such as 'Total' holds the gross up to that day. Beside
  // the nett of the day it may be the nett up to that day, which has no column.
  if (hasDays && mapping.cumulative_gross_cr === null) {
    if (mapping.day_nett === null) mapping.cumulative_gross_cr = mapping.total_nett;
    mapping.total_nett = null;
  }
  return mapping;
}

/** Why a mapping is invalid; `null` if it is valid. */
export function mappingProblem(mapping: ImportMapping): string | null {
  const missing = REQUIRED_COLUMNS.filter((column) => mapping[column] === null);
  const named = (columns: readonly ImportColumn[], word: string) =>
    columns.map((column) => `‘${COLUMN_TEXTS[column].label}’`).join(` ${word} `);
  const wanted = missing.length === 0 ? [] : [named(missing, 'and')];
  if (FIGURE_COLUMNS.every((column) => mapping[column] === null)) wanted.push(named(FIGURE_COLUMNS, 'or'));
  if (wanted.length > 0) return `Choose the column that holds ${wanted.join(', and one that holds ')}.`;
  const used = IMPORT_COLUMNS.flatMap((column) => mapping[column] ?? []);
  const twice = used.find((heading, index) => used.indexOf(heading) !== index);
  return twice === undefined ? null : `‘${twice}’ is chosen twice.`;
}
