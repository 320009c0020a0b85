/**
 * Text for the inside of an element or a quoted attribute: for letters and pages that no framework
 * writes.
 */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
