import { indianDay } from '../core/dates.ts';
import { paths } from '../core/paths.ts';
import type { ChartEntry } from '../rollups/rollups.ts';

/** Which films of the chart a page shows. Its filters are in the address of `/box-office`. */

const SCOPES = ['cinemas', 'all'] as const;
export type ChartFilter = {
  /** `null`: 'cinemas' once films of several years are known, and 'all' before that. */
  in: (typeof SCOPES)[number] | null;
  language: string | null;
  /** The year of the first day in cinemas, 'YYYY'. */
  year: string | null;
};
export const NO_CHART_FILTER: ChartFilter = { in: null, language: null, year: null };

/** With films of two years, the best films of all time still change. */
const SEVERAL_YEARS = 3;

const yearOf = ({ releaseDate }: Pick<ChartEntry, 'releaseDate'>): string | null =>
  releaseDate === null ? null : indianDay(releaseDate).slice(0, 4);

/** Like `statusOn`, whose module is too large for readers' pages. */
const isRunning = ({ phases }: Pick<ChartEntry, 'phases'>, today: string): boolean =>
  phases.findLast(({ from }) => from <= today)?.status === 'running';

/** Of the films with a rank: the languages, most frequent first, and the years, latest first. */
export function chartChoices(entries: readonly ChartEntry[]): { languages: string[]; years: string[] } {
  const ranked = entries.filter(({ rank }) => rank !== null);
  const byLanguage = Map.groupBy(
    ranked.flatMap(({ languages }) => languages),
    (language) => language,
  );
  return {
    languages: [...byLanguage].sort(([, a], [, b]) => b.length - a.length).map(([language]) => language),
    years: [...new Set(ranked.flatMap((entry) => yearOf(entry) ?? []))].sort().reverse(),
  };
}

/** What is shown without a choice of the reader: a chart of all time would never change. */
export function scopeOf(
  { in: chosen, language, year }: ChartFilter,
  entries: readonly ChartEntry[],
  today: string,
): (typeof SCOPES)[number] {
  if (chosen !== null) return chosen;
  if (language !== null || year !== null) return 'all';
  const isLong = chartChoices(entries).years.length >= SEVERAL_YEARS;
  return isLong && entries.some((entry) => entry.rank !== null && isRunning(entry, today)) ? 'cinemas' : 'all';
}

/** The films that match the filter, in their order. `today`: the day in India. */
export function filterChart(entries: readonly ChartEntry[], filter: ChartFilter, today: string): ChartEntry[] {
  const scope = scopeOf(filter, entries, today);
  return entries.filter(
    (entry) =>
      (scope === 'all' || isRunning(entry, today)) &&
      (filter.language === null || entry.languages.includes(filter.language)) &&
      (filter.year === null || yearOf(entry) === filter.year),
  );
}

/** The path of the chart with this filter. */
export function chartPath(filter: ChartFilter): string {
  const chosen = Object.entries(filter).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  const search = new URLSearchParams(chosen);
  return search.size === 0 ? paths.boxOffice : `${paths.boxOffice}?${search}`;
}

export const chartScope = (text: string | null): ChartFilter['in'] => SCOPES.find((scope) => scope === text) ?? null;

/** The total nett by the first language of each film. A film without a total has no share. */
export function languageShares(entries: readonly ChartEntry[]): { name: string; rupees: number }[] {
  const known = entries.flatMap(({ language, totalCollection }) =>
    language === null || (totalCollection ?? 0) <= 0 ? [] : [{ language, rupees: totalCollection ?? 0 }],
  );
  return [...Map.groupBy(known, ({ language }) => language)].map(([name, own]) => ({
    name,
    rupees: own.reduce((sum, { rupees }) => sum + rupees, 0),
  }));
}
