import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

// Each line lies on a band of the ground. The band is a gradient cut to the line's height: a plain
// background would be as high as the font's own box and paint over the line above.
const Strips = styled('span')({
  display: 'inline',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  padding: '0 .24em',
  backgroundImage: 'linear-gradient(var(--fs-palette-background-default), var(--fs-palette-background-default))',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 50%',
  backgroundSize: '100% 1.2em',
});

/**
 * Title strips: the lines of a headline on bands of the ground. Put it inside the heading, which
 * needs 0.24 em of room at each side.
 */
export function TitleStrips({ children }: { children: ReactNode }) {
  return <Strips>{children}</Strips>;
}
