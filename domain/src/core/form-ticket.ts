/** The kinds of forms. A form ticket is valid for one kind only. */
export const formKinds = ['comment', 'contact', 'newsletter'] as const;
export type FormKind = (typeof formKinds)[number];

/** The request header with a solved ticket: JSON in base64. */
export const FORM_TICKET_HEADER = 'X-Form-Ticket';
