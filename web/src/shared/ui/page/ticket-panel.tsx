import type { Theme } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { RAIL_HEADING } from './section-heading.tsx';
import { styled } from '../styled.ts';

const HEAD = 62;
const Panel = styled('section')({
  backgroundColor: 'var(--fs-palette-background-paper)',
  padding: '0 24px 28px',
  mask:
    `radial-gradient(circle 9px at 0 ${HEAD}px, #0000 97%, #000) 0 0 / 51% 100% no-repeat, ` +
    `radial-gradient(circle 9px at 100% ${HEAD}px, #0000 97%, #000) 100% 0 / 51% 100% no-repeat`,
});
const Head = styled('div')({
  height: HEAD,
  paddingTop: 8,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginInline: -6,
  paddingInline: 6,
  borderBottom: '2px dashed var(--fs-palette-divider)',
  marginBottom: 24,
});
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, fontSize: RAIL_HEADING, margin: 0 }));

/**
 * A panel that looks like a ticket: a stub with `title` and `aside`, a dashed line with notches,
 * then the content.
 */
export function TicketPanel({
  title,
  aside,
  children,
  id,
  ref,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
  id?: string;
  ref?: Ref<HTMLElement>;
}) {
  return (
    <Panel ref={ref} aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        {aside !== undefined && <Aside>{aside}</Aside>}
      </Head>
      {children}
    </Panel>
  );
}
const Aside = styled('span')(({ theme }) => ({
  ...theme.typography.meta,
  fontWeight: 600,
  color: 'var(--fs-palette-text-disabled)',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
}));

/**
 * Styles of a grid with two tickets per row from 800 px on. A single ticket, and a child that is no
 * ticket, has the full width.
 */
export const wideTickets = (theme: Theme) => ({
  [theme.breakpoints.up('md')]: {
    '--fs-estimated-height': '620px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 24,
    alignItems: 'stretch',
    '& > :not(section), & > section:only-of-type': { gridColumn: '1 / -1' },
  },
});
