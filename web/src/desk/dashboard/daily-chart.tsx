import { BarChart } from '@mui/x-charts/BarChart';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { DayStats } from '@first-show/domain/analytics/daily-stats';
import { formatCount } from '@first-show/domain/core/money';
import { formatDay, formatWeekday } from '@first-show/domain/core/dates';
import { ANEK } from '../../shared/ui/art/families.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';

const Chart = styled('figure')({
  margin: 0,
  // Override MUI's text colour with the site's.
  '& text': { fill: 'var(--fs-palette-text-disabled) !important' },
  '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: 'var(--fs-palette-divider) !important' },
  // The library's focusable element has an inline 'outline: none'.
  '& :focus-visible': { outline: '3px solid var(--fs-palette-focus) !important', outlineOffset: 3 },
});
const Caption = styled('figcaption')({ display: 'flex', justifyContent: 'space-between', gap: 16, fontWeight: 700 });
const Sum = styled('span')({ color: 'var(--fs-palette-text-disabled)', fontWeight: 500 });

const WEEKDAY = '#A05578';
const WEEKEND = 'var(--fs-palette-bulb)';
/** The chart must know the font size of its labels, because it omits those that overlap. */
const LABEL = { fontSize: 14 };
const LEGEND = { gap: '4px 16px', color: 'var(--fs-palette-text-secondary)', fontSize: 14, fontFamily: ANEK };
const LEGEND_PLACE = { vertical: 'bottom', horizontal: 'start' } as const;
const TOOLTIP = { '& caption, & th, & td, & span, & p': { fontFamily: ANEK } };

const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });
const isWeekend = (day: string): boolean => ['Sat', 'Sun'].includes(formatWeekday(day));

/** Views by day. Weekends are amber, as in the chart of a film page. */
export function DailyChart({ days }: { days: readonly DayStats[] }) {
  const id = useId();
  // The chart has two series, so that the library's legend names both colours.
  const seriesOf = (name: string, color: string, isShown: (day: string) => boolean) => ({
    label: `Views, ${name}`,
    color,
    stack: 'views',
    data: days.map((one) => (isShown(one.day) ? one.views : null)),
    valueFormatter: (value: number | null) => (value === null ? null : formatCount(value)),
  });
  const values = days.map((one) => one.views);
  return (
    <Chart aria-labelledby={id}>
      <Caption id={id}>
        <span>
          Views
          <VisuallyHidden> by day. {summaryOf(days, values)}</VisuallyHidden>
        </span>
        <Sum>
          {formatCount(values.reduce((sum, value) => sum + value, 0))} in {days.length} days
        </Sum>
      </Caption>
      <BarChart
        height={220}
        // The data is live, so animated bars would move all the time.
        skipAnimation
        // Room for the right half of the last day's label.
        margin={{ left: 0, right: 18, top: 12, bottom: 0 }}
        slotProps={{ tooltip: { sx: TOOLTIP }, legend: { sx: LEGEND, position: LEGEND_PLACE } }}
        xAxis={[
          {
            id: 'day',
            scaleType: 'band',
            data: days.map(({ day }) => day),
            valueFormatter: (day: string, { location }) =>
              location === 'tick' ? formatDay(day) : `${formatWeekday(day)}, ${formatDay(day)}`,
            categoryGapRatio: 0.25,
            tickLabelStyle: LABEL,
            tickLabelMinGap: 10,
          },
        ]}
        yAxis={[
          {
            id: 'count',
            // Room for compact labels such as '12.5L'.
            width: 52,
            min: 0,
            tickMinStep: 1,
            tickNumber: 4,
            valueFormatter: (value: number) => compact.format(value),
            tickLabelStyle: LABEL,
          },
        ]}
        series={[
          seriesOf('Monday to Friday', WEEKDAY, (day) => !isWeekend(day)),
          seriesOf('weekend', WEEKEND, isWeekend),
        ]}
      />
    </Chart>
  );
}

/** The day with the highest value, and today, as a text alternative for screen readers. */
function summaryOf(days: readonly DayStats[], values: readonly number[]): string {
  const most = Math.max(...values);
  const best = days[values.indexOf(most)];
  const today = values.at(-1) ?? 0;
  return `Most on ${best === undefined ? 'no day' : formatDay(best.day)}: ${formatCount(most)}. Today so far: ${formatCount(today)}.`;
}
