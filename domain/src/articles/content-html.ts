const BLOCK_TAG = /<(?:p|div|h[1-6]|ul|ol|li|blockquote|figure|table|pre|hr|section|article|aside|dl)\b/i;

/**
 * Matches a tag with its attributes, or a line end. A tag may not contain '<', because otherwise a
 * text with many '<' would take quadratic time.
 */
const TAG_OR_LINE_END = /<\/?[a-z](?:"[^"<]*"|'[^'<]*'|[^"'<>])*>|\r\n?|\n/gi;

/**
 * Matches the quotation mark at the start of a block quote, which is removed because the page draws
 * a large one.
 */
const QUOTE_START = /(<blockquote\b[^<>]*>\s*(?:<p\b[^<>]*>\s*)?)(?:[“"]|&ldquo;|&quot;|&#8220;)\s*/gi;

/**
 * An article's content as HTML to render. Newlines become line breaks if the content has no block
 * tags. (Between blocks they are white space, and inside a tag, e.g. in an alt text, they stay.)
 * The opening quotation mark of a block quote is removed.
 */
export function contentHtml(content: string): string {
  return BLOCK_TAG.test(content)
    ? content.replace(QUOTE_START, '$1')
    : content.replace(TAG_OR_LINE_END, (found) => (found.startsWith('<') ? found : '<br>'));
}
