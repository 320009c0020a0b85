import type { ReactNode } from 'react';
import { styled } from '../styled.ts';

const Details = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  color: 'var(--fs-palette-text-secondary)',
  marginTop: 16,
  '& summary': {
    cursor: 'pointer',
    fontWeight: 700,
    minHeight: 44,
    display: 'flex',
    alignItems: 'center',
    color: 'var(--fs-palette-text-primary)',
  },
  '& summary::before': { content: '"+" / ""', width: '1em' },
  '&[open] > summary::before': { content: '"–" / ""' },
  '& li b': { color: 'var(--fs-palette-text-primary)' },
  '& ul': { margin: 0, paddingLeft: 20 },
}));

/** An explanation that a reader opens by its `summary`. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <Details>
      <summary>{summary}</summary>
      {children}
    </Details>
  );
}
