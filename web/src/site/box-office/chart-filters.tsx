import { styled } from '@mui/material/styles';
import {
  type ChartFilter,
  chartChoices,
  chartPath,
  NO_CHART_FILTER,
  scopeOf,
} from '@first-show/domain/box-office/chart-filter';
import type { ChartEntry } from '@first-show/domain/rollups/rollups';
import { FilterLinks } from '../../shared/ui/controls/filter-links.tsx';

// One row where there is room, so that rank 1 is visible without scrolling on a small laptop.
const Filters = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 28, marginBottom: 4 });

/** More languages or years would fill the screen of a phone. */
const CHOICES_MAX = 8;

/** The choices of the chart as links, so that each has an address. One choice alone is left out. */
export function ChartFilters({
  filter,
  entries,
  today,
}: {
  filter: ChartFilter;
  /** All films of the chart. */
  entries: readonly ChartEntry[];
  today: string;
}) {
  const { languages, years } = chartChoices(entries);
  const scope = scopeOf(filter, entries, today);
  const choices = (known: readonly string[], chosen: string | null): (string | null)[] => {
    const first = known.slice(0, CHOICES_MAX);
    return [null, ...first, ...(chosen === null || first.includes(chosen) ? [] : [chosen])];
  };
  return (
    <Filters>
      <FilterLinks
        label="Films"
        links={(['cinemas', 'all'] as const).map((one) => ({
          label: one === 'cinemas' ? 'In cinemas' : 'All films',
          to: chartPath({ ...filter, in: one }),
          isSelected: one === scope,
        }))}
      />
      {languages.length > 1 && (
        <FilterLinks
          label="Language"
          links={choices(languages, filter.language).map((language) => ({
            label: language ?? 'All languages',
            to: chartPath({ ...filter, in: filter.in ?? scope, language }),
            isSelected: language === filter.language,
          }))}
        />
      )}
      {years.length > 1 && (
        <FilterLinks
          label="Year"
          links={choices(years, filter.year).map((year) => ({
            label: year ?? 'All years',
            to: chartPath({ ...filter, in: year === null ? filter.in : 'all', year }),
            isSelected: year === filter.year,
          }))}
        />
      )}
    </Filters>
  );
}

/** Whether the address has a filter. */
export const isFiltered = (filter: ChartFilter): boolean => chartPath(filter) !== chartPath(NO_CHART_FILTER);
