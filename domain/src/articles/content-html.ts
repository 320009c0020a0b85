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
 * An article's content as HTML to render. If the content has no block tags, newlines become line
 * breaks, except inside a tag (such as in an alt text). If the content has block tags, newlines
 * stay, because a browser shows them as spaces. The opening quotation mark of a block quote is then
 * removed.
 */
export function contentHtml(content: string): string {
  return BLOCK_TAG.test(content)
    ? content.replace(QUOTE_START, '$1')
    : content.replace(TAG_OR_LINE_END, (found) => (found.startsWith('<') ? found : '<br>'));
}
