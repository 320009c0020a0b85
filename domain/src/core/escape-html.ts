/**
 * Escapes text for an element or a quoted attribute in HTML that React does not create (mails,
 * feeds).
 */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
