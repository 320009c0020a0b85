import { styled } from '@mui/material/styles';
import { formatDay, formatWeekday } from '@first-show/domain/core/dates';
import { formatRupees } from '@first-show/domain/core/money';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { offsetsOf } from '../../shared/ui/art/cut.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { type ChartDay, isWeekend, weekendPeaks, weeksOf } from './day-figures.ts';

const CRORE = 10_000_000;
const CHART_HEIGHT_PX = 300;
/** Maximum width of a bar. Without it, the bars of a film with two days would be very wide. */
const BAR_MAX_PX = 108;
/**
 * Maximum number of days with a figure on every bar. With more days the bars are too narrow, so
 * only the peak of each weekend has its figure, and the axis shows the sums of weeks.
 */
const LABELLED_DAYS = 16;
const PHONE_DAYS = 10;
/**
 * Minimum width of a bar with its gap, so that bars can be told apart. A chart of several months
 * scrolls sideways.
 */
const BAR_MIN_PX = 6;

const WEEKEND = 'var(--fs-palette-bulb)';
const WEEKDAY = '#A3607A';

const Figure = styled('figure')({ margin: 0 });
const Legend = styled('ul')(({ theme }) => ({
  ...theme.typography.meta,
  fontWeight: 600,
  color: 'var(--fs-palette-text-secondary)',
  listStyle: 'none',
  // The chart begins 28 px higher than its box, with room for the bubble.
  margin: '0 0 28px',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  '& > li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& > li::before': {
    content: '""',
    flex: 'none',
    width: 14,
    height: 14,
    forcedColorAdjust: 'none',
    backgroundColor: WEEKDAY,
  },
  '& > li[data-weekend]::before': { backgroundColor: WEEKEND },
}));
const Scroll = styled('div')({
  // Room for the bubble above the highest bar. A box that scrolls sideways clips its content at the
  // top too.
  paddingTop: 52,
  marginTop: -28,
  overflowX: 'auto',
  overflowY: 'hidden',
});
const Plot = styled('div')({
  position: 'relative',
  // A horizontal drag moves through the days; a vertical drag scrolls the page.
  touchAction: 'pan-y',
  // Room for the last week's label, which may be wider than its days.
  '&:has([data-long])': { paddingRight: 8 },
  '&:has(input:focus-visible)': { outline: '3px solid var(--fs-palette-focus)', outlineOffset: -3 },
});
const columns = { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: `minmax(0, ${BAR_MAX_PX}px)` } as const;
// A visually hidden range input for the keyboard and screen readers. Its value is the selected bar.
const HiddenRange = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
const Bars = styled('div')(({ theme }) => ({
  ...columns,
  alignItems: 'end',
  columnGap: 4,
  borderBottom: '2px solid var(--fs-palette-edge)',
  '&[data-long]': { columnGap: 1 },
  [theme.breakpoints.up('md')]: { columnGap: 16, '&[data-long]': { columnGap: 5 } },
}));
const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.figure,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  fontSize: '.875rem',
  minWidth: 0,
  position: 'relative',
  whiteSpace: 'nowrap',
  '& > i': { display: 'block', width: '100%', marginTop: 4, forcedColorAdjust: 'none', backgroundColor: WEEKDAY },
  '&[data-weekend] > i': { backgroundColor: WEEKEND },
  // The selected bar hides its own label, because the bubble shows the figure.
  '&[data-chosen] > span': { visibility: 'hidden' },
  // The labels of the first and the last two bars may be wider than their bar; align them so that
  // they stay inside the chart.
  '&:first-of-type': { alignItems: 'flex-start' },
  '&:nth-last-of-type(-n + 2)': { alignItems: 'flex-end' },
  '[data-short] > &&': { alignItems: 'center' },
  '&[data-chosen] > i': { backgroundColor: 'var(--fs-palette-text-primary)' },
  // A phone has room for ten figures. With more days, only the peaks of weekends have one.
  [theme.breakpoints.down('sm')]: { '[data-dense] > & > span:not([data-peak])': { display: 'none' } },
  [theme.breakpoints.up('md')]: { '[data-short] > &': { fontSize: '1.25rem' }, '& > i': { marginTop: 8 } },
}));
const Bubble = styled('div')(({ theme }) => ({
  ...theme.typography.meta,
  fontStretch: '100%',
  position: 'absolute',
  left: '50%',
  zIndex: 1,
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
  padding: '4px 10px',
  color: 'var(--fs-palette-background-default)',
  backgroundColor: 'var(--fs-palette-text-primary)',
  border: '1px solid transparent',
  '& b': { ...theme.typography.figure, fontSize: '1.125rem', marginLeft: 8 },
}));
const Axis = styled('div')(({ theme }) => ({
  ...columns,
  columnGap: 4,
  textAlign: 'center',
  ...theme.typography.meta,
  fontWeight: 600,
  color: 'var(--fs-palette-text-secondary)',
  paddingTop: 8,
  '& > span': { whiteSpace: 'nowrap', minWidth: 0 },
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
  [theme.breakpoints.down('md')]: { '& [data-rest]': { display: 'none' } },
  [theme.breakpoints.up('md')]: { columnGap: 5, '& > li': { paddingLeft: 8 }, '& b': { fontSize: '1.25rem' } },
}));
const Caption = styled('figcaption')(({ theme }) => ({
  ...theme.typography.meta,
  color: 'var(--fs-palette-text-disabled)',
  marginTop: 12,
}));

