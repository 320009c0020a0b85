/**
 * Converts the editor's HTML to the stored form: no paragraph around the only line of a list item
 * or cell, no spans of one, no empty captions. Stored and edited HTML are then equal unless
 * somebody edited the text.
 */
export function tidyHtml(html: string): string {
  return (
    html
      .replace(
        /<(li|td|th)((?:\s[^<>]*)?)><p>((?:(?!<\/?(?:p|ul|ol|li|table|blockquote|figure)\b)[\s\S])*)<\/p><\/\1>/g,
        '<$1$2>$3</$1>',
      )
      .replace(/ (?:colspan|rowspan)="1"/g, '')
      .replace(/<figcaption><\/figcaption>/g, '')
      // Drop the empty paragraph that a picture left behind.
      .replace(/<p><\/p>(?=<img\b)/g, '')
      .replace(/^(?:<p><\/p>)+|(?:<p><\/p>)+$/g, '')
  );
}
