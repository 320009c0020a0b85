import { keyframes } from '@mui/material/styles';
import { cutEdge } from '../art/cut.ts';
import { styled } from '../styled.ts';

const sweep = keyframes({ from: { backgroundPosition: '160% 0' }, to: { backgroundPosition: '-60% 0' } });

const Shape = styled('span')({
  display: 'block',
  backgroundColor: 'var(--fs-palette-raised)',
  backgroundImage:
    'linear-gradient(100deg, transparent 35%, color-mix(in srgb, var(--fs-palette-bulb) 22%, transparent) 50%, transparent 65%)',
  backgroundSize: '220% 100%',
  backgroundRepeat: 'no-repeat',
  animation: `${sweep} 2.4s linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none', backgroundImage: 'none' },
});

/** The placeholder of a line of text. `width`: any CSS width; `height` in px. */
export function SkeletonLine({ width = '100%', height = 18 }: { width?: string; height?: number }) {
  return <Shape aria-hidden="true" style={{ width, height, marginTop: 12 }} />;
}

/** The placeholder of a picture, with the cut edges of `CutImage`. `ratio`: width / height. */
export function SkeletonPicture({ ratio, seed = 'wait' }: { ratio: number; seed?: string }) {
  return <Shape aria-hidden="true" style={{ aspectRatio: String(ratio), clipPath: cutEdge(seed) }} />;
}
