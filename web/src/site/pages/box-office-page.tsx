import { chartChoices, filterChart } from '@first-show/domain/box-office/chart-filter';
import { boxOfficeSummary, chartFilms } from '@first-show/domain/box-office/figures';
import type { BoxOfficeRollup } from '@first-show/domain/rollups/rollups';
import { livePaths } from '@first-show/domain/core/live-paths';
import { formatIndianDate, indianDay } from '@first-show/domain/core/dates';
import { Suspense } from 'react';
import { ChartFilters } from '../box-office/chart-filters.tsx';
import { LanguageTotals } from '../box-office/language-totals.tsx';
import { ChartStats } from '../box-office/chart-stats.tsx';
import { FilmsWithoutRank } from '../box-office/films-without-rank.tsx';
import { HowWeTrack } from '../box-office/how-we-track.tsx';
import { Milestones } from '../box-office/milestones.tsx';
import { MoreBoxOffice } from '../box-office/more-box-office.tsx';
import { RankingsTable } from '../box-office/rankings-table.tsx';
import { useLiveDoc } from '../../shared/lib/live/use-live.ts';
import { AlertBox } from '../../shared/ui/alert-box.tsx';
import { Board } from '../../shared/ui/page/board.tsx';
import { Container } from '../../shared/ui/page/container.tsx';
import { PageArt } from '../../shared/ui/art/page-art.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { useEnvelope, usePage } from './use-page.ts';
import { styled } from '../../shared/ui/styled.ts';

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: 32,
  padding: '20px 0 28px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', padding: '32px 0 28px' },
}));
const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.titleCard,
  fontSize: 'clamp(3.75rem, 7.4vw, 6rem)',
  lineHeight: 0.95,
  margin: 0,
}));
const Standfirst = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  color: 'var(--fs-palette-text-secondary)',
  lineHeight: 1.4,
  margin: '20px 0 12px',
  maxWidth: '26em',
}));
const Updated = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  fontWeight: 700,
  color: 'var(--fs-palette-text-disabled)',
  margin: 0,
}));
const Art = styled('div')(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } }));
/** Years with a link of their own below the chart. */
const YEARS_LINKED = 5;
const Section = styled('section')({ marginTop: 64 });

/**
 * `/box-office`: totals, filters, rankings on a board, charts, films without figures, milestones,
 * and how the figures are made. Listens to the roll-up, so the figures are live.
 */
export function Component() {
  const loaded = usePage('box-office');
  const today = indianDay(useEnvelope().loadedAt);
  const all = useLiveDoc<BoxOfficeRollup, typeof loaded.entries>(
    livePaths.boxOffice,
    loaded.entries,
    (rollup) => rollup.entries,
  );
  const { filter } = loaded;
  const entries = filterChart(all, filter, today);
  const filters = <ChartFilters filter={filter} entries={all} today={today} />;
  const summary = boxOfficeSummary(entries);
  const ranked = chartFilms(entries);
  const withoutRank = entries.filter(({ rank }) => rank === null);
  return (
    <>
      <Container>
        <Head>
          <div>
            <Title>Box Office</Title>
            <Standfirst>
              Who sold out, who slipped, and what the weekend really added up to. All sums are India nett.
            </Standfirst>
            {summary.updatedAt !== null && (
              <Updated>
                Last updated: <time dateTime={summary.updatedAt}>{formatIndianDate(summary.updatedAt)}</time>
              </Updated>
            )}
          </div>
          <Art>
            <PageArt name="box-office" wide ratio={2.8} sizes="560px" eager />
          </Art>
        </Head>
        <ChartStats summary={summary} />
      </Container>
      {ranked.length === 0 ? (
        <Container>
          {chartFilms(all).length > 0 && <SectionHeading title="Rankings">{filters}</SectionHeading>}
          <AlertBox>
            {chartFilms(all).length > 0
              ? 'No film of the chart matches this choice.'
              : 'No box office data available at the moment. Please check back later.'}
          </AlertBox>
        </Container>
      ) : (
        <Board labelledBy="rankings">
          <div style={{ padding: '16px 0 32px' }}>
            <SectionHeading title="Rankings" id="rankings">
              {filters}
            </SectionHeading>
            <RankingsTable entries={ranked} caption="Rankings, India nett" />
          </div>
        </Board>
      )}
      <Container>
        <LanguageTotals entries={ranked} />
        <MoreBoxOffice years={chartChoices(all).years.slice(0, YEARS_LINKED)} />
        {withoutRank.length > 0 && (
          <Suspense>
            <Section aria-labelledby="without-rank">
              <SectionHeading title="Not on the Chart Yet" id="without-rank" />
              <FilmsWithoutRank films={withoutRank} />
            </Section>
          </Suspense>
        )}
        <Suspense>
          <Section aria-labelledby="milestones">
            <SectionHeading title="Collection Milestones" id="milestones" />
            <Milestones entries={entries} />
          </Section>
        </Suspense>
        <Suspense>
          <Section aria-labelledby="how-we-track">
            <SectionHeading title="How We Track" id="how-we-track" />
            <HowWeTrack />
          </Section>
        </Suspense>
      </Container>
    </>
  );
}
