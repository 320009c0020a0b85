import type { ReactNode } from 'react';
import { styled } from '../styled.ts';

// Each line of text has a band behind it. The band is a gradient of limited height, because a plain
// background would be as high as the font's box and cover the line above.
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
 * Draws the lines of a headline on bands in the background colour. Put it inside the heading; it
 * needs 0.24 em of room at each side.
 */
export function TitleStrips({ children }: { children: ReactNode }) {
  return <Strips>{children}</Strips>;
}
