import type { ReactNode } from 'react';
import { BoardBulbs } from '../art/bulbs.tsx';
import { Container } from './container.tsx';
import { styled } from '../styled.ts';

/**
 * Sets the palette's CSS variables to the colours of the dark scheme, in both schemes, so that the
 * content of a board needs no rules of its own.
 */
export const boardColours = {
  '--fs-palette-text-primary': 'var(--fs-palette-boardInk)',
  '--fs-palette-text-secondary': 'var(--fs-palette-boardInk2)',
  '--fs-palette-text-disabled': 'var(--fs-palette-boardInk3)',
  '--fs-palette-divider': 'var(--fs-palette-boardHairline)',
  '--fs-palette-success-main': 'var(--fs-palette-boardUp)',
  '--fs-palette-error-main': 'var(--fs-palette-boardDown)',
  '--fs-palette-primary-main': '#FFB92E',
  '--fs-palette-primary-light': '#FFC95C',
  '--fs-palette-primary-dark': '#FFC95C',
  '--fs-palette-primary-contrastText': '#2A0B14',
  '--fs-palette-bulb': '#FFB92E',
  '--fs-palette-edge': '#94707F',
  '--fs-palette-focus': '#FFE08A',
  '--fs-palette-background-default': 'var(--fs-palette-board)',
  '--fs-palette-background-paper': '#27101C',
  '--fs-palette-raised': '#341826',
  '--fs-palette-tint': '#42251F',
  backgroundColor: 'var(--fs-palette-board)',
  color: 'var(--fs-palette-boardInk)',
  colorScheme: 'dark',
} as const;
const Full = styled('section')(boardColours);

/**
 * A full-bleed board, dark in both schemes, with a row of lit bulbs at top and bottom (not with
 * `bulbs={false}`, as in the footer). The children are in the page's column and use the dark
 * scheme's colours.
 */
export function Board({
  children,
  bulbs = true,
  as = 'section',
  labelledBy,
}: {
  children: ReactNode;
  bulbs?: boolean;
  as?: 'section' | 'div' | 'footer';
  labelledBy?: string;
}) {
  return (
    <Full as={as} aria-labelledby={labelledBy}>
      {bulbs && <BoardBulbs aria-hidden="true" style={{ paddingTop: 6, boxSizing: 'content-box' }} />}
      <Container>{children}</Container>
      {bulbs && <BoardBulbs aria-hidden="true" style={{ paddingBottom: 6, boxSizing: 'content-box' }} />}
    </Full>
  );
}
