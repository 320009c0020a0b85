import { z } from 'zod';
import { emailField } from '../core/fields.ts';

/**
 * `POST /api/newsletter/subscribe`, `DELETE /api/newsletter/unsubscribe`, and the schema of the
 * form.
 */
export const newsletterEmail = z.object({ email: emailField('Please enter a valid email address') });
