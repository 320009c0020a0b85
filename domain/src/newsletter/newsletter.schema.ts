import { z } from 'zod';
import { emailField } from '../core/fields.ts';

/** `POST /api/newsletter/subscribe`, `DELETE /api/newsletter/unsubscribe`, and the form. */
export const newsletterEmail = z.object({ email: emailField('Please enter a valid email address') });

/** What a reader is told after subscribing, whether or not the address was known. */
export const SUBSCRIBED_TEXT =
  "You've been subscribed to our newsletter. Please confirm with the link in the email we just sent.";
