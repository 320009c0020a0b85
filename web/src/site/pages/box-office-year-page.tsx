import { boxOfficeSummary } from '@first-show/domain/box-office/figures';
import { paths } from '@first-show/domain/core/paths';
import { LanguageTotals } from '../box-office/language-totals.tsx';
import { ChartStats } from '../box-office/chart-stats.tsx';
import { MoreBoxOffice } from '../box-office/more-box-office.tsx';
import { RankingsTable } from '../box-office/rankings-table.tsx';
import { Board } from '../../shared/ui/page/board.tsx';
import { Breadcrumb } from '../../shared/ui/page/breadcrumb.tsx';
import { Container } from '../../shared/ui/page/container.tsx';
import { PageHead } from '../../shared/ui/page/page-head.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { usePage } from './use-page.ts';

/** `/box-office/{year}`: the films that opened in a year, ranked among each other. */
export function Component() {
  const { year, entries } = usePage('box-office-year');
  return (
    <>
      <Container>
        <Breadcrumb steps={[{ label: 'Box Office', to: paths.boxOffice }, { label: year }]} />
        <PageHead
          title={`Box Office ${year}`}
          standfirst={`The films that opened in ${year}, by what they have earned so far. All sums are India nett.`}
        />
        <ChartStats summary={boxOfficeSummary(entries)} />
      </Container>
      <Board labelledBy="rankings">
        <div style={{ padding: '16px 0 32px' }}>
          <SectionHeading title="Rankings" id="rankings" />
          <RankingsTable entries={entries} caption={`Rankings ${year}, India nett`} />
        </div>
      </Board>
      <Container>
        <LanguageTotals entries={entries} />
        <MoreBoxOffice />
      </Container>
    </>
  );
}
