import { Axes, percent } from './axes.tsx';
import { Caption, Figure, HiddenRange, Legend, Plot, SERIES_COLOURS } from './chart-parts.tsx';
import { linearScale, type Scale } from './scale.ts';
import { useChoice } from './use-choice.ts';
import { styled } from '../../shared/ui/styled.ts';

const HEIGHT_PX = 320;
/** Lines differ in their dashes, too, for readers who cannot tell the colours apart. */
const DASHES = [undefined, '9 5', '2 5', '14 4 2 4'] as const;

const Drawing = styled(Plot)({ position: 'absolute', inset: 0 });
const Svg = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'none',
  strokeWidth: 3,
  strokeLinejoin: 'round',
  forcedColorAdjust: 'none',
});
const Dot = styled('i')({
  position: 'absolute',
  width: 11,
  height: 11,
  margin: '0 0 -5px -5px',
  borderRadius: '50%',
  forcedColorAdjust: 'none',
});
const Rule = styled('i')({
  position: 'absolute',
  top: 0,
  bottom: 0,
  borderLeft: '2px solid var(--fs-palette-text-primary)',
});

type Point = { x: number; value: number };
export type Line = {
  key: string;
  name: string;
  lang: string | undefined;
  /** By `x`, from left to right. */
  points: readonly Point[];
};

/** The x values that any line has, in order. */
const choicesOf = (lines: readonly Line[]): number[] =>
  [...new Set(lines.flatMap(({ points }) => points.map(({ x }) => x)))].sort((a, b) => a - b);

/**
 * Up to four lines. Tap, hover, focus and arrow keys choose a place on the horizontal axis,
 * whose values the legend shows; before that it shows the last value of each line. At least one
 * line must have a point. Show a table with the same values near the chart.
 */
export function Lines({
  lines,
  xScale,
  xText,
  xName,
  format,
  label,
  caption,
}: {
  lines: readonly Line[];
  xScale: Scale;
  /** A tick of the horizontal axis. */
  xText: (x: number) => string;
  xName: string;
  format: (value: number) => string;
  /** The name of the chart for screen readers. */
  label: string;
  caption: string;
}) {
  const choices = choicesOf(lines);
  const yScale = linearScale(Math.max(...lines.flatMap(({ points }) => points.map(({ value }) => value))), 1_000_000);
  const { chosen, onKeyDown, plot, range } = useChoice(choices.length, (element, clientX) => {
    const { left, width } = element.getBoundingClientRect();
    const distance = (x: number) => Math.abs(xScale.at(x) - (clientX - left) / width);
    return choices.reduce((best, x, index) => (distance(x) < distance(choices[best] ?? 0) ? index : best), 0);
  });
  const x = chosen === null ? null : (choices[chosen] ?? null);
  const valueAt = ({ points }: Line, at: number) => points.find((point) => point.x === at)?.value;
  const textAt = (line: Line, at: number | null): string => {
    const value = at === null ? line.points.at(-1)?.value : valueAt(line, at);
    return value === undefined ? '—' : format(value);
  };
  const spokenAt = x ?? choices[0] ?? 0;
  return (
    <Figure onKeyDown={onKeyDown}>
      <Legend
        entries={lines.map((line, index) => ({
          name: line.name,
          lang: line.lang,
          color: SERIES_COLOURS[index] ?? '',
          value: textAt(line, x),
        }))}
        heading={x === null ? 'Latest' : `${xName} ${xText(x)}`}
      />
      <Axes
        x={{ scale: xScale, text: xText }}
        y={{ scale: yScale, text: (value) => (value === 0 ? '0' : format(value)) }}
        xName={xName}
        heightPx={HEIGHT_PX}
      >
        <HiddenRange
          {...range}
          aria-label={label}
          aria-valuetext={`${xName} ${xText(spokenAt)}: ${lines.map((line) => `${line.name} ${textAt(line, spokenAt)}`).join(', ')}`}
        />
        <Drawing {...plot} aria-hidden="true">
          <Svg viewBox="0 0 100 100" preserveAspectRatio="none">
            {lines.map(({ key, points }, index) => (
              <path
                key={key}
                d={points
                  .map((point, at) => {
                    const [left, top] = [xScale.at(point.x) * 100, 100 - yScale.at(point.value) * 100];
                    return `${at === 0 ? 'M' : 'L'}${left.toFixed(2)} ${top.toFixed(2)}`;
                  })
                  .join('')}
                stroke={SERIES_COLOURS[index]}
                strokeDasharray={DASHES[index]}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </Svg>
          {lines.map(({ key, points }, index) => {
            // The end of a line, so that a film of one day is visible; or the chosen point.
            const end = x === null ? points.at(-1) : points.find((point) => point.x === x);
            if (end === undefined) return null;
            return (
              <Dot
                key={key}
                style={{
                  left: percent(xScale.at(end.x)),
                  bottom: percent(yScale.at(end.value)),
                  backgroundColor: SERIES_COLOURS[index],
                }}
              />
            );
          })}
          {x !== null && <Rule style={{ left: percent(xScale.at(x)) }} />}
        </Drawing>
      </Axes>
      <Caption>{caption}</Caption>
    </Figure>
  );
}
