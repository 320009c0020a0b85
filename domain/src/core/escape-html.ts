/**
 * Escapes text for an element or a quoted attribute, in HTML that is not created by React (mails,
 * feeds).
 */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
