import { styled } from '@mui/material/styles';
import { WIDGET_ROWS } from '@first-show/domain/core/limits';
import { isHindi } from '@first-show/domain/core/text';
import { paths } from '@first-show/domain/core/paths';
import type { HomeData } from '@first-show/domain/pages/page-data';
import { memo } from 'react';
import { Board } from '../../ui/board.tsx';
import { Change } from '../../ui/change.tsx';
import { CutPicture } from '../../ui/cut-picture.tsx';
import { MarigoldRank } from '../../ui/marigold-rank.tsx';
import { Money } from '../../ui/money.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { StatFigure, StatRow } from '../../ui/stat-figure.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  paddingBlock: '20px 28px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '244px minmax(0, 1fr)', columnGap: 36 },
}));
const Poster = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block', marginLeft: -4, transform: 'rotate(-2.5deg)', filter: 'drop-shadow(0 18px 20px rgba(0,0,0,.55))' },
}));
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': { ...theme.typography.meta, captionSide: 'bottom', textAlign: 'left', color: 'var(--fs-palette-text-disabled)', paddingTop: 12 },
  '& th': { fontWeight: 600, fontSize: '.875rem', color: 'var(--fs-palette-text-disabled)', textAlign: 'right', padding: '0 0 12px 12px' },
  '& thead': { borderBottom: '2px solid var(--fs-palette-divider)' },
  '& tbody tr + tr': { borderTop: '1px solid var(--fs-palette-divider)' },
  '& td, & tbody th': { padding: '9px 0 9px 12px', textAlign: 'right' },
  '& td:first-of-type': { width: 70, paddingLeft: 0, textAlign: 'left' },
  '& th:nth-of-type(1), & thead th:nth-of-type(2)': { textAlign: 'left', paddingLeft: 0 },
  '& .large': { display: 'none', [theme.breakpoints.up('sm')]: { display: 'table-cell' } },
  [theme.breakpoints.down('sm')]: { '& td:first-of-type': { width: 54 }, '& td, & tbody th': { paddingLeft: 8 } },
}));
const Movie = styled('span')(({ theme }) => ({
  ...theme.typography.h4,
  display: 'block',
  fontSize: '1.25rem',
  textAlign: 'left',
  color: 'var(--fs-palette-text-primary)',
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('sm')]: { fontSize: '1.0625rem' },
}));
const Figure = styled('span')(({ theme }) => ({ ...theme.typography.figure, fontSize: '1.3125rem', [theme.breakpoints.down('sm')]: { fontSize: '1.125rem' } }));
const ViewAll = styled(TextLink)({ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 700, color: 'var(--fs-palette-primary-main)', whiteSpace: 'nowrap' });

/** The chart on the home page: up to five films, and what all entries add up to. Sums are India nett. */
export const BoxOfficeWidget = memo(function BoxOfficeWidget({ boxOffice }: { boxOffice: HomeData['boxOffice'] }) {
  const rows = boxOffice.entries.slice(0, WIDGET_ROWS);
  const first = rows[0];
  return (
    <Board labelledBy="box-office-widget">
      <Layout>
        {first !== undefined && (
          <Poster>
            <CutPicture imageUrl={first.imageUrl} alt={`Poster of ${first.movieName}`} seed={first.slug} ratio={0.75} sizes="244px" />
          </Poster>
        )}
        <div style={{ gridColumn: '-2' }}>
          <SectionHeading title="Box Office" id="box-office-widget">
            {boxOffice.count > WIDGET_ROWS && <ViewAll to={paths.boxOffice}>View all</ViewAll>}
          </SectionHeading>
          {rows.length === 0 ? (
            <p>No box office data available at the moment. Please check back later.</p>
          ) : (
            <Table>
              <caption>The top of the chart, India nett</caption>
              <thead>
                <tr>
                  <th scope="col">
                    <VisuallyHidden>Rank</VisuallyHidden>
                  </th>
                  <th scope="col">Movie</th>
                  <th scope="col" className="large">
                    Day 1
                  </th>
                  <th scope="col" className="large">
                    Weekend
                  </th>
                  <th scope="col">Total</th>
                  <th scope="col">Change</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((entry) => (
                  <tr key={entry.id}>
                    <td>
                      <MarigoldRank rank={entry.rank} />
                    </td>
                    <th scope="row">
                      <Movie lang={isHindi(entry.movieName) ? 'hi' : undefined}>
                        <TextLink to={paths.movie(entry.slug)}>{entry.movieName}</TextLink>
                      </Movie>
                    </th>
                    <td className="large">
                      <Figure>
                        <Money rupees={entry.day1Collection} />
                      </Figure>
                    </td>
                    <td className="large">
                      <Figure>
                        <Money rupees={entry.weekendCollection} />
                      </Figure>
                    </td>
                    <td>
                      <Figure sx={{ color: 'primary.main' }}>
                        <Money rupees={entry.totalCollection} />
                      </Figure>
                    </td>
                    <td>
                      <Change percent={entry.changePercent} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
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
