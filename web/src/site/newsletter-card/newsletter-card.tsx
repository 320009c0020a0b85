import type { ReactNode } from 'react';
import { scallopMask } from '../../shared/ui/art/cut.ts';
import { NEWSLETTER_PROMISE } from '../../shared/ui/newsletter-promise.ts';
import { RAIL_HEADING } from '../../shared/ui/page/section-heading.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Ticket = styled('section')({
  padding: '36px 24px 34px',
  backgroundColor: '#FFB92E',
  // This focus ring has a contrast of 10:1 on the ticket's yellow. The dark scheme's ring would
  // have 1.3:1.
  '--fs-palette-focus': '#2A0B14',
  color: '#2A0B14',
  mask: scallopMask(9, 24),
});
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, fontSize: RAIL_HEADING, marginBottom: 4 }));
const Line = styled('p')({ fontSize: '1rem', lineHeight: 1.45, marginBottom: 18 });

/** The newsletter's ticket 'Stay Updated', for a rail. `children`: the form, or a link to it. */
export function NewsletterCard({ children }: { children: ReactNode }) {
  return (
    <Ticket aria-labelledby="stay-updated">
      <Title id="stay-updated">Stay Updated</Title>
      <Line>{NEWSLETTER_PROMISE}</Line>
      {children}
    </Ticket>
  );
}
