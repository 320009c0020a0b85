import { site } from '@first-show/domain/core/site';
import { ContactDetails } from '../contact/contact-details.tsx';
import { NewsletterTicket } from '../newsletter/newsletter-ticket.tsx';
import { Container, WithRail } from '../../shared/ui/page/container.tsx';
import { lazyForm } from '../../shared/ui/controls/lazy-form.tsx';
import { PageHead } from '../../shared/ui/page/page-head.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { styled } from '../../shared/ui/styled.ts';

const LazyContactForm = lazyForm({
  name: 'contact',
  load: () => import('../contact/contact-form.tsx').then((module) => module.ContactForm),
  height: 760,
});
const Rail = styled('div')({ display: 'grid', gap: 24, alignContent: 'start' });

/** `/contact`: the form, other ways to reach us, and the newsletter. */
export function Component() {
  return (
    <Container>
      <PageHead
        title="Contact"
        standfirst="A tip, a correction, a love letter to a single screen: it all lands on one desk, and somebody reads it over chai."
        art="contact"
      />
      <WithRail>
        <section aria-labelledby="write">
          <SectionHeading title="Write to Us" id="write" />
          <LazyContactForm email={site.email.general} />
        </section>
        <Rail>
          <ContactDetails />
        </Rail>
      </WithRail>
      <div style={{ margin: '64px 0' }}>
        <NewsletterTicket id="newsletter" />
      </div>
    </Container>
  );
}
