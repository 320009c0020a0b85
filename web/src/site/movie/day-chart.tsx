import { formatDay, formatWeekday } from '@first-show/domain/core/dates';
import { formatRupees, inCrore } from '@first-show/domain/core/money';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { axisOf, Bars, columns, isDense, isLong } from '../charts/bars.tsx';
import { BAR_COLOURS, Caption, Figure, Legend } from '../charts/chart-parts.tsx';
import { type ChartDay, isWeekend, weekendPeaks, weeksOf } from './day-figures.ts';
import { styled } from '../../shared/ui/styled.ts';

const CHART_HEIGHT_PX = 300;

const Axis = styled('div')(({ theme }) => ({
  ...axisOf(theme),
  '& small': { display: 'none' },
  [theme.breakpoints.down('sm')]: { '&[data-dense] b ~ i': { display: 'none' } },
  '& b, & i': { font: 'inherit' },
  [theme.breakpoints.up('md')]: {
    columnGap: 16,
    '& small': { display: 'block', fontSize: '.875rem', fontWeight: 500, color: 'var(--fs-palette-text-disabled)' },
  },
}));
const Weeks = styled('ol')(({ theme }) => ({
  ...columns,
  columnGap: 1,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  ...theme.typography.meta,
  fontWeight: 600,
  color: 'var(--fs-palette-text-secondary)',
  '& > li': {
    borderLeft: '1px solid var(--fs-palette-edge)',
    padding: '8px 0 0 4px',
    whiteSpace: 'nowrap',
    minWidth: 0,
  },
  '& b': {
    ...theme.typography.figure,
    display: 'block',
    fontSize: '.9375rem',
    color: 'var(--fs-palette-text-primary)',
  },
  // As wide apart as the bars above.
  '&[data-short]': { columnGap: 4, marginTop: 12 },
  [theme.breakpoints.down('md')]: { '& [data-rest]': { display: 'none' } },
  [theme.breakpoints.up('md')]: {
    columnGap: 5,
    '&[data-short]': { columnGap: 16 },
    '& > li': { paddingLeft: 8 },
    '& b': { fontSize: '1.25rem' },
  },
}));

/**
 * Collections by day as bars in crore, with a legend for the colour of weekends. Tap, hover and
 * focus show each value, and arrow keys move from day to day. Show a `DayTable` with the same days
 * near the chart. `days` must not be empty. `label`: 'India nett' or 'India gross'. Why this is not
 * MUI X Charts: docs/decisions/024-daily-chart-of-our-own.md.
 */
export function DayChart({
  days,
  label,
  heightPx = CHART_HEIGHT_PX,
}: {
  days: readonly ChartDay[];
  label: string;
  /** Height of the highest bar in px. */
  heightPx?: number;
}) {
  const peaks = weekendPeaks(days);
  const hasWeeks = weeksOf(days).length > 1;
  return (
    <Figure>
      <Legend
        entries={[
          { name: 'Friday to Sunday', color: BAR_COLOURS[0] },
          { name: 'Monday to Thursday', color: BAR_COLOURS[1] },
        ]}
      />
      <Bars
        items={days.map(({ day, date, rupees }) => ({
          key: day,
          name: `${formatWeekday(date)} ${formatDay(date)}, day ${day}`,
          value: rupees,
          isAccent: isWeekend(date),
          isPeak: peaks.has(day),
        }))}
        label={`Day, ${label}`}
        format={formatRupees}
        print={inCrore}
        heightPx={heightPx}
      >
        {!isLong(days) && <DayAxis days={days} />}
        {hasWeeks && <WeekAxis days={days} label={label} />}
      </Bars>
      <Caption>
        {label}, in ₹ Cr. {hasWeeks && <span>Each week has its sum below it. </span>}Tap a bar, or point at it, to see
        its day.
      </Caption>
    </Figure>
  );
}

function DayAxis({ days }: { days: readonly ChartDay[] }) {
  return (
    <Axis aria-hidden="true" data-dense={isDense(days) ? '' : undefined}>
      {days.map(({ day, date }) => (
        <span key={day}>
          <b>{formatWeekday(date).slice(0, 1)}</b>
          <i>{formatWeekday(date).slice(1)}</i>
          <small>{formatDay(date)}</small>
        </span>
      ))}
    </Axis>
  );
}

/** An eighth of a chart has room for a sum on the smallest phone. */
const isNarrow = (dayCount: number, allDays: number): boolean => dayCount <= 3 && dayCount * 8 < allDays;

/** The week axis: 'Week 1' with its sum in crore, as wide as its days. Below 800 px it is 'W1'. */
function WeekAxis({ days, label }: { days: readonly ChartDay[]; label: string }) {
  return (
    <Weeks aria-label={`Sums by week, ${label}`} data-short={isLong(days) ? undefined : ''}>
      {weeksOf(days).map(({ week, dayCount, rupees }) => (
        <li key={week} style={{ gridColumn: `span ${dayCount}` }}>
          <span aria-hidden="true">
            W<span data-rest="">eek </span>
            {week}
            {/* A week of a single day has no room for its sum. Below 800 px, neither has a narrow
                week of two or three days. Screen readers get every sum. */}
            {dayCount > 1 && <b data-rest={isNarrow(dayCount, days.length) ? '' : undefined}>{inCrore(rupees)}</b>}
          </span>
          <VisuallyHidden>{`Week ${week}: ${formatRupees(rupees)}`}</VisuallyHidden>
        </li>
      ))}
    </Weeks>
  );
}