/** A `clip-path` that gives a bar irregular edges. The same seed always gives the same edges. */
function barCut(seed: string): string {
  const off = offsetsOf(seed);
  return `polygon(0 ${off(0, 4).toFixed(1)}%, 100% ${off(4, 4).toFixed(1)}%, ${(100 - off(8, 2)).toFixed(1)}% 50%, 100% 100%, ${off(12, 1.5).toFixed(1)}% 100%, ${off(16, 2).toFixed(1)}% 50%)`;
}

const inCrore = (rupees: number): string => (rupees / CRORE).toFixed(1);
const dayName = ({ date, day }: ChartDay): string => `${formatWeekday(date)} ${formatDay(date)}, day ${day}`;

function DayBar({
  day,
  heightPx,
  isPeak,
  showsValue,
  bubbleAt,
}: {
  day: ChartDay;
  heightPx: number;
  isPeak: boolean;
  showsValue: boolean;
  /**
   * The position of the selected bar in the chart, from 0 to 1, which places its bubble; `null` for
   * every other bar.
   */
  bubbleAt: number | null;
}) {
  return (
    <Bar data-weekend={isWeekend(day.date) ? '' : undefined} data-chosen={bubbleAt === null ? undefined : ''}>
      {showsValue && <span data-peak={isPeak ? '' : undefined}>{inCrore(day.rupees)}</span>}
      <i style={{ height: heightPx, clipPath: barCut(`${day.day}-${day.rupees}`) }} />
      {bubbleAt !== null && (
        // Move the bubble left by a share of its width that equals the bar's position (0 to 1), so
        // that it never leaves the chart.
        <Bubble
          style={{
            bottom: heightPx + 4,
            transform: `translateX(-${bubbleAt * 100}%)`,
          }}
        >
          {dayName(day)}
          <b>{formatRupees(day.rupees)}</b>
        </Bubble>
      )}
    </Bar>
  );
}

/**
 * Collections by day as bars in crore, with a legend for the colour of weekends. Tap, hover and
 * focus show each value, and arrow keys move from day to day. Show a `DayTable` with the same days
 * near the chart. `days` must not be empty. `label`: 'India nett' or 'India gross'. Why this is not
 * MUI X Charts: docs/decisions/024-daily-chart-of-our-own.md.
 */
