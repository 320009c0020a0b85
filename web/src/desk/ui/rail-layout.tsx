import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Stack } from './stack.ts';

const Grid = styled(Stack)({
  gap: 44,
  '@media (min-width:1000px)': { gridTemplateColumns: 'minmax(0, 1fr) 316px', columnGap: 48 },
});

type Props = { rail: ReactNode; railLabel: string; children: ReactNode };

/** Content with a side column (`rail`). Below 1000 px the rail is below the content. */
export function RailLayout({ rail, railLabel, children }: Props) {
  return (
    <Grid>
      <div>{children}</div>
      <Stack as="aside" aria-label={railLabel} sx={{ gap: 8, alignContent: 'start' }}>
        {rail}
      </Stack>
    </Grid>
  );
}
