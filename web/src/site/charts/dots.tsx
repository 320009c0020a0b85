import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { Axes, percent } from './axes.tsx';
import { Caption, Figure } from './chart-parts.tsx';
import { logScale } from './scale.ts';
import { styled } from '../../shared/ui/styled.ts';

const HEIGHT_PX = 380;

// The link is 24 px wide, the dot in it 12 px: neighbours may be close together.
const Dot = styled(TextLink)(({ theme }) => ({
  position: 'absolute',
  width: 24,
  height: 24,
  margin: '0 0 -12px -12px',
  borderRadius: '50%',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 6,
    borderRadius: '50%',
    forcedColorAdjust: 'none',
    backgroundColor: 'var(--fs-palette-bulb)',
    border: '1px solid var(--fs-palette-background-default)',
  },
  '& > span': {
    ...theme.typography.meta,
    position: 'absolute',
    bottom: 24,
    padding: '4px 10px',
    width: 'max-content',
    maxWidth: 220,
    color: 'var(--fs-palette-background-default)',
    backgroundColor: 'var(--fs-palette-text-primary)',
    // Not `display: none`: the text is the link's name.
    opacity: 0,
    pointerEvents: 'none',
  },
  '& b': { display: 'block', overflowWrap: 'anywhere' },
  '&:hover, &:focus-visible': { zIndex: 1 },
  '&:hover > span, &:focus-visible > span': { opacity: 1 },
}));

export type DotItem = {
  key: string;
  name: string;
  lang: string | undefined;
  to: string;
  /** Positive values; others have no place in the chart. */
  x: number;
  y: number;
};

/**
 * One dot a film, each a link that shows its name and values when a pointer or the focus is on it.
 * Each tick of the axes is ten times the one before. A table of the page must have the same values.
 */
export function Dots({
  items,
  xName,
  yName,
  format,
  caption,
}: {
  items: readonly DotItem[];
  xName: string;
  yName: string;
  format: (value: number) => string;
  caption: string;
}) {
  const drawn = items.filter(({ x, y }) => x > 0 && y > 0);
  const [xScale, yScale] = [logScale(drawn.map(({ x }) => x)), logScale(drawn.map(({ y }) => y))];
  return (
    <Figure>
      <Axes x={{ scale: xScale, text: format }} y={{ scale: yScale, text: format }} xName={xName} heightPx={HEIGHT_PX}>
        {drawn.map(({ key, name, lang, to, x, y }) => (
          <Dot key={key} to={to} style={{ left: percent(xScale.at(x)), bottom: percent(yScale.at(y)) }}>
            {/* Starts further left the further right the dot is, so that it stays in the chart. */}
            <span style={{ left: 12, transform: `translateX(-${percent(xScale.at(x))})` }}>
              <b lang={lang}>{name}</b> <span>{`${xName} ${format(x)}, ${yName.toLowerCase()} ${format(y)}`}</span>
            </span>
          </Dot>
        ))}
      </Axes>
      <Caption>{caption}</Caption>
    </Figure>
  );
}
