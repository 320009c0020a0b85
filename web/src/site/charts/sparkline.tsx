import { styled } from '../../shared/ui/styled.ts';

const Svg = styled('svg')({
  display: 'block',
  overflow: 'visible',
  fill: 'none',
  stroke: 'var(--fs-palette-bulb)',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '@media (forced-colors: active)': { stroke: 'CanvasText' },
});

/** The lines between values that follow each other; `null` is a gap. Coordinates are 0 to 100. */
export function sparkPath(values: readonly (number | null)[]): string {
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  return values
    .map((value, index) => {
      if (value === null) return '';
      const at = `${((index / Math.max(1, values.length - 1)) * 100).toFixed(1)} ${(100 - (value / most) * 100).toFixed(1)}`;
      // A line of no length draws a dot for a value without a neighbour.
      return (values[index - 1] ?? null) === null ? `M${at}L${at}` : `L${at}`;
    })
    .join('');
}

const WIDTH_PX = 112;
const HEIGHT_PX = 18;

/** The shape of a series, without axes and text. Draws nothing for less than two values. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  if (values.filter((value) => value !== null).length < 2) return null;
  return (
    <Svg aria-hidden="true" width={WIDTH_PX} height={HEIGHT_PX} viewBox="0 0 100 100" preserveAspectRatio="none">
      <path d={sparkPath(values)} vectorEffect="non-scaling-stroke" />
    </Svg>
  );
}
