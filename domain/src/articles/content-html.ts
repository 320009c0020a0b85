const BLOCK_TAG = /<(?:p|div|h[1-6]|ul|ol|li|blockquote|figure|table|pre|hr|section|article)\b/i;

/** A tag with its attributes, or an end of line. No tag runs over a '<': from each of many it would run to the end of the text. */
const TAG_OR_LINE_END = /<\/?[a-z](?:"[^"<]*"|'[^'<]*'|[^"'<>])*>|\r\n?|\n/gi;

/**
 * An article's content as HTML to render: newlines become line breaks, but only where the content has no block tags of its own;
 * between blocks they are mere white space. Those inside a tag, as in the description of a picture, stay as they are.
 */
export function contentHtml(content: string): string {
  return BLOCK_TAG.test(content) ? content : content.replace(TAG_OR_LINE_END, (found) => (found.startsWith('<') ? found : '<br>'));
}
