import { styled } from '../../shared/ui/styled.ts';
import { formatShortDate } from '@first-show/domain/core/dates';
import { paths } from '@first-show/domain/core/paths';
import type { CompareFilm } from '@first-show/domain/pages/page-data';
import type { ReactNode } from 'react';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { Money } from '../../shared/ui/figures/money.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';

const Wrap = styled('div')({ overflowX: 'auto' });
const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '10px 12px 10px 0', textAlign: 'left', borderBottom: '1px solid var(--fs-palette-divider)' },
  '& thead th': { ...theme.typography.h4, fontSize: '1.125rem', minWidth: 120, overflowWrap: 'anywhere' },
  '& tbody th': { fontWeight: 600, color: 'var(--fs-palette-text-secondary)', minWidth: 92 },
  '& td': { ...theme.typography.figure, fontSize: '1.125rem', whiteSpace: 'nowrap' },
}));

const ROWS: readonly { name: string; of: (film: CompareFilm) => ReactNode }[] = [
  { name: 'Released', of: ({ releaseDate }) => (releaseDate === null ? '—' : formatShortDate(releaseDate)) },
  { name: 'Day 1', of: (film) => <Money rupees={film.day1Collection} /> },
  { name: 'Weekend', of: (film) => <Money rupees={film.weekendCollection} /> },
  {
    name: 'Second weekend held',
    of: ({ secondWeekendHold }) => (secondWeekendHold === null ? '—' : `${secondWeekendHold.toFixed(1)}%`),
  },
  { name: 'Total', of: (film) => <Money rupees={film.totalCollection} /> },
  { name: 'Figures up to', of: ({ runDays }) => (runDays === null ? '—' : `Day ${runDays}`) },
];

/** The main figures of the compared films, India nett, a column for each film. */
export function CompareFacts({ films }: { films: readonly CompareFilm[] }) {
  return (
    // With four films the table is wider than a phone; with `tabIndex` it scrolls by keyboard.
    <Wrap tabIndex={0} role="region" aria-label="Main figures, India nett">
      <Table>
        <thead>
          <tr>
            <td />
            {films.map(({ id, slug, movieName }) => (
              <th key={id} scope="col" lang={langOf(movieName)}>
                <TextLink to={paths.movie(slug)}>{movieName}</TextLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {films.map((film) => (
                <td key={film.id}>{of(film)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Wrap>
  );
}
