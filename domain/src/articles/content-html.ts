const BLOCK_TAG = /<(?:p|div|h[1-6]|ul|ol|li|blockquote|figure|table|pre|hr|section|article)\b/i;

/**
 * An article's content as HTML to render: newlines become line breaks, but only where the content has no block tags of its own;
 * between blocks they are mere white space.
 */
export function contentHtml(content: string): string {
  return BLOCK_TAG.test(content) ? content : content.replace(/\r\n?|\n/g, '<br>');
}
