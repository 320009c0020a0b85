import { paths } from '@first-show/domain/core/paths';
import { LinkButton } from '../../ui/link-button.tsx';
import { NewsletterCard } from './newsletter-card.tsx';

/** The same ticket beside an article: its 'Subscribe Now' leads to the form on the contact page. */
export function StayUpdatedCard() {
  return (
    <NewsletterCard>
      <LinkButton to={`${paths.contact}#newsletter`} sx={{ width: '100%', bgcolor: '#2A0B14', color: '#FCEFE1', '&:hover': { bgcolor: '#4C2A3A' } }}>
        Subscribe Now
      </LinkButton>
    </NewsletterCard>
  );
}
