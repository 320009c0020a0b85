import { site } from '@first-show/domain/core/site';
import { scallopMask } from '../../shared/ui/art/cut.ts';
import { NEWSLETTER_PROMISE } from '../../shared/ui/newsletter-promise.ts';
import { WithoutScript } from '../../shared/ui/page/without-script.tsx';
import { LazyNewsletterForm } from './lazy-newsletter-form.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Ticket = styled('section')(({ theme }) => ({
  backgroundColor: '#FFB92E',
  // This focus ring has a contrast of 10:1 on the ticket's yellow. The dark scheme's ring would
  // have 1.3:1.
  '--fs-palette-focus': '#2A0B14',
  color: '#2A0B14',
  padding: '44px 24px 40px',
  mask: scallopMask(9, 24),
  display: 'grid',
  gap: 24,
  alignItems: 'center',
  scrollMarginTop: 24,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
    padding: '52px 48px',
    gap: 48,
  },
  '&:focus-visible': { outlineColor: '#2A0B14', outlineOffset: -8 },
}));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: '0 0 8px' }));
const Line = styled('p')({ margin: 0, fontSize: '1.0625rem', fontWeight: 500, maxWidth: '26.5em' });

/**
 * The newsletter form as a ticket in full width, on the contact page. Links to this ticket are in
 * articles ('Subscribe Now') and, where scripts are disabled, in place of every newsletter form
 * ('How to subscribe').
 */
export function NewsletterTicket({ id }: { id: string }) {
  return (
    <Ticket id={id} aria-labelledby={`${id}-title`}>
      <div>
        <Title id={`${id}-title`}>Stay Updated</Title>
        <Line>{NEWSLETTER_PROMISE}</Line>
      </div>
      <div>
        <LazyNewsletterForm id={`${id}-page`} tone="ticket" />
        <WithoutScript style={{ color: 'inherit' }}>
          The form needs JavaScript.{' '}
          <a href={`mailto:${site.email.general}?subject=Newsletter`} style={{ color: 'inherit' }}>
            Write to us
          </a>{' '}
          and we will add you.
        </WithoutScript>
      </div>
    </Ticket>
  );
}