export function DayChart({
  days,
  label,
  heightPx: chartHeightPx = CHART_HEIGHT_PX,
}: {
  days: readonly ChartDay[];
  label: string;
  /** Height of the highest bar in px. */
  heightPx?: number;
}) {
  const [chosen, setChosen] = useState<number | null>(null);
  const most = Math.max(...days.map((day) => day.rupees));
  const isLong = days.length > LABELLED_DAYS;
  const isDense = days.length > PHONE_DAYS;
  const peaks = weekendPeaks(days);
  const heightPx = ({ rupees }: ChartDay) => Math.max(3, Math.round((rupees / most) * chartHeightPx));
  const flags = {
    'data-dense': isDense ? '' : undefined,
    'data-long': isLong ? '' : undefined,
    'data-short': isLong ? undefined : '',
  };

  const choose = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    // Count the gap to the right of a bar as part of the bar.
    const next = [...currentTarget.children].findIndex((bar) => bar.getBoundingClientRect().left > clientX);
    setChosen(next === -1 ? days.length - 1 : Math.max(0, next - 1));
  };
  return (
    <Figure>
      <Legend>
        <li data-weekend="">Friday to Sunday</li>
        <li>Monday to Thursday</li>
      </Legend>
      <Scroll onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && setChosen(null)}>
        <Plot style={{ minWidth: days.length * BAR_MIN_PX }}>
          <HiddenRange
            type="range"
            aria-label={`Day, ${label}`}
            aria-valuetext={`${dayName(days[chosen ?? 0] as ChartDay)}: ${formatRupees(days[chosen ?? 0]?.rupees)}`}
            min={0}
            max={days.length - 1}
            value={chosen ?? 0}
            onFocus={({ target }) => target.matches(':focus-visible') && setChosen(chosen ?? 0)}
            onBlur={() => setChosen(null)}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
          <Bars
            {...flags}
            aria-hidden="true"
            onPointerDown={choose}
            onPointerMove={choose}
            // A day that was tapped stays selected; only a mouse deselects it by leaving the bars.
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setChosen(null)}
          >
            {days.map((day, index) => (
              <DayBar
                key={day.day}
                day={day}
                heightPx={heightPx(day)}
                isPeak={peaks.has(day.day)}
                showsValue={!isLong || peaks.has(day.day)}
                bubbleAt={index === chosen ? index / Math.max(1, days.length - 1) : null}
              />
            ))}
          </Bars>
          {isLong ? <WeekAxis days={days} label={label} /> : <DayAxis days={days} isDense={isDense} />}
        </Plot>
      </Scroll>
      <Caption>
        {label}, in ₹ Cr. {isLong && <span>Each week has its sum below it. </span>}Tap a bar, or point at it, to see its
        day.
      </Caption>
    </Figure>
  );
}

function DayAxis({ days, isDense }: { days: readonly ChartDay[]; isDense: boolean }) {
  return (
    <Axis aria-hidden="true" data-dense={isDense ? '' : undefined}>
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

/** The week axis: 'Week 1' with its sum in crore, as wide as its days. Below 800 px it is 'W1'. */
function WeekAxis({ days, label }: { days: readonly ChartDay[]; label: string }) {
  return (
    <Weeks aria-label={`Sums by week, ${label}`}>
      {weeksOf(days).map(({ week, dayCount, rupees }) => (
        <li key={week} style={{ gridColumn: `span ${dayCount}` }}>
          <span aria-hidden="true">
            W<span data-rest="">eek </span>
            {week}
            {/* A week of a single day has no room for its sum. Below 800 px, neither has a week
                of two or three days. Screen readers get every sum. */}
            {dayCount > 1 && <b data-rest={dayCount > 3 ? undefined : ''}>{inCrore(rupees)}</b>}
          </span>
          <VisuallyHidden>{`Week ${week}: ${formatRupees(rupees)}`}</VisuallyHidden>
        </li>
      ))}
    </Weeks>
  );
}
