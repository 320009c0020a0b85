import { styled } from '../styled.ts';

/**
 * A decorative row of painted bulbs, each 5 px wide, one every 14 px. It fills the available width.
 */
export const BulbRule = styled('span')({
  display: 'block',
  height: 5,
  minWidth: 0,
  flex: 1,
  backgroundImage: 'radial-gradient(circle at 2.5px 2.5px, var(--fs-palette-bulb) 2.2px, transparent 2.8px)',
  backgroundSize: '14px 5px',
  backgroundRepeat: 'repeat-x',
});

/**
 * The row of lit bulbs at a board's top and bottom, each 6 px wide with a glow, one every 22 px.
 */
export const BoardBulbs = styled('span')({
  display: 'block',
  height: 22,
  backgroundImage:
    'radial-gradient(circle at 50% 50%, #FFF1CE 0 1.5px, #FFD98A 3px, rgba(255,185,46,.34) 4px, transparent 8px)',
  backgroundSize: '22px 22px',
  backgroundPosition: '50% 0',
  backgroundRepeat: 'repeat-x',
});
