import { knownChangePercent } from '@first-show/domain/box-office/figures';
import { WIDGET_ROWS } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import type { HomeData } from '@first-show/domain/pages/page-data';
import { memo } from 'react';
import { Board } from '../../shared/ui/page/board.tsx';
import { Change } from '../../shared/ui/figures/change.tsx';
import { CutPicture } from '../../shared/ui/art/cut-picture.tsx';
import { MarigoldRank } from '../../shared/ui/figures/marigold-rank.tsx';
import { Money } from '../../shared/ui/figures/money.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { CellLabel, StackedTable } from '../../shared/ui/figures/stacked-table.tsx';
import { StatFigure, StatRow } from '../../shared/ui/figures/stat-figure.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { styled } from '../../shared/ui/styled.ts';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  paddingBlock: '20px 28px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '244px minmax(0, 1fr)', columnGap: 36 },
}));
const Poster = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'block',
    marginLeft: -4,
    transform: 'rotate(-2.5deg)',
    filter: 'drop-shadow(0 18px 20px rgba(0,0,0,.55))',
  },
}));
const Table = styled(StackedTable)(({ theme }) => ({
  '& caption': {
    ...theme.typography.meta,
    captionSide: 'bottom',
    textAlign: 'left',
    color: 'var(--fs-palette-text-disabled)',
    paddingTop: 12,
  },
  '& thead th': {
    fontWeight: 600,
    fontSize: '.875rem',
    color: 'var(--fs-palette-text-disabled)',
    padding: '0 0 12px 12px',
  },
  '& tbody tr + tr': { borderTop: '1px solid var(--fs-palette-divider)' },
  '& tbody th': { textAlign: 'left' },
  '& td[data-total]': { color: 'var(--fs-palette-primary-main)' },
  [theme.breakpoints.down('md')]: {
    '& caption': { padding: 0 },
    '& tbody tr': {
      gridTemplateColumns: '44px minmax(0, 1fr) minmax(0, 1fr) auto',
      gridTemplateAreas: '"rank film film total" "rank day1 weekend change"',
      rowGap: 4,
      padding: '12px 0',
    },
    '& td[data-rank]': { gridArea: 'rank', textAlign: 'left' },
    '& tbody th': { gridArea: 'film' },
    '& td[data-day1]': { gridArea: 'day1', textAlign: 'left' },
    '& td[data-weekend]': { gridArea: 'weekend', textAlign: 'left' },
    '& td[data-total]': { gridArea: 'total' },
    '& td[data-change]': { gridArea: 'change' },
  },
  // Phones do not show the weekend's sum, which is on the box-office page.
  [theme.breakpoints.down('sm')]: {
    '& [data-weekend]': { display: 'none' },
    '& tbody td[data-day1]': { gridColumnEnd: 'change' },
  },
  [theme.breakpoints.up('md')]: {
    '& thead': { borderBottom: '2px solid var(--fs-palette-divider)' },
    '& td, & tbody th': { padding: '9px 0 9px 12px' },
    '& td:first-of-type': { width: 70, paddingLeft: 0, textAlign: 'left' },
    '& th:nth-of-type(1), & thead th:nth-of-type(2)': { textAlign: 'left', paddingLeft: 0 },
  },
}));
const Movie = styled('span')(({ theme }) => ({
  ...theme.typography.h4,
  display: 'block',
  fontSize: '1.25rem',
  color: 'var(--fs-palette-text-primary)',
  overflowWrap: 'break-word',
  [theme.breakpoints.down('sm')]: { fontSize: '1.1875rem' },
}));
const Figure = styled('span')(({ theme }) => ({
  ...theme.typography.figure,
  fontSize: '1.3125rem',
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('sm')]: { fontSize: '1.125rem', 'td[data-total] &': { fontSize: '1.25rem' } },
}));
const ViewAll = styled(TextLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 700,
  color: 'var(--fs-palette-primary-main)',
  whiteSpace: 'nowrap',
});

type Entry = HomeData['boxOffice']['entries'][number];

function ChartRow({ entry }: { entry: Entry }) {
  return (
    <tr role="row">
      <td role="cell" data-rank="">
        <MarigoldRank rank={entry.rank} />
      </td>
      <th scope="row" role="rowheader">
        <Movie lang={langOf(entry.movieName)}>
          <TextLink to={paths.movie(entry.slug)}>{entry.movieName}</TextLink>
        </Movie>
      </th>
      <td role="cell" data-day1="">
        <CellLabel>Day 1</CellLabel>
        <Figure>
          <Money rupees={entry.day1Collection} />
        </Figure>
      </td>
      <td role="cell" data-weekend="">
        <CellLabel>Weekend</CellLabel>
        <Figure>
          <Money rupees={entry.weekendCollection} />
        </Figure>
      </td>
      <td role="cell" data-total="">
        <Figure>
          <Money rupees={entry.totalCollection} />
        </Figure>
      </td>
      <td role="cell" data-change="">
        <Change percent={knownChangePercent(entry)} />
      </td>
    </tr>
  );
}

function ChartTable({ rows }: { rows: readonly Entry[] }) {
  return (
    <Table role="table">
      <caption>The top of the chart, India nett</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            <VisuallyHidden>Rank</VisuallyHidden>
          </th>
          <th scope="col" role="columnheader">
            Movie
          </th>
          <th scope="col" role="columnheader">
            Day 1
          </th>
          <th scope="col" role="columnheader" data-weekend="">
            Weekend
          </th>
          <th scope="col" role="columnheader">
            Total
          </th>
          <th scope="col" role="columnheader">
            Change
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((entry) => (
          <ChartRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}

/**
 * The chart on the home page: up to five films, and four figures about all films on the chart. Sums
 * are India nett.
 */
export const BoxOfficeWidget = memo(function BoxOfficeWidget({ boxOffice }: { boxOffice: HomeData['boxOffice'] }) {
  const rows = boxOffice.entries.slice(0, WIDGET_ROWS);
  const first = rows[0];
  return (
    <Board labelledBy="box-office-widget">
      <Layout>
        {first !== undefined && (
          <Poster>
            <CutPicture
              imageUrl={first.imageUrl}
              alt={`Poster of ${first.movieName}`}
              seed={first.slug}
              ratio={0.75}
              sizes="244px"
            />
          </Poster>
        )}
        <div style={{ gridColumn: '-2' }}>
          <SectionHeading title="Box Office" id="box-office-widget">
            {boxOffice.count > WIDGET_ROWS && <ViewAll to={paths.boxOffice}>View all</ViewAll>}
          </SectionHeading>
          {rows.length === 0 ? (
            <p>No box office data available at the moment. Please check back later.</p>
          ) : (
            <ChartTable rows={rows} />
          )}
          <div data-later="" style={{ marginTop: 24 }}>
            <StatRow>
              <StatFigure value={boxOffice.count} label="Movies" />
              <StatFigure value={boxOffice.clubCount} label="100 Cr club" />
              <StatFigure value={<Money rupees={boxOffice.topRupees} />} label="Top total, nett" />
              <StatFigure value={<Money rupees={boxOffice.averageRupees} />} label="Average total, nett" />
            </StatRow>
          </div>
        </div>
      </Layout>
    </Board>
  );
});
