import type { ReactNode } from 'react';
import { TicketPanel } from '../../shared/ui/page/ticket-panel.tsx';
import { styled } from '../../shared/ui/styled.ts';

export type LegalSection = { id: string; title: string; content: ReactNode };

const Layout = styled('div')({
  display: 'grid',
  gap: 44,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBottom: 64,
  '@media (min-width:1000px)': {
    gridTemplateColumns: 'minmax(0, 304px) minmax(0, 720px)',
    columnGap: 72,
    '& > nav': { position: 'sticky', top: 24, alignSelf: 'start' },
  },
});
const Contents = styled('ol')({
  listStyle: 'none',
  counterReset: 'part',
  margin: 0,
  padding: 0,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '8px 0',
    color: 'inherit',
    fontWeight: 600,
    lineHeight: 1.3,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
  '& a::before': {
    counterIncrement: 'part',
    content: 'counter(part)',
    flex: 'none',
    width: 32,
    fontWeight: 800,
    fontStretch: '75%',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--fs-palette-primary-main)',
  },
  '& li + li': { borderTop: '1px solid var(--fs-palette-divider)' },
});
const Part = styled('section')(({ theme }) => ({
  scrollMarginTop: 24,
  '& + &': { marginTop: 44, paddingTop: 32, borderTop: '1px solid var(--fs-palette-divider)' },
  '& h2': { ...theme.typography.h3, fontSize: '1.75rem', margin: '0 0 14px' },
  '& h3': { ...theme.typography.h4, margin: '24px 0 6px' },
  '& p, & ul': { ...theme.typography.body1, fontSize: '1.1875rem', margin: '0 0 14px' },
  '& ul': { paddingLeft: 22 },
  '& li': { marginBottom: 8, '&::marker': { color: 'var(--fs-palette-bulb)' } },
  '& a': {
    color: 'inherit',
    textDecorationColor: 'var(--fs-palette-primary-main)',
    textDecorationThickness: 2,
    textUnderlineOffset: 4,
  },
}));

/** A legal text: its table of contents on a ticket, then its sections. */
export function LegalDocument({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <Layout>
      <nav aria-label="On this page">
        <TicketPanel title="On this page">
          <Contents>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </Contents>
        </TicketPanel>
      </nav>
      <div>
        {sections.map(({ id, title, content }) => (
          <Part key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {content}
          </Part>
        ))}
      </div>
    </Layout>
  );
}

/** An email address as a link that opens the mail program. */
export function MailLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}
