import { styled } from '@mui/material/styles';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { formatShortDate } from '@first-show/domain/core/dates';
import { paths } from '@first-show/domain/core/paths';
import { isHindi } from '@first-show/domain/core/text';
import { Suspense } from 'react';
import { Change } from '../../ui/change.tsx';
import { MarigoldRank } from '../../ui/marigold-rank.tsx';
import { Money } from '../../ui/money.tsx';
import { Poster } from '../../ui/poster.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '12px 8px',
    textAlign: 'right',
    verticalAlign: 'middle',
    borderBottom: '1px solid var(--fs-palette-divider)',
  },
  '& thead th:first-of-type, & td:first-of-type': { paddingLeft: 0, textAlign: 'left', width: 58 },
  '& thead th:nth-of-type(2), & tbody th': { textAlign: 'left' },
  '& thead th:last-of-type, & td:last-of-type': { paddingRight: 0 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  // As wide as their figures want it: columns must not move while rows still come.
  '& th:nth-of-type(5)': { width: '19%' },
  '& th:nth-of-type(6)': { width: '23%' },
  '& thead th': {
    ...theme.typography.meta,
    fontWeight: 600,
    color: 'var(--fs-palette-text-disabled)',
    borderBottomWidth: 2,
  },
  '& td, & tbody th': { ...theme.typography.figure, fontSize: '1.0625rem', whiteSpace: 'nowrap' },
  '@media (max-width: 379px)': {
    '& th, & td': { paddingInline: 4 },
    '& thead th:first-of-type, & td:first-of-type': { width: 48 },
  },
  '& [data-wide]': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    '& th, & td': { paddingInline: 14 },
    '& th[data-wide]': { width: '15%' },
    '& th:nth-of-type(5)': { width: '17%' },
    '& th:nth-of-type(6)': { width: '11.5%' },
    '& td, & tbody th': { fontSize: '1.375rem' },
    '& [data-wide]': { display: 'table-cell' },
    '& tbody tr:first-of-type > *': { fontSize: '1.75rem' },
  },
}));

const Film = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  whiteSpace: 'normal',
  '& > [data-poster]': { flex: 'none', width: 34 },
  // The narrowest phones need the width for the name.
  '@media (max-width: 379px)': { '& > [data-poster]': { display: 'none' } },
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
  overflowWrap: 'anywhere',
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

/** Where only the gross is known: said so, in small, and never in the place of the nett. */
const Gross = styled('span')(({ theme }) => ({
  ...theme.typography.meta,
  fontStretch: '100%',
  display: 'block',
  color: 'var(--fs-palette-text-disabled)',
}));

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">Rank</th>
        <th scope="col">Movie</th>
        <th scope="col" data-wide>
          Day 1
        </th>
        <th scope="col" data-wide>
          Weekend
        </th>
        <th scope="col">Total</th>
        <th scope="col">Change</th>
      </tr>
    </thead>
  );
}

function Ranking({ entry }: { entry: BoxOfficeEntry }) {
  return (
    <tr>
      <td>
        <MarigoldRank rank={entry.rank} />
      </td>
      <th scope="row">
        <Film>
          <span data-poster="">
            <Poster imageUrl={entry.imageUrl} title={entry.movieName} alt="" seed={entry.slug} sizes="72px" />
          </span>
          <span>
            <Title lang={isHindi(entry.movieName) ? 'hi' : undefined}>
              <TextLink to={paths.movie(entry.slug)}>{entry.movieName}</TextLink>
            </Title>
            {entry.releaseDate !== null && <Released>Released {formatShortDate(entry.releaseDate)}</Released>}
          </span>
        </Film>
      </th>
      <td data-wide="">
        <Money rupees={entry.day1Collection} />
      </td>
      <td data-wide="">
        <Money rupees={entry.weekendCollection} />
      </td>
      <td style={{ color: '#FFC24A' }}>
        <Money rupees={entry.totalCollection} />
        {entry.totalCollection === null && entry.totalGrossRupees !== null && (
          <Gross>
            <Money rupees={entry.totalGrossRupees} /> gross
          </Gross>
        )}
      </td>
      <td>
        <Change percent={entry.changePercent} size={entry.rank === 1 ? 20 : 17} />
      </td>
    </tr>
  );
}

/** The rankings of the box office page, on a board. Every sum is India nett. Phones keep rank, movie, total and change. */
export function RankingsTable({ entries, caption }: { entries: readonly BoxOfficeEntry[]; caption: string }) {
  return (
    <Table aria-label={caption}>
      <Head />
      <tbody>
        {entries.map((entry) => (
          <Suspense key={entry.id}>
            <Ranking entry={entry} />
          </Suspense>
        ))}
      </tbody>
    </Table>
  );
}
