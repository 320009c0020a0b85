import { z } from 'zod';
import { emailField, lineField, textField } from '../core/fields.ts';
import { CONTACT_MAX, CONTACT_MIN } from '../core/limits.ts';

export const contactCategories = ['general', 'feedback', 'partnership', 'press', 'technical'] as const;

/** `POST /api/contact`, and the schema of the form. */
export const newMessage = z.object({
  name: lineField([CONTACT_MIN.name, 'Name must be at least 2 characters'], [CONTACT_MAX.name, 'Name too long']),
  email: emailField('Please enter a valid email address'),
  category: z.enum(contactCategories, 'Please select a category'),
  subject: lineField(
    [CONTACT_MIN.subject, 'Subject must be at least 5 characters'],
    [CONTACT_MAX.subject, 'Subject too long'],
  ),
  message: textField(
    [CONTACT_MIN.message, 'Message must be at least 10 characters'],
    [CONTACT_MAX.message, 'Message too long'],
  ),
});
export type NewMessage = z.output<typeof newMessage>;
