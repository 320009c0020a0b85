import { lazyForm } from '../../shared/ui/controls/lazy-form.tsx';

/** The newsletter form of the footer and the tickets, loaded lazily. */
export const LazyNewsletterForm = lazyForm({
  name: 'newsletter',
  load: () => import('./newsletter-form.tsx').then((module) => module.NewsletterForm),
});
