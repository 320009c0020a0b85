import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Grid = styled('div')({
  display: 'grid',
  gap: 44,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width:1000px)': { gridTemplateColumns: 'minmax(0, 1fr) 316px', columnGap: 48 },
});
const Aside = styled('aside')({ minWidth: 0, display: 'grid', gap: 32, alignContent: 'start' });

type Props = { rail: ReactNode; railLabel?: string; children: ReactNode };

/**
 * A column and a rail of 316 px. On narrow screens the rail is below. `railLabel` names it for
 * screen readers.
 */
export function RailLayout({ rail, railLabel = 'At a glance', children }: Props) {
  return (
    <Grid>
      <div style={{ minWidth: 0 }}>{children}</div>
      <Aside aria-label={railLabel}>{rail}</Aside>
    </Grid>
  );
}
