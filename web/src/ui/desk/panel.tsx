import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

const Section = styled('section')({
  backgroundColor: 'var(--fs-palette-background-paper)',
  padding: '20px 16px',
  '@media (min-width:600px)': { padding: '24px' },
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 16,
});
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, fontSize: '1.375rem' }));

/** A section of a desk page with its heading and actions. */
export function Panel({ title, actions, children }: { title?: string; actions?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={title === undefined ? undefined : id}>
      {(title !== undefined || actions !== undefined) && (
        <Head>
          {title !== undefined && <Title id={id}>{title}</Title>}
          {actions}
        </Head>
      )}
      {children}
    </Section>
  );
}
