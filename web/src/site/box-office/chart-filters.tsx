import { styled } from '../../shared/ui/styled.ts';
import { type ChartFilter, chartChoices, chartPath, scopeOf } from '@first-show/domain/box-office/chart-filter';
import type { ChartEntry } from '@first-show/domain/rollups/rollups';
import { useRef, useState } from 'react';
import { useDismiss } from '../../shared/lib/use-dismiss.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { FilterLinks } from '../../shared/ui/controls/filter-links.tsx';

/** More languages or years would fill the screen of a phone. */
const CHOICES_MAX = 8;

// The choices open over the table, so that they take no room above rank 1.
const Filters = styled('details')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  marginBlock: -8,
  '& > summary': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    fontWeight: 700,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& > div': {
    position: 'absolute',
    zIndex: 2,
    right: 0,
    top: '100%',
    width: 'min(560px, calc(100vw - 32px))',
    padding: '12px 16px',
    backgroundColor: 'var(--fs-palette-raised)',
    border: '1px solid var(--fs-palette-edge)',
  },
}));

/**
 * The choices of the chart as links, so that each has an address, in a disclosure that names the
 * current choice. A choice between fewer than two things is left out.
 */
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
  const [isOpen, setIsOpen] = useState(false);
  const disclosure = useRef<HTMLDetailsElement>(null);
  const close = (returnsFocus: boolean) => {
    setIsOpen(false);
    if (returnsFocus) disclosure.current?.querySelector('summary')?.focus();
  };
  useDismiss(disclosure, isOpen, close);
  const { languages, years } = chartChoices(entries);
  const scope = scopeOf(filter, entries, today);
  const choices = (known: readonly string[], chosen: string | null): (string | null)[] => {
    const first = known.slice(0, CHOICES_MAX);
    return [null, ...first, ...(chosen === null || first.includes(chosen) ? [] : [chosen])];
  };
  const current = [SCOPE_NAMES[scope], filter.language, filter.year].filter((one) => one !== null);
  return (
    <Filters ref={disclosure} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {current.join(', ')}
        <Icon name="down" size={18} />
      </summary>
      {/* A chosen link is hidden with the others, so pass on its focus. */}
      <div onClick={({ target }) => (target as Element).closest('a') !== null && close(true)}>
        <FilterLinks
          label="Films"
          links={(['cinemas', 'all'] as const).map((one) => ({
            label: SCOPE_NAMES[one],
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
              to: chartPath({ ...filter, in: year === null ? (filter.in ?? scope) : 'all', year }),
              isSelected: year === filter.year,
            }))}
          />
        )}
      </div>
    </Filters>
  );
}

const SCOPE_NAMES = { cinemas: 'In cinemas', all: 'All films' } as const;
