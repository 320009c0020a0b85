import { styled } from '../../shared/ui/styled.ts';
import type { boxOfficeSummary } from '@first-show/domain/box-office/figures';
import { Money } from '../../shared/ui/figures/money.tsx';
import { StatFigure, StatRow } from '../../shared/ui/figures/stat-figure.tsx';

const FIGURE_PX = 56;

// Keep the space above the rankings small, so that rank 1 is visible without scrolling on a small
// laptop (1280 × 800).
const Stats = styled('div')({
  borderBlock: '1px solid var(--fs-palette-divider)',
  padding: '16px 0',
  marginBottom: 24,
});

/** The four totals of the films of a chart. */
export function ChartStats({ summary }: { summary: ReturnType<typeof boxOfficeSummary> }) {
  return (
    <Stats>
      <StatRow>
        <StatFigure size={FIGURE_PX} prominent value={summary.count} label="Total Movies" note="on the chart" />
        <StatFigure
          size={FIGURE_PX}
          prominent
          value={<Money rupees={summary.topRupees} />}
          label="Top Collection"
          note={summary.topMovieName ?? 'India nett'}
        />
        <StatFigure
          size={FIGURE_PX}
          prominent
          value={<Money rupees={summary.sumRupees} />}
          label="Total Revenue"
          note="all entries together, nett"
        />
        <StatFigure
          size={FIGURE_PX}
          prominent
          value={summary.activeCount}
          label="Active Releases"
          note="holding or rising"
        />
      </StatRow>
    </Stats>
  );
}
