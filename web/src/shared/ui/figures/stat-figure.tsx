import type { CSSProperties, ReactNode } from 'react';
import { styled } from '../styled.ts';

/**
 * A row of figures with lines between them: two per line, four from 800 px on. Renders a `dl`; its
 * children are `StatFigure`s.
 */
export const StatRow = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: 24,
  '& > div': { paddingInline: 24, borderLeft: '1px solid var(--fs-palette-divider)' },
  '& > div:nth-of-type(2n+1)': { paddingLeft: 0, borderLeft: 0 },
  [theme.breakpoints.down('sm')]: { '& > div': { paddingInline: 16 } },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > div:nth-of-type(2n+1)': { paddingLeft: 24, borderLeft: '1px solid var(--fs-palette-divider)' },
    '& > div:first-of-type': { paddingLeft: 0, borderLeft: 0 },
  },
}));
const Item = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  minWidth: 0,
});
const Figure = styled('dd')(({ theme }) => ({
  ...theme.typography.figure,
  margin: 0,
  whiteSpace: 'nowrap',
  // A narrow phone has two columns, and '₹1,398.4 Cr' must fit into one.
  fontSize: 'min(var(--fs-figure-size) * .8, 8.8vw)',
  [theme.breakpoints.up('md')]: { fontSize: 'var(--fs-figure-size)' },
}));
const Label = styled('dt')(({ theme }) => ({
  ...theme.typography.meta,
  fontWeight: 600,
  color: 'var(--fs-palette-text-disabled)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
}));
const Note = styled('span')(({ theme }) => ({
  ...theme.typography.meta,
  flexBasis: '100%',
  color: 'var(--fs-palette-text-disabled)',
}));

/**
 * A large figure with its label below, for `StatRow`. `size` is the font size in px, `note` a
 * second line.
 */
export function StatFigure({
  value,
  label,
  note,
  size = 34,
  prominent = false,
}: {
  value: ReactNode;
  label: ReactNode;
  note?: ReactNode;
  size?: number;
  /** Shows the label in the main text colour. */
  prominent?: boolean;
}) {
  return (
    <Item>
      <Label style={prominent ? { color: 'var(--fs-palette-text-primary)', fontSize: '1rem' } : undefined}>
        {label}
        {note !== undefined && <Note>{note}</Note>}
      </Label>
      <Figure style={{ '--fs-figure-size': `${size / 16}rem` } as CSSProperties}>{value}</Figure>
    </Item>
  );
}
