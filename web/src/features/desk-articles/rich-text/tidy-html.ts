/**
 * The editor's HTML in the form in which articles are stored: no paragraph around the one line of a
 * list item or cell, no spans of one, no empty captions. What is stored and what the editor says of
 * it are then alike, so that only edits make a difference.
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
      // A picture that stood in a paragraph of its own left it.
      .replace(/<p><\/p>(?=<img\b)/g, '')
      .replace(/^(?:<p><\/p>)+|(?:<p><\/p>)+$/g, '')
  );
}
