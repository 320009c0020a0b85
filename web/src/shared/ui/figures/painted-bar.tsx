import { styled } from '../styled.ts';

const Track = styled('span')({
  display: 'block',
  height: 14,
  backgroundColor: 'var(--fs-palette-raised)',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
const Paint = styled('span')({
  display: 'block',
  height: '100%',
  transition: 'width 600ms cubic-bezier(.2,.8,.2,1)',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    backgroundColor: 'CanvasText !important',
    '&[data-highlighted]': { backgroundColor: 'Highlight !important' },
  },
});

/**
 * A bar that looks painted by hand, 14 px high, filled to `percent` (0 to 100). Without `color` it
 * is pink if `isHighlighted`, otherwise plum. Screen readers do not read the bar, so show the
 * figure beside it.
 */
export function PaintedBar({
  percent,
  isHighlighted = false,
  color,
}: {
  percent: number;
  isHighlighted?: boolean;
  color?: string;
}) {
  return (
    <Track aria-hidden="true">
      <Paint
        data-painted=""
        data-highlighted={isHighlighted ? '' : undefined}
        style={{
          width: `${Math.min(100, Math.max(0, percent))}%`,
          clipPath: 'polygon(0 6%, 38% 0, 99% 4%, 100% 58%, 98.8% 100%, 46% 94%, 0 100%)',
          backgroundColor: color ?? (isHighlighted ? 'var(--fs-palette-category-celebrities-text)' : '#8F5A72'),
        }}
      />
    </Track>
  );
}
