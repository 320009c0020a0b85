import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Line } from './stack.ts';

/** The background of a section or a card. */
export const Sheet = styled('section')({
  backgroundColor: 'var(--fs-palette-background-paper)',
  padding: '20px 16px',
  '@media (min-width:600px)': { padding: 24 },
});
export const SectionTitle = styled('h2')(({ theme }) => ({ ...theme.typography.h4, fontSize: '1.375rem' }));

export function Panel({ title, actions, children }: { title?: string; actions?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Sheet aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <Line sx={{ justifyContent: 'space-between', gap: 3, mb: 4 }}>
          <SectionTitle id={id}>{title}</SectionTitle>
          {actions}
        </Line>
      )}
      {children}
    </Sheet>
  );
}
