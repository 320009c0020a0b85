/**
 * Converts the editor's HTML to the stored form, so that both are equal until somebody edits the
 * text. Removes paragraphs around the only line of a list item or cell, `colspan="1"`, and empty
 * captions and titles.
 */
export function tidyHtml(html: string): string {
  return (
    html
      .replace(
        /<(li|td|th)((?:\s[^<>]*)?)><p>((?:(?!<\/?(?:p|ul|ol|li|table|blockquote|figure)\b)[\s\S])*)<\/p><\/\1>/g,
        '<$1$2>$3</$1>',
      )
      .replace(/ (?:colspan|rowspan)="1"/g, '')
      .replace(/<(figcaption|caption)><\/\1>/g, '')
      .replace(/(<aside\b[^<>]*>)<h3><\/h3>/g, '$1')
      // Drop the empty paragraph that a picture left behind.
      .replace(/<p><\/p>(?=<img\b)/g, '')
      .replace(/^(?:<p><\/p>)+|(?:<p><\/p>)+$/g, '')
  );
}
