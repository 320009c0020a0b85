import { styled } from '@mui/material/styles';
import { formatDay, formatWeekday } from '@first-show/domain/core/dates';
import { seedOf } from '../../ui/cut.ts';
import { isWeekend, type ChartDay } from './day-figures.ts';

const CRORE = 10_000_000;
const CHART_HEIGHT_PX = 300;
/** A film of two days is no wall of gold. */
const BAR_MAX_PX = 108;
/** Above this the bars are too narrow for a figure on each. */
const LABELLED_DAYS = 16;
const PHONE_DAYS = 10;

const Figure = styled('figure')({ margin: 0 });
const Bars = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(0, ${BAR_MAX_PX}px)`,
  alignItems: 'end',
  columnGap: 4,
  borderBottom: '2px solid var(--fs-palette-edge)',
  [theme.breakpoints.up('md')]: { columnGap: 16 },
}));
const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.figure,
  textAlign: 'center',
  fontSize: '.875rem',
  minWidth: 0,
  whiteSpace: 'nowrap',
  '& > i': { display: 'block', marginTop: 4 },
  // A phone has room for ten figures: with more days only the highest bar is named, the table below has them all.
  [theme.breakpoints.down('sm')]: { '[data-dense] & > span:not([data-peak])': { display: 'none' } },
  [theme.breakpoints.up('md')]: { fontSize: '1.25rem', '& > i': { marginTop: 8 } },
}));
const Axis = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(0, ${BAR_MAX_PX}px)`,
  columnGap: 4,
  textAlign: 'center',
  ...theme.typography.meta,
  fontWeight: 600,
  color: 'var(--fs-palette-text-secondary)',
  paddingTop: 8,
  '& > span': { overflow: 'hidden', whiteSpace: 'nowrap' },
  '& small': { display: 'none' },
  [theme.breakpoints.down('sm')]: { '[data-dense] & b ~ i': { display: 'none' } },
  '& b, & i': { font: 'inherit' },
  [theme.breakpoints.up('md')]: {
    columnGap: 16,
    '& small': { display: 'block', fontSize: '.875rem', fontWeight: 500, color: 'var(--fs-palette-text-disabled)' },
  },
}));
const Caption = styled('figcaption')(({ theme }) => ({
  ...theme.typography.meta,
  color: 'var(--fs-palette-text-disabled)',
  marginTop: 12,
}));

/** Each bar is cut by hand, the same way every time. */
function barCut(seed: string): string {
  const hash = seedOf(seed);
  const off = (shift: number, most: number) => ((hash >>> shift) & 15) * (most / 15);
  return `polygon(0 ${off(0, 4).toFixed(1)}%, 100% ${off(4, 4).toFixed(1)}%, ${(100 - off(8, 2)).toFixed(1)}% 50%, 100% 100%, ${off(12, 1.5).toFixed(1)}% 100%, ${off(16, 2).toFixed(1)}% 50%)`;
}

/**
 * Collections day by day as hand-cut bars, weekends in gold, value above in crore. A picture for the eye only: the table beside it holds
 * the same data for everybody. `label` says what the sums are ('India nett' or 'India gross').
 */
export function DayChart({ days, label }: { days: readonly ChartDay[]; label: string }) {
  const most = Math.max(...days.map((day) => day.rupees));
  const isLabelled = days.length <= LABELLED_DAYS;
  const axisStep = Math.ceil(days.length / LABELLED_DAYS);
  return (
    <Figure>
      <div aria-hidden="true" data-dense={days.length > PHONE_DAYS ? '' : undefined}>
        <Bars>
          {days.map((day) => (
            <Bar key={day.day} title={`${formatDay(day.date)}: ₹${(day.rupees / CRORE).toFixed(1)} Cr`}>
              {isLabelled && (
                <span data-peak={day.rupees === most ? '' : undefined}>{(day.rupees / CRORE).toFixed(1)}</span>
              )}
              <i
                style={{
                  height: Math.max(3, Math.round((day.rupees / most) * CHART_HEIGHT_PX)),
                  backgroundColor: isWeekend(day.date) ? 'var(--fs-palette-bulb)' : '#A3607A',
                  clipPath: barCut(`${day.day}-${day.rupees}`),
                }}
              />
            </Bar>
          ))}
        </Bars>
        <Axis>
          {days.map((day, index) => (
            <span key={day.day}>
              {index % axisStep === 0 && (
                <>
                  <b>{formatWeekday(day.date).slice(0, 1)}</b>
                  <i>{formatWeekday(day.date).slice(1)}</i>
                  <small>{formatDay(day.date)}</small>
                </>
              )}
            </span>
          ))}
        </Axis>
      </div>
      <Caption>{label}, in ₹ Cr. Weekends in gold.</Caption>
    </Figure>
  );
}
