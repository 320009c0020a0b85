/**
 * Converts the editor's HTML to the stored form: no paragraph around the only line of a list item
 * or cell, no spans of one, no empty captions or titles. Stored and edited HTML are then equal
 * unless somebody edited the text.
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
