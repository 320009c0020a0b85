import { styled } from '@mui/material/styles';

/** A row of painted bulbs, Ø 5, pitch 14. Decoration. Fills the width it gets. */
export const BulbRule = styled('span')({
  display: 'block',
  height: 5,
  minWidth: 0,
  flex: 1,
  backgroundImage: 'radial-gradient(circle at 2.5px 2.5px, var(--fs-palette-bulb) 2.2px, transparent 2.8px)',
  backgroundSize: '14px 5px',
  backgroundRepeat: 'repeat-x',
});

/** The lit row at a board's top and bottom, Ø 6 with a glow, pitch 22. */
export const BoardBulbs = styled('span')({
  display: 'block',
  height: 22,
  backgroundImage:
    'radial-gradient(circle at 50% 50%, #FFF1CE 0 1.5px, #FFD98A 3px, rgba(255,185,46,.34) 4px, transparent 8px)',
  backgroundSize: '22px 22px',
  backgroundPosition: '50% 0',
  backgroundRepeat: 'repeat-x',
});
