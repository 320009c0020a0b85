import { rankColor } from '@first-show/domain/box-office/figures';
import { ANEK } from '../art/families.ts';
import { styled } from '../styled.ts';

const PETALS = 12;
// Twelve petals around a disc, computed once.
const petals = Array.from({ length: PETALS }, (_, index) => {
  const angle = (index / PETALS) * 2 * Math.PI;
  return { x: (21 + Math.cos(angle) * 16.2).toFixed(1), y: (21 + Math.sin(angle) * 16.2).toFixed(1) };
});
const path = petals.map(({ x, y }) => `M${x} ${y}m-4.7 0a4.7 4.7 0 1 0 9.4 0a4.7 4.7 0 1 0-9.4 0`).join('');

const colors = {
  gold: { petal: '#FFB92E', text: '#2A0B14' },
  grey: { petal: '#C9C3C6', text: '#2A0B14' },
  orange: { petal: '#F0813A', text: '#2A0B14' },
  dark: { petal: '#54404A', text: '#FCEFE1' },
} as const;

const Flower = styled('span')({
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.625rem',
  height: '2.625rem',
  // Keep these colours in forced-colours mode: they show the rank, and the number is readable only
  // on the colour of the petals.
  forcedColorAdjust: 'none',
  fontFamily: ANEK,
  fontWeight: 800,
  fontStretch: '75%',
  fontSize: '1.3125rem',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  '& svg': { position: 'absolute', inset: 0 },
  '& b': { position: 'relative', fontWeight: 'inherit', transform: 'translateY(.06em)' },
});

/**
 * A rank on a marigold flower: 1 is gold, 2 grey, 3 orange, the others dark grey. The number is
 * real text; without a rank (`null`) it is a dash.
 */
export function MarigoldRank({ rank, size = 42 }: { rank: number | null; size?: number }) {
  const color = colors[rankColor(rank ?? Infinity)];
  return (
    <Flower
      style={{
        color: color.text,
        ...(size !== 42 && {
          width: `${size / 16}rem`,
          height: `${size / 16}rem`,
          fontSize: `${(size * 0.5) / 16}rem`,
        }),
      }}
    >
      <svg viewBox="0 0 42 42" aria-hidden="true" focusable="false">
        <circle cx="21" cy="21" r="17" fill={color.petal} />
        <path d={path} fill={color.petal} />
      </svg>
      <b>{rank ?? '–'}</b>
    </Flower>
  );
}
