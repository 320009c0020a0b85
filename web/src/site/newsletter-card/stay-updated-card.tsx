import { paths } from '@first-show/domain/core/paths';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { NewsletterCard } from './newsletter-card.tsx';

/**
 * The newsletter's ticket beside an article. Its button 'Subscribe Now' links to the form on the
 * contact page.
 */
export function StayUpdatedCard() {
  return (
    <NewsletterCard>
      <LinkButton to={`${paths.contact}#newsletter`} variant="onTicket" sx={{ width: '100%' }}>
        Subscribe Now
      </LinkButton>
    </NewsletterCard>
  );
}
