import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Stack } from './stack.ts';

const BESIDE = { gridTemplateColumns: 'minmax(0, 1fr) 316px', columnGap: 48 };
const Grid = styled(Stack)({
  gap: 44,
  '@media (min-width:1000px)': { '&[data-rail="narrow"]': BESIDE },
  '@media (min-width:1600px)': { '&[data-rail="wide"]': BESIDE },
});

type Props = { rail: ReactNode; railLabel: string; isWide?: boolean; children: ReactNode };

/**
 * Content with a side column (`rail`). Below 1000 px, or 1600 px for wide content such as a sheet,
 * the rail is below the content.
 */
export function RailLayout({ rail, railLabel, isWide = false, children }: Props) {
  return (
    <Grid data-rail={isWide ? 'wide' : 'narrow'}>
      <div>{children}</div>
      <Stack as="aside" aria-label={railLabel} sx={{ gap: 8, alignContent: 'start' }}>
        {rail}
      </Stack>
    </Grid>
  );
}
