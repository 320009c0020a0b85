/**
 * Converts the editor's HTML to the form that is stored, so that opening an article changes
 * nothing. Unwraps the only paragraph of a list item or cell. Removes spans of one cell
 * (`colspan="1"`), empty captions and titles, and empty paragraphs at both ends.
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
      // The editor moves a picture out of its paragraph. Drop the paragraph if it is then empty.
      .replace(/<p><\/p>(?=<img\b)/g, '')
      .replace(/^(?:<p><\/p>)+|(?:<p><\/p>)+$/g, '')
  );
}
