import { knownChangePercent } from '@first-show/domain/box-office/figures';
import { formatShortDate } from '@first-show/domain/core/dates';
import { paths } from '@first-show/domain/core/paths';
import type { ChartEntry } from '@first-show/domain/rollups/rollups';
import { Suspense } from 'react';
import { Change } from '../../shared/ui/figures/change.tsx';
import { MarigoldRank } from '../../shared/ui/figures/marigold-rank.tsx';
import { Money } from '../../shared/ui/figures/money.tsx';
import { Poster } from '../../shared/ui/art/poster.tsx';
import { CellLabel, StackedTable } from '../../shared/ui/figures/stacked-table.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { Sparkline } from '../charts/sparkline.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Table = styled(StackedTable)(({ theme }) => ({
  '& thead th': { ...theme.typography.meta, fontWeight: 600, color: 'var(--fs-palette-text-disabled)' },
  '& td, & tbody th': { ...theme.typography.figure, fontSize: '1.125rem', whiteSpace: 'nowrap' },
  '& tbody th': { textAlign: 'left' },
  '& td[data-total]': { color: '#FFC24A' },
  [theme.breakpoints.down('md')]: {
    '& tbody tr': {
      // Most totals have one width in every font, so that titles break at the same words.
      gridTemplateColumns: '2.625rem minmax(0, 1fr) minmax(0, 1fr) minmax(4.5rem, auto)',
      gridTemplateAreas: '"rank film film total" "rank film film change" "rank day1 weekend weekend"',
      padding: '14px 0 12px',
      borderBottom: '1px solid var(--fs-palette-divider)',
    },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    '& td[data-rank]': { gridArea: 'rank', textAlign: 'left', alignSelf: 'start' },
    '& tbody th': { gridArea: 'film' },
    '& td[data-total]': { gridArea: 'total', fontSize: '1.25rem', alignSelf: 'end' },
    '& td[data-change]': { gridArea: 'change', alignSelf: 'start' },
    '& td[data-day1]': { gridArea: 'day1', textAlign: 'left', paddingTop: 8 },
    '& td[data-weekend]': { gridArea: 'weekend', paddingTop: 8 },
  },
  [theme.breakpoints.up('md')]: {
    '& th, & td': { padding: '12px 14px', borderBottom: '1px solid var(--fs-palette-divider)' },
    '& thead th': { borderBottomWidth: 2 },
    '& tbody tr:last-of-type > *': { borderBottom: 0 },
    '& thead th:first-of-type, & td:first-of-type': { paddingLeft: 0, textAlign: 'left', width: 58 },
    '& thead th:nth-of-type(2)': { textAlign: 'left' },
    '& thead th:last-of-type, & td:last-of-type': { paddingRight: 0 },
    // Fixed widths: columns must not shift while rows are still loading.
    '& thead th:nth-of-type(3), & thead th:nth-of-type(4)': { width: '15%' },
    '& thead th:nth-of-type(5)': { width: '17%' },
    '& thead th:nth-of-type(6)': { width: '11.5%' },
    '& td, & tbody th': { fontSize: '1.375rem' },
    '& tbody tr:first-of-type > *': { fontSize: '1.75rem' },
  },
}));

const Film = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  whiteSpace: 'normal',
  '& > [data-poster]': { flex: 'none', width: 34 },
  // The narrowest phones hide the poster, because the name needs the width, and the sparkline,
  // which needs the poster's height.
  '@media (max-width: 379px)': { '& > [data-poster], & svg': { display: 'none' } },
  [theme.breakpoints.up('md')]: {
    gap: 16,
    '& > [data-poster]': { width: 48 },
    'tr:first-of-type & > [data-poster]': { width: 72 },
  },
}));

const Title = styled('span')(({ theme }) => ({
  ...theme.typography.h4,
  display: 'block',
  fontSize: '1.125rem',
  letterSpacing: '-.008em',
  // Only a word that is wider than the column may break; `anywhere` would also break shorter words.
  overflowWrap: 'break-word',
  fontVariantNumeric: 'normal',
  [theme.breakpoints.up('md')]: { fontSize: '1.4375rem', 'tr:first-of-type &': { fontSize: '2.125rem' } },
}));

const Released = styled('span')(({ theme }) => ({
  ...theme.typography.meta,
  fontStretch: '100%',
  color: 'var(--fs-palette-text-disabled)',
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

/**
 * Small print for the gross total, which is shown if the nett total is not known. Gross and nett
 * must not be confused.
 */
const Gross = styled('span')(({ theme }) => ({
  ...theme.typography.meta,
  fontStretch: '100%',
  display: 'block',
  color: 'var(--fs-palette-text-disabled)',
}));

const COLUMNS = ['Rank', 'Movie', 'Day 1', 'Weekend', 'Total', 'Change'];

function Head() {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {COLUMNS.map((name) => (
          <th key={name} scope="col" role="columnheader">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Ranking({ entry }: { entry: ChartEntry }) {
  return (
    <tr role="row">
      <td role="cell" data-rank="">
        <MarigoldRank rank={entry.rank} />
      </td>
      <th scope="row" role="rowheader">
        <Film>
          <span data-poster="">
            <Poster imageUrl={entry.imageUrl} title={entry.movieName} alt="" seed={entry.slug} sizes="72px" />
          </span>
          <span>
            <Title lang={langOf(entry.movieName)}>
              <TextLink to={paths.movie(entry.slug)}>{entry.movieName}</TextLink>
            </Title>
            {entry.releaseDate !== null && <Released>{`Released ${formatShortDate(entry.releaseDate)}`}</Released>}
            {/* It has no text: the film's page has the days as a table. */}
            <Sparkline values={entry.trend} />
          </span>
        </Film>
      </th>
      <td role="cell" data-day1="">
        <CellLabel>Day 1</CellLabel>
        <Money rupees={entry.day1Collection} />
      </td>
      <td role="cell" data-weekend="">
        <CellLabel>Weekend</CellLabel>
        <Money rupees={entry.weekendCollection} />
      </td>
      <td role="cell" data-total="">
        <Money rupees={entry.totalCollection} />
        {entry.totalCollection === null && entry.totalGrossRupees !== null && (
          <Gross>
            <Money rupees={entry.totalGrossRupees} /> gross
          </Gross>
        )}
      </td>
      <td role="cell" data-change="">
        <Change percent={knownChangePercent(entry)} size={entry.rank === 1 ? 20 : 17} />
      </td>
    </tr>
  );
}

/**
 * The rankings of the box office page, in the colours of a `Board`, which the page puts around
 * them. Sums are India nett; a gross total is marked. On phones the six columns are stacked.
 */
export function RankingsTable({ entries, caption }: { entries: readonly ChartEntry[]; caption: string }) {
  return (
    <Table role="table" aria-label={caption}>
      <Head />
      <tbody role="rowgroup">
        {entries.map((entry) => (
          <Suspense key={entry.id}>
            <Ranking entry={entry} />
          </Suspense>
        ))}
      </tbody>
    </Table>
  );
}
