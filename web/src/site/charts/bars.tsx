import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { offsetsOf } from '../../shared/ui/art/cut.ts';
import { BAR_COLOURS, Bubble, bubbleShift, HiddenRange, Plot } from './chart-parts.tsx';
import { useChoice } from './use-choice.ts';
import { styled } from '../../shared/ui/styled.ts';

/** Maximum width of a bar. Without it, the bars of a chart with two items would be very wide. */
const BAR_MAX_PX = 108;
/**
 * Maximum number of items with a figure on every bar. With more items the bars are too narrow, so
 * only peaks have their figure.
 */
const LABELLED_BARS = 16;
const PHONE_BARS = 10;
/**
 * Minimum width of a bar with its gap, so that bars can be told apart. A longer chart scrolls
 * sideways.
 */
const BAR_MIN_PX = 6;

const Scroll = styled('div')({
  // Room for the bubble above the highest bar. A box that scrolls sideways clips its content at the
  // top too.
  paddingTop: 52,
  marginTop: -28,
  overflowX: 'auto',
  overflowY: 'hidden',
});
const BarPlot = styled(Plot)({
  // Room for the last label of the axis, which may be wider than its bars.
  '&:has([data-long])': { paddingRight: 8 },
});
export const columns = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(0, ${BAR_MAX_PX}px)`,
} as const;
/** The styles of a row of labels, one below each bar. */
export const axisOf = ({ typography }: Theme) =>
  ({
    ...columns,
    columnGap: 4,
    textAlign: 'center',
    ...typography.meta,
    fontWeight: 600,
    color: 'var(--fs-palette-text-secondary)',
    paddingTop: 8,
    '& > span': { whiteSpace: 'nowrap', minWidth: 0 },
  }) as const;
const Columns = styled('div')(({ theme }) => ({
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
  '& > i': {
    display: 'block',
    width: '100%',
    marginTop: 4,
    forcedColorAdjust: 'none',
    backgroundColor: BAR_COLOURS[1],
  },
  '&[data-accent] > i': { backgroundColor: BAR_COLOURS[0] },
  // The selected bar hides its own label, because the bubble shows the figure.
  '&[data-chosen] > span': { visibility: 'hidden' },
  // The labels of the first and the last two bars may be wider than their bar; align them so that
  // they stay inside the chart.
  '&:first-of-type': { alignItems: 'flex-start' },
  '&:nth-last-of-type(-n + 2)': { alignItems: 'flex-end' },
  '[data-short] > &&': { alignItems: 'center' },
  '&[data-chosen] > i': { backgroundColor: 'var(--fs-palette-text-primary)' },
  // A phone has room for ten figures. With more items, only peaks have one.
  [theme.breakpoints.down('sm')]: { '[data-dense] > & > span:not([data-peak])': { display: 'none' } },
  [theme.breakpoints.up('md')]: { '[data-short] > &': { fontSize: '1.25rem' }, '& > i': { marginTop: 8 } },
}));
const ChartBubble = styled(Bubble)({ left: '50%' });

export type BarItem = {
  key: string | number;
  /** Shown in the bubble, and read by screen readers. */
  name: string;
  value: number;
  /** Has the marked colour. */
  isAccent?: boolean;
  /** Keeps its figure where there is no room for all. */
  isPeak?: boolean;
};

export const isLong = (items: readonly unknown[]): boolean => items.length > LABELLED_BARS;
/** Whether a phone has no room for a label at each bar. */
export const isDense = (items: readonly unknown[]): boolean => items.length > PHONE_BARS;

/** A `clip-path` that gives a bar irregular edges. The same seed always gives the same edges. */
function barCut(seed: string): string {
  const off = offsetsOf(seed);
  return `polygon(0 ${off(0, 4).toFixed(1)}%, 100% ${off(4, 4).toFixed(1)}%, ${(100 - off(8, 2)).toFixed(1)}% 50%, 100% 100%, ${off(12, 1.5).toFixed(1)}% 100%, ${off(16, 2).toFixed(1)}% 50%)`;
}

/** A gap to the right of a bar counts as part of the bar. */
function barAt(plot: HTMLElement, clientX: number): number {
  const next = [...plot.children].findIndex((bar) => bar.getBoundingClientRect().left > clientX);
  return next === -1 ? plot.children.length - 1 : next - 1;
}

/**
 * Values from left to right as upright bars, drawn by the server. Tap, hover and focus show the
 * value of a bar, and arrow keys move from bar to bar. `items` must not be empty. Show a table with
 * the same values near the chart.
 */
export function Bars({
  items,
  label,
  format,
  print = format,
  heightPx: chartHeightPx,
  children,
}: {
  items: readonly BarItem[];
  /** The name of the chart for screen readers, such as 'Day, India nett'. */
  label: string;
  /** The value in the bubble. */
  format: (value: number) => string;
  /** The value on the bar, which may be shorter. */
  print?: (value: number) => string;
  /** Height of the highest bar in px. */
  heightPx: number;
  /** The axis below the bars. */
  children: ReactNode;
}) {
  const { chosen, onKeyDown, plot, range } = useChoice(items.length, barAt);
  const most = Math.max(1, ...items.map(({ value }) => value));
  const heightPx = ({ value }: BarItem) => Math.max(3, Math.round((value / most) * chartHeightPx));
  const spoken = items[chosen ?? 0] as BarItem;
  return (
    <Scroll onKeyDown={onKeyDown}>
      <BarPlot style={{ minWidth: items.length * BAR_MIN_PX }}>
        <HiddenRange {...range} aria-label={label} aria-valuetext={`${spoken.name}: ${format(spoken.value)}`} />
        <Columns
          {...plot}
          aria-hidden="true"
          data-dense={isDense(items) ? '' : undefined}
          data-long={isLong(items) ? '' : undefined}
          data-short={isLong(items) ? undefined : ''}
        >
          {items.map((item, index) => (
            <Bar
              key={item.key}
              data-accent={item.isAccent === true ? '' : undefined}
              data-chosen={index === chosen ? '' : undefined}
            >
              {(!isLong(items) || item.isPeak === true) && (
                <span data-peak={item.isPeak === true ? '' : undefined}>{print(item.value)}</span>
              )}
              <i style={{ height: heightPx(item), clipPath: barCut(`${item.key}-${item.value}`) }} />
              {index === chosen && (
                <ChartBubble
                  style={{ bottom: heightPx(item) + 4, ...bubbleShift(index / Math.max(1, items.length - 1)) }}
                >
                  {item.name}
                  <b>{format(item.value)}</b>
                </ChartBubble>
              )}
            </Bar>
          ))}
        </Columns>
        {children}
      </BarPlot>
    </Scroll>
  );
}
