/**
 * Escapes text for the inside of an element or a quoted attribute, in HTML that no framework writes
 * (letters, feeds).
 */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
