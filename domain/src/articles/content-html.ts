const BLOCK_TAG = /<(?:p|div|h[1-6]|ul|ol|li|blockquote|figure|table|pre|hr|section|article)\b/i;

/**
 * A tag with its attributes, or an end of line. No tag runs over a '<': from each of many it would
 * run to the end of the text.
 */
const TAG_OR_LINE_END = /<\/?[a-z](?:"[^"<]*"|'[^'<]*'|[^"'<>])*>|\r\n?|\n/gi;

/**
 * The mark that a quote begins with. Its page draws a large one there, and two would stand side by
 * side.
 */
const QUOTE_START = /(<blockquote\b[^<>]*>\s*(?:<p\b[^<>]*>\s*)?)(?:[“"]|&ldquo;|&quot;|&#8220;)\s*/gi;

/**
 * An article's content as HTML to render: newlines become line breaks, but only where the content
 * has no block tags of its own; between blocks they are mere white space. Those inside a tag, as in
 * the description of a picture, stay as they are. A quote loses the mark that it begins with.
 */
export function contentHtml(content: string): string {
  return BLOCK_TAG.test(content)
    ? content.replace(QUOTE_START, '$1')
    : content.replace(TAG_OR_LINE_END, (found) => (found.startsWith('<') ? found : '<br>'));
}
