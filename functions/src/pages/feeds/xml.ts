const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

// Matches characters that XML 1.0 forbids even in escaped form. A single one makes a feed
// unreadable.
const FORBIDDEN =
  // eslint-disable-next-line no-control-regex -- the pattern must match control characters
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Escapes text for an XML element or attribute, and removes characters that XML forbids. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => escapes[character] ?? character);
